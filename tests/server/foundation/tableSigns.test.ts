import { describe, expect, it } from 'vitest';
import { headerRowIn } from '#/server/capabilities/bulk/import/headerRow.ts';
import { type ReadRow, TableReader, TableRefused } from '#/server/foundation/tableFiles/tableReader.ts';
import { workbookOf } from '#/tests/support/workbook.ts';

async function read(file: Buffer | string, type: 'csv' | 'xlsx' = 'csv', sheet?: string) {
  const reader = new TableReader(new Uint8Array(Buffer.from(file)), type, { sheet });
  try {
    const rows: ReadRow[] = [];
    for (let next = await reader.next(); next.length; next = await reader.next()) rows.push(...next);
    return { rows, about: reader.about };
  } finally {
    await reader.close();
  }
}
const cellsOf = async (file: Buffer | string) => (await read(file)).rows.map(([, cells]) => cells);

const text = 'Name,Größe\r\nCrème brûlée,5\r\n';
const cells = [
  ['Name', 'Größe'],
  ['Crème brûlée', '5'],
];
const marked = (mark: number[], body: Buffer) => Buffer.concat([Buffer.from(mark), body]);
const bigEndian = (body: string) => Buffer.from(body, 'utf16le').swap16();

describe('letters', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', marked([0xef, 0xbb, 0xbf], Buffer.from(text)), 'utf-8'],
    ['UTF-16 with its mark, as Excel writes it', marked([0xff, 0xfe], Buffer.from(text, 'utf16le')), 'utf-16le'],
    ['UTF-16 the other way round', marked([0xfe, 0xff], bigEndian(text)), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 without a mark, the other way round', bigEndian(text), 'utf-16be'],
    ['the code page of Windows', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])('of %s', async (_name, file, encoding) => {
    const { rows, about } = await read(file);
    expect([rows.map(([, row]) => row), about.encoding]).toEqual([cells, encoding]);
  });

  it('that are neither whole nor of another kind are refused, and so is what is no text', async () => {
    const broken = Buffer.concat([Buffer.from('Name\n'), Buffer.from('Crème brûlée, Größe, Señor\n'.repeat(3)), Buffer.from([0xff, 0x0a])]);
    await expect(read(broken)).rejects.toThrow('Part of this file is in UTF-8');
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0, 0, 0, 0, 1, 0, 2, 3, 0, 9, 9, 0, 0]))).rejects.toThrow(TableRefused);
  });
});

describe('what separates cells', () => {
  it.each([',', ';', '\t', '|', '^', '~'])('is %j, seen in most lines, whatever stands in titles above and in quotes', async (sign) => {
    const file = `Price list, of May; all\n\n"Na,me"${sign}Price\n"a;b"${sign}"1,5"\nc${sign}"2,5"\n`;
    expect((await cellsOf(file)).slice(1)).toEqual([
      ['Na,me', 'Price'],
      ['a;b', '1,5'],
      ['c', '2,5'],
    ]);
  });

  it('is what the first line says, which is no row', async () => {
    expect(await read('sep=:\r\na:b\r\n')).toMatchObject({ rows: [[2, ['a', 'b']]], about: { separator: ':' } });
  });

  it('is nothing in a file of one column', async () => {
    expect(await cellsOf('Name\nTea\nCoffee\n')).toEqual([['Name'], ['Tea'], ['Coffee']]);
  });
});

describe('a workbook of several sheets', () => {
  const sheet = (cell: string) =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`;
  const relation = (id: number) => `<Relationship Id="r${id}" Type="x/worksheet" Target="worksheets/sheet${id}.xml"/>`;
  const book = workbookOf({
    'xl/workbook.xml': `<workbook><sheets><sheet name="Hidden" id="r1" state="hidden"/><sheet name="Menu" id="r2"/><sheet name="Staff" id="r3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[1, 2, 3].map(relation).join('')}</Relationships>`,
    ...{ 'xl/worksheets/sheet1.xml': sheet('h'), 'xl/worksheets/sheet2.xml': sheet('m'), 'xl/worksheets/sheet3.xml': sheet('s') },
  });

  it('reads the one that is asked for, else the first that is shown', async () => {
    expect(await read(book, 'xlsx')).toEqual({ rows: [[1, ['m']]], about: { sheet: 'Menu', sheets: ['Menu', 'Staff'] } });
    expect((await read(book, 'xlsx', 'Staff')).rows).toEqual([[1, ['s']]]);
    expect((await read(book, 'xlsx', 'Gone')).rows).toEqual([[1, ['m']]]);
  });
});

describe('the row of the headings', () => {
  const known = new Set(['name', 'price', 'sku']);
  const at = (...rows: string[][]) => headerRowIn(rows, (heading) => known.has(heading.trim().toLowerCase()));

  it('is the one with most headings that are known', () => {
    expect(at(['Price list'], ['Printed', '2026-05-01'], ['Code', 'Name', 'Price'], ['1', 'Tea', '2.50'])).toBe(2);
    expect(at(['Name'], ['Tea'])).toBe(0);
  });

  it('is else the first that is about as wide as the others, with different words', () => {
    expect(at(['Our menu', '', ''], ['2026'], ['Dish', 'Cost', 'Kind'], ['Soup', '5', 'Starter'])).toBe(2);
    expect(at(['1', 'a', 'b'], ['2', 'c', 'd'])).toBe(0);
    expect(at()).toBe(0);
  });
});
