import { describe, expect, test } from 'vitest';
import { type TableLimits, tableLimits } from '#/server/foundation/tableFiles/limits.ts';
import { type ReadRow, TableReader, TableRefused } from '#/server/foundation/tableFiles/tableReader.ts';
import { sheetXml, workbookOf } from '#/tests/support/workbook.ts';

/** Everything that a file says, read in the thread that reads files. @throws TableRefused */
async function read(file: Buffer | string, type: 'csv' | 'xlsx', limits: Partial<TableLimits> = {}): Promise<ReadRow[]> {
  const reader = new TableReader(new Uint8Array(Buffer.from(file)), type, { limits: { ...tableLimits, ...limits } });
  const all: ReadRow[] = [];
  try {
    for (let rows = await reader.next(); rows.length; rows = await reader.next()) all.push(...rows);
    return all;
  } finally {
    await reader.close();
  }
}

const refusal = (file: Buffer | string, type: 'csv' | 'xlsx', limits?: Partial<TableLimits>) =>
  read(file, type, limits).then(
    (rows) => `read ${rows.length} rows`,
    (error: unknown) => {
      if (error instanceof TableRefused) return error.message;
      throw error;
    },
  );

const text = (place: string, value = 'x') => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const book = (rows: string, parts: Readonly<Record<string, string>> = {}) =>
  workbookOf({ 'xl/worksheets/sheet1.xml': sheetXml(rows), ...parts }, 9);
const CANNOT = 'This workbook cannot be read: open it in a spreadsheet program and save it as XLSX or CSV';

/** The sizes that a zip claims for its parts, each made a hundred bytes. */
function lying(file: Buffer): Buffer {
  const lies = Buffer.from(file);
  for (let at = 0; at < lies.length - 46; at += 1) if (lies.readUInt32LE(at) === 0x02014b50) lies.writeUInt32LE(100, at + 24);
  return lies;
}

// One cell at the far corner took 40 s and then the host's memory: every cell before it was made.
test('a workbook with a cell at its far corner is refused at once, and rows between two others are not made', async () => {
  const corner = book(row(1_048_576, text('XFD1048576')));
  expect(corner.length).toBeLessThan(3_000);
  expect(await refusal(corner, 'xlsx')).toBe(
    'This file has more than 500 columns, and a value in cell XFD1048576: leave out those that are not needed',
  );
  const sheet = sheetXml(row(1, text('A1', 'Name')) + row(1_048_576, text('C1048576')) + row(1_048_577)).replace(
    '<sheetData>',
    '<dimension ref="A1:XFD1048576"/><sheetData>',
  );
  expect(await refusal(workbookOf({ 'xl/worksheets/sheet1.xml': sheet }), 'xlsx')).toMatch(/^This file has more than 1,048,576 lines/);
  expect(await read(workbookOf({ 'xl/worksheets/sheet1.xml': sheet.replace(row(1_048_577), '') }), 'xlsx')).toEqual([
    [1, ['Name']],
    [1_048_576, ['', '', 'x']],
  ]);
});

test('24 MB of empty lines are refused before they are all read', async () => {
  expect(await refusal('\n'.repeat(24 * 1024 * 1024), 'csv')).toMatch(/^This file has more than 1,048,576 lines: delete the empty ones/);
});

