import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnText, readPdf } from '#/tests/support/readPdf.ts';
import { book } from '#/tests/support/readWorkbook.ts';
import { dishesModel, dishesSources } from '#/tests/support/soldDishes.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let places: readonly number[];
const days = { date_from: '2026-03-01', date_to: '2026-03-02' };

beforeAll(async () => {
  host = await workingApp({ model: dishesModel(), sources: dishesSources });
  owner = await host.signIn('owner@demo.test');
  places = host.seeded.one.establishments;
  await host.database.platform((tx) =>
    sql`update public.establishments set currency = 'USD', timezone = 'America/New_York'
      where client_id = ${host.seeded.one.clientId}`.execute(tx),
  );
  for (const name of ['=cmd|calc', '+44', '@at', '-1+2', 'VAT'])
    await host.call('POST', '/api/tax', { establishment_id: places[0], name, rate: 12.5 }, owner);
});
afterAll(() => host.close());

describe('a workbook of a report', () => {
  test('has amounts, moments and shares as numbers in formats, and says which it is', async () => {
    const { bytes, headers } = await host.exported({ report: 'dishes', format: 'xlsx', establishment_id: places[0], ...days }, owner);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toMatch(/filename="dishes-\d{4}-\d\d-\d\d\.xlsx"/);
    if (process.env.KEEP_FILES) writeFileSync(`${process.env.KEEP_FILES}/dishes.xlsx`, bytes);
    const rows = await readSheet(bytes);
    expect(rows[0]).toEqual(['Dish', 'Last sold', 'Net sales', 'Share', 'Times']);
    expect(rows[1]).toEqual(['=SUM(A1)', expect.any(Date), 1234.5, 0.125, 2]);
    expect(rows.map(([name]) => name)).toEqual(['Dish', '=SUM(A1)', 'شاي بالنعناع', 'None', 'Total']);
    expect(rows.at(-1)).toEqual(['Total', null, 1246.5, null, 6]);
    const { look, value } = book(bytes);
    expect(look('C2')?.code).toBe('"$"#,##0.00');
    expect(look('B2')?.code).toBe('[$-409]mmm" "d", "yyyy", "h":"mm" "AM/PM');
    expect(look('D2')?.code).toBe('#,##0.0%');
    expect(value('B2')).toBeCloseTo(46082.770833, 5);
  });

  test('keeps its header in sight, its totals apart, and what was asked on a sheet of its own', async () => {
    const { bytes } = await host.exported({ report: 'dishes', format: 'xlsx', establishment_id: places[0], ...days, search: 'sum' }, owner);
    const { sheet, look, part } = book(bytes);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(look('A3')?.rest).toContain('fontId="1"');
    expect(part('xl/worksheets/sheet2.xml')).toContain('Search: sum');
    expect(part('xl/workbook.xml')).toContain('<sheet name="Dishes sold" sheetId="1" r:id="rId1"/><sheet name="What was asked"');
  });

  test('runs from right to left in Arabic', async () => {
    const { bytes } = await host.exported(
      { report: 'dishes', format: 'xlsx', language: 'ar', establishment_id: places[0], ...days },
      owner,
    );
    expect(book(bytes).sheet).toContain('<sheetView rightToLeft="1"');
    expect((await readSheet(bytes))[0]?.[0]).toBe('الطبق');
  });

  test('keeps texts that begin like a formula texts, also when they are edited', async () => {
    const { bytes } = await host.exported({ report: 'dishes', format: 'xlsx', establishment_id: places[0], ...days }, owner);
    const { sheet, look } = book(bytes);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c r="A2" t="inlineStr"/);
    expect(look('A2')?.rest).toContain('quotePrefix="1"');
    expect(look('A3')?.rest).not.toContain('quotePrefix');
  });
});

describe('what stands beside the figures on the screen', () => {
  test('is the one before and the change, where they are compared', async () => {
    const { text } = await host.exported(
      { report: 'dishes', establishment_id: places[0], ...days, columns: ['name', 'amount'], compare: 'last_year', language: 'en' },
      owner,
    );
    const [head, first] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Dish,Net sales,Net sales: before,Net sales: change,Net sales: change %');
    expect(first).toBe("'=SUM(A1),1234.5,617.25,617.25,100");
  });

  test('is each establishment beside the other, of the figure chosen', async () => {
    const asked = {
      report: 'dishes',
      establishment_ids: places.slice(0, 2),
      ...days,
      side_by_side: true,
      columns: ['name', 'amount', 'times'],
    };
    const { text } = await host.exported(asked, owner);
    const [head, first, , , total] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(`Dish,${['Harbour', 'Market'].join(',')},Net sales: Together`);
    expect(first).toBe("'=SUM(A1),1234.5,1234.5,2469");
    expect(total).toBe('Total,1246.5,1246.5,2493');
    const chosen = await host.exported({ ...asked, measure: 'times' }, owner);
    expect(chosen.text.split('\r\n')[1]).toBe("'=SUM(A1),2,2,4");
    const refused = await host.call('POST', '/api/report-export/generate', { ...asked, format: 'csv', measure: 'colour' }, owner);
    expect(refused.body.errors).toEqual({ measure: ['colour is not a field of Dishes sold'] });
  });

  test('is one line for each figure of a statement, what is taken away with a minus, its change of its own size', async () => {
    const { text } = await host.exported(
      { report: 'till', establishment_id: places[0], ...days, compare: 'last_year', language: 'en' },
      owner,
    );
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Figure,Amount,Amount: before,Amount: change,Amount: change %',
      'Gross,20,10,10,100',
      'Discounts,-5,-2.5,2.5,100',
      'Net,15,7.5,7.5,100',
      'Orders,2,1,1,100',
    ]);
  });
});

