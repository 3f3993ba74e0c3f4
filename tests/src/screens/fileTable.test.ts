import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellOf, correctedFile, readTable } from '#/src/screens/bulk/import/fileTable.ts';

const csv = (text: string) => readTable(new Blob([text]), 'taxes.csv');
const corrected = async (text: string, edits: Parameters<typeof correctedFile>[1]) =>
  (await correctedFile(await csv(text), edits, 'taxes.csv')).text();

describe('a file as an import reads it', () => {
  it('counts rows as a spreadsheet does, blank lines and cells of several lines too', async () => {
    const table = await csv('\uFEFFName,Rate\r\n"City\r\ntax",5\r\n\r\nLevy,7\r\n');
    expect(table.headers).toEqual(['Name', 'Rate']);
    expect([2, 3, 4].map((row) => cellOf(table, row, 'Name'))).toEqual(['City\r\ntax', '', 'Levy']);
    expect(cellOf(table, 4, 'Rate')).toBe('7');
    expect(cellOf(table, 9, 'Rate')).toBe('');
  });

  it('finds its headers below blank lines', async () => {
    expect((await csv('\n Name ;Rate\n5;6')).headers).toEqual(['Name', 'Rate']);
  });

  it.each([',', ';', '\t'])('is separated by %j, whatever stands inside of quotes', async (separator) => {
    const table = await csv(`"a,b;c\td"${separator}Rate\nx${separator}5`);
    expect(table).toMatchObject({ headers: ['a,b;c\td', 'Rate'], separator });
    expect(cellOf(table, 2, 'Rate')).toBe('5');
  });

  it('is refused where its bytes are not UTF-8', async () => {
    await expect(readTable(new Blob([new Uint8Array([0x4e, 0xe9, 0x0a])]), 'x.csv')).rejects.toThrow();
  });
});

describe('a corrected file', () => {
  it('is the whole file with the edits in it, separated as before', async () => {
    expect(await corrected('Name;Rate\nCity;5,5\n\nLevy;abc', { 4: { Rate: '7,5' } })).toBe('Name;Rate\r\nCity;5,5\r\n\r\nLevy;7,5');
  });

  it('fills cells behind the end of a short row', async () => {
    expect(await corrected('Name,Rate,Type\nCity', { 2: { Type: 'fixed' } })).toBe('Name,Rate,Type\r\nCity,,fixed');
  });

  it('reads back as it was where a text begins with an apostrophe or a formula’s sign', async () => {
    const text = "Name\n'=1+1\n''=2\n'n Huis\n=3";
    const before = await csv(text);
    expect(before.records.map(([cell]) => cell)).toEqual(['Name', '=1+1', "'=2", "'n Huis", '=3']);
    const after = await readTable(await correctedFile(before, {}, 'x.csv'), 'x.csv');
    expect(after.records).toEqual(before.records);
  });

  it('keeps a name that says what it is, the same after another round, and is CSV where it was a workbook', async () => {
    const table = await csv('Name\nx');
    const names = await Promise.all(
      ['our taxes.csv', 'our taxes-corrected.csv', 'book.2026.xlsx'].map(async (name) => (await correctedFile(table, {}, name)).name),
    );
    expect(names).toEqual(['our taxes-corrected.csv', 'our taxes-corrected.csv', 'book.2026-corrected.csv']);
  });
});

describe('a workbook', () => {
  type Cell = (place: string) => string;
  const cell =
    (inside: string, type = ''): Cell =>
    (place) =>
      `<c r="${place}"${type && ` t="${type}"`}>${inside}</c>`;
  const text = (value: string) => cell(`<is><t>${value}</t></is>`, 'inlineStr');
  const row = (number: number, ...cells: readonly Cell[]) =>
    `<row r="${number}">${cells.map((one, index) => one(`${'ABC'[index]}${number}`)).join('')}</row>`;

  function workbook(...rows: readonly string[]): Blob {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relations = (type: string, target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
    const sheets = `<sheets><sheet name="Taxes" sheetId="1" r:id="rId1"/></sheets>`;
    const parts = {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${sheets}</workbook>`,
      'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    };
    const zipped = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
    return new Blob([zipped.slice().buffer]);
  }

  it('is read as the texts that the host makes of it', async () => {
    const file = workbook(
      row(1, text('Name'), text('Rate'), text('Inclusive')),
      row(2, text('City'), cell('<v>0.30000000000000004</v>'), cell('<v>1</v>', 'b')),
    );
    const table = await readTable(file, 'Taxes.XLSX');
    expect(table.records).toEqual([
      ['Name', 'Rate', 'Inclusive'],
      ['City', '0.3', 'yes'],
    ]);
    expect(await (await correctedFile(table, { 2: { Rate: '4' } }, 'Taxes.XLSX')).text()).toBe('Name,Rate,Inclusive\r\nCity,4,yes');
  });
});