describe('a workbook', () => {
  const many = (count: number, xml: string) => xml.repeat(count);
  test.each<[string, Buffer, string | RegExp, Partial<TableLimits>?]>([
    [
      'that unpacks to more than it may',
      book(many(300_000, '<row></row>')),
      /holds more than 1 MB when it is unpacked/,
      { unpackedBytes: 1024 * 1024 },
    ],
    ['that unpacks to more than it says', lying(book(many(500, row(1).replace(' r="1"', '')))), CANNOT],
    [
      'with entities of its own',
      workbookOf({ 'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "bb">]>${sheetXml(row(1, text('A1', '&b;')))}` }),
      CANNOT,
    ],
    ['with elements in elements without end', book(many(100_000, '<row>')), CANNOT],
    [
      'with a text without end',
      book(row(1, text('A1', 'z'.repeat(2_000_000)))),
      /^A cell of this workbook has more than 1,048,576 characters/,
    ],
    [
      'with more texts than cells may be',
      book('', { 'xl/sharedStrings.xml': `<sst>${many(101, '<si><t>a</t></si>')}</sst>` }),
      /100 cells/,
      { cells: 100 },
    ],
    ['with more cells than may be', book(row(1, ...Array.from({ length: 101 }, () => '<c/>'))), /100 cells/, { cells: 100 }],
    [
      'whose few texts come again and again',
      book(many(20, `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`), {
        'xl/sharedStrings.xml': `<sst><si><t>${'y'.repeat(1000)}</t></si></sst>`,
      }),
      /more than 100,000 characters/,
      { characters: 100_000 },
    ],
    ['with too many rows', book(many(5, `<row>${text('').replace(' r=""', '')}</row>`)), /more than 3 rows/, { rows: 3 }],
    [
      'with too many parts',
      book('', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`xl/media/${at}.txt`, '']))),
      /more than 20 parts/,
      { parts: 20 },
    ],
    ['whose rows go backwards', book(row(2) + row(1)), CANNOT],
    ['with a row twice', book(row(1) + row(1)), CANNOT],
    ['with a cell twice', book(row(1, text('A1'), text('A1'))), CANNOT],
    ['with a cell in another row', book(row(1, text('A2'))), CANNOT],
    ['with a place that there is not', book(row(1, text('ZZZZZZZZZ99999999999999999999'))), CANNOT],
    ['with a text that there is not', book(row(1, '<c r="A1" t="s"><v>7</v></c>')), CANNOT],
    ['without a sheet', workbookOf({ 'xl/workbook.xml': '<workbook/>' }), CANNOT],
    ['that is none', Buffer.from('PK\x03\x04 but no zip'), CANNOT],
  ])('%s is refused', async (_what, file, sentence, limits) => {
    expect(await refusal(file, 'xlsx', limits)).toMatch(sentence);
  });

  test('is read as it shows: dates of both day zeros, clocks, rich texts, formulas’ results, no errors, signs beyond the first plane', async () => {
    const cells = [
      '<c r="A1" s="1"><v>44197.5</v></c>',
      '<c r="B1" s="1"><v>0.25</v></c>',
      '<c r="C1" t="s"><v>0</v></c>',
      '<c r="D1" t="str"><f>A1</f><v>made</v></c>',
      '<c r="E1" t="e"><v>#N/A</v></c>',
      text('F1', '&#128512; &amp; _x0041_'),
      '<c r="G1" t="b"><v>1</v></c>',
      '<c r="H1"><f>0.1+0.2</f><v>0.30000000000000004</v></c>',
    ];
    const shared = '<sst><si><r><t>rich</t></r><r><t xml:space="preserve"> text</t></r><rPh><t>spoken</t></rPh></si></sst>';
    const parts = { 'xl/sharedStrings.xml': shared };
    const expected = (moment: string, clock: string) => [[1, [moment, clock, 'rich text', 'made', '', '😀 & A', 'yes', '0.3']]];
    expect(await read(book(row(1, ...cells), parts), 'xlsx')).toEqual(expected('2021-01-01 12:00:00', '06:00'));
    const from1904 = (xml: string) => xml.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    const sound = '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
    expect(await read(book(row(1, ...cells), { ...parts, 'xl/workbook.xml': from1904(sound) }), 'xlsx')).toEqual(
      expected('2025-01-02 12:00:00', '1904-01-01 06:00:00'),
    );
  });
});

describe('a CSV file', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['with a field that never ends', 'a'.repeat(24 * 1024 * 1024), /^Row 1 of this file has more than 1,048,576 characters/],
    [
      'with a quote that is never closed',
      `Name\n"${'a,\n'.repeat(1_000_000)}`,
      /^A quotation mark in this file is opened and never closed/,
    ],
    [
      'of sixteen thousand columns',
      `${Array(16_000).fill('h').join(',')}\n`,
      /^This file has more than 500 columns, and a value in cell WQJ1/,
    ],
    [
      'whose encoding is another one behind its first piece',
      Buffer.concat([Buffer.from('é\n'.repeat(50_000)), Buffer.from('é', 'latin1')]),
      /^Part of this file is in UTF-8 and part is not/,
    ],
  ])('%s is refused', async (_what, file, sentence) => {
    expect(await refusal(file, 'csv')).toMatch(sentence);
  });
});

describe('a reader', () => {
  const texts = Array.from({ length: 200_000 }, (_, at) => `<si><t>a text of its own ${at}</t></si>`).join('');
  const large = workbookOf({ 'xl/worksheets/sheet1.xml': sheetXml(row(1, text('A1'))), 'xl/sharedStrings.xml': `<sst>${texts}</sst>` });

  test('that takes more memory than it may ends alone', async () => {
    expect(await refusal(large, 'xlsx', { heapMegabytes: 8 })).toMatch(/^Reading this file takes more than 8 MB of memory/);
  });

  test('that takes longer than it may is ended, and answers so from then on', async () => {
    const reader = new TableReader(new Uint8Array(large), 'xlsx', { limits: { ...tableLimits, seconds: 0 } });
    await expect(reader.next()).rejects.toThrow('Reading this file takes longer than 0 seconds');
    await expect(reader.next()).rejects.toThrow(TableRefused);
    await reader.close();
  });

  test('waits for whoever takes the rows, and counts the rest', async () => {
    const reader = new TableReader(new TextEncoder().encode(`Name;Price\n${'a;1,5\n'.repeat(5_000)}`), 'csv');
    expect(await reader.next(2)).toEqual([
      [1, ['Name', 'Price']],
      [2, ['a', '1,5']],
    ]);
    expect(reader.about).toEqual({ encoding: 'utf-8', separator: ';', sheets: [] });
    expect(await reader.count()).toBe(4_999);
    expect(await reader.next()).toEqual([]);
    await reader.close();
  });
});