describe('a printed report', () => {
  test('says what was asked, has its headers and totals, and numbers its pages', async () => {
    const { bytes, headers } = await host.exported(
      { report: 'dishes', format: 'pdf', establishment_ids: places, ...days, time_from: '10:30', time_to: '16:00', compare: 'last_year' },
      owner,
    );
    expect(headers['content-type']).toBe('application/pdf');
    if (process.env.KEEP_FILES) writeFileSync(`${process.env.KEEP_FILES}/dishes-en.pdf`, bytes);
    const text = drawnText(bytes);
    for (const said of [
      'Dishes sold',
      'Mar 1',
      '10:30 – 16:00',
      'Harbour',
      'Compared with: Mar 2',
      'Group by: Item',
      '$3,703.50',
      '(+100%)',
      'Page 1 of 1',
      'Total',
    ])
      expect(text).toContain(said);
    const [[width, height] = [0, 0]] = readPdf(bytes).sizes;
    expect(width).toBeLessThan(height);
  });

  test('is upright where it fits, and in Arabic has its letters joined from right to left', async () => {
    const { bytes } = await host.exported(
      { report: 'dishes', format: 'pdf', language: 'ar', establishment_id: places[0], ...days, columns: ['name', 'amount'] },
      owner,
    );
    if (process.env.KEEP_FILES) writeFileSync(`${process.env.KEEP_FILES}/dishes-ar.pdf`, bytes);
    const { sizes, fonts } = readPdf(bytes);
    expect(sizes[0]?.[1]).toBeGreaterThan(sizes[0]?.[0] ?? 0);
    expect(fonts.join()).toContain('Arabic');
    // Drawn from left to right, a word of Arabic stands last letter first.
    expect(drawnText(bytes).replaceAll('\n', '')).toContain([...'الطبق'].reverse().join(''));
  });

  test('has its headers on every page', async () => {
    const { bytes } = await host.exported({ resource: 'taxes', format: 'pdf', columns: ['name', 'rate', 'status'] }, owner);
    expect(readPdf(bytes).pages).toBe(1);
    await host.database.platform((tx) =>
      sql`insert into public.taxes (client_id, establishment_id, name, rate, type, inclusive, status, created_at, updated_at)
        select client_id, establishment_id, 'Printed ' || n, 1, type, inclusive, status, created_at, updated_at
          from public.taxes, generate_series(1, 200) as n where name = 'VAT'`.execute(tx),
    );
    const long = await host.exported(
      { resource: 'taxes', format: 'pdf', columns: ['name', 'rate', 'status'], search: 'Printed', sort_by: 'id' },
      owner,
    );
    const { pages } = readPdf(long.bytes);
    expect(pages).toBeGreaterThan(3);
    const text = drawnText(long.bytes);
    expect(text.match(/^Status$/gm)).toHaveLength(pages);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text).toContain('Search: Printed');
  });
});

describe('a workbook of a list', () => {
  test('with the columns of the screen has choices and references by their names', async () => {
    const { bytes } = await host.exported(
      { resource: 'taxes', format: 'xlsx', language: 'es', columns: ['name', 'rate', 'status'], search: 'VAT' },
      owner,
    );
    expect(await readSheet(bytes)).toEqual([
      ['Nombre', 'Tasa', 'Estado'],
      ['VAT', 12.5, 'Activo'],
    ]);
  });

  test('of whole records is what an import takes', async () => {
    const { bytes } = await host.exported({ resource: 'taxes', format: 'xlsx', search: 'VAT', establishment_id: places[0] }, owner);
    const [head = [], row = []] = await readSheet(bytes);
    expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toMatchObject({ Name: 'VAT', Rate: 12.5, Status: 'active' });
    expect(book(bytes).names).not.toContain('xl/worksheets/sheet2.xml');
  });

  test('keeps texts that begin like a formula texts', async () => {
    const { bytes } = await host.exported({ resource: 'taxes', format: 'xlsx', columns: ['name'], sort_by: 'id' }, owner);
    const { look } = book(bytes);
    expect(['A2', 'A3', 'A4', 'A5', 'A6'].map((place) => look(place)?.rest?.includes('quotePrefix'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
