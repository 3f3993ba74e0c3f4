import { describe, expect, it } from 'vitest';
import { correcting } from '#/server/capabilities/bulk/import/corrections.ts';
import { type TableRow, withTable } from '#/server/capabilities/bulk/import/tableFile.ts';

const file = (lines: readonly string[]) => ({
  name: 'file.csv',
  type: 'csv' as const,
  bytes: async () => new Uint8Array(Buffer.from(lines.join('\n'))),
});
const rowsOf = (lines: readonly string[]) =>
  withTable(file(lines), {}, async (table) => {
    const rows: TableRow[] = [];
    for await (const row of table.rows()) rows.push(row);
    return rows;
  });

describe('the rows of a file', () => {
  it('are all counted, wherever one stops to read them', async () => {
    const lines = ['Name', ...Array.from({ length: 437 }, (_, at) => `Row ${at}`)];
    for (const stop of [1, 30, 130, 299, 437]) {
      const count = await withTable(file(lines), {}, async (table) => {
        let read = 0;
        for await (const _ of table.rows()) if (++read === stop) break;
        return read + (await table.count());
      });
      expect(count).toBe(437);
    }
  });

  it('end with a total that is none of them, unless somebody writes into it', async () => {
    const [tea, total] = await rowsOf(['Name,Price', 'Total,4', 'Total,4']);
    expect([tea?.isTotal, total]).toEqual([undefined, { number: 3, cells: ['Total', '4'], isTotal: true }]);
    const correct = correcting(['Name', 'Price'], { rows: { 3: { Name: 'Total' } }, values: { Price: { 4: '5' } } });
    expect(total && correct(total)).toEqual({ number: 3, cells: ['Total', '5'] });
    const elsewhere = correcting(['Name', 'Price'], { values: { Price: { 4: '5' } } });
    expect(total && elsewhere(total).isTotal).toBe(true);
  });
});
