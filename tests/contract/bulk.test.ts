import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imported, type Operation, refusedImport, uploaded } from '#/tests/support/bulk.ts';
import { specimenModel } from '#/tests/support/specimens.ts';
import { fileSamples } from '#/tests/support/uploads.ts';
import { SheetDate, sheetXml, workbook, workbookOf } from '#/tests/support/workbook.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await workingApp({ model: specimenModel });
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

type Row = Record<string, unknown>;
const list = async (path: string, body: object): Promise<Row[]> =>
  (await host.call('POST', `${path}/list`, { per_page: 500, ...body }, owner)).body.data.list;
const bring = (resource: string, csv: string | Buffer, body: object = {}, name?: string) =>
  imported(host, csv, { resource, establishment_id: harbour, ...body }, owner, name);
const counts = ({ created, updated, unchanged, failed }: Operation) => ({ created, updated, unchanged, failed });
const preview = (body: object) => host.call('POST', '/api/bulk-operation/preview', { establishment_id: harbour, ...body }, owner);
const named = async (path: string, field: string, value: unknown) =>
  (await list(path, { establishment_id: harbour, filters: { [field]: value } }))[0] as Row;

describe('an import', () => {
  test('makes a record of each row, and one bad row stops no other', async () => {
    const done = await bring(
      'taxes',
      'Name,Rate,Type\r\nVAT,20,percent\r\nToo much,120,percent\r\n\r\nCity tax,1.5,Fixed amount\r\n,3,percent\r\n',
    );
    expect(done).toMatchObject({
      type: 'import',
      status: 'completed',
      progress: 100,
      rows_total: 4,
      file_name: 'file.csv',
      user_name: 'Owner Demo',
      is_own: true,
    });
    expect(counts(done)).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 2 });
    expect(done.errors).toEqual([
      { row: 3, column: 'Rate', field: 'Rate', message: expect.stringContaining('100') },
      { row: 6, column: 'Name', field: 'Name', message: 'Enter a value' },
    ]);
    expect(await named('/api/tax', 'name', 'VAT')).toMatchObject({ rate: 20, type: 'percent', status: 'active' });
    expect(await named('/api/tax', 'name', 'City tax')).toMatchObject({ rate: 1.5, type: 'fixed' });
  });

  test('is logged record by record as any other write is', async () => {
    const { id } = await named('/api/tax', 'name', 'VAT');
    const [entry] = await list('/api/activity-log', { filters: { subject_type: 'taxes', subject_id: id } });
    expect(entry).toMatchObject({ event: 'created', causer: 'Owner Demo', description: "Tax 'VAT' created" });
  });

  test('reads a file of another country: semicolons, decimal commas, headers and words of its language, the mark of Excel', async () => {
    const done = await bring('taxes', '\uFEFFNombre;Tasa;Tipo;Estado\r\nIVA;21,5;Porcentaje;Inactivo\r\nGrande;1,234;percent;active\r\n');
    expect(counts(done)).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 0 });
    // Beside a decimal comma, one before three digits is no other sign.
    expect(await named('/api/tax', 'name', 'Grande')).toMatchObject({ rate: 1.234 });
    expect(await named('/api/tax', 'name', 'IVA')).toMatchObject({ rate: 21.5, type: 'percent', status: 'inactive' });
  });

  test('reads a workbook: numbers, yes and no, dates and clocks as they stand in its cells', async () => {
    await bring('taxes', 'name,rate\nHolder,1\n');
    const [day, moment] = [new SheetDate('2026-03-01T00:00:00'), new SheetDate('2026-03-01T18:30:00')];
    const file = workbook([
      ['Title', 'Price', 'Active', 'Day', 'Moment', 'Clock', 'Holder', 'Barcode'],
      ['From a sheet', 12.1, false, day, moment, '9:05', 'holder', 5012345678900],
    ]);
    const done = await bring('specimens', file, {}, 'book.xlsx');
    expect(done.errors).toEqual([]);
    const made = await named('/api/specimen', 'title', 'From a sheet');
    expect(made).toMatchObject({ price: 12.1, active: false, day: '2026-03-01', clock: '09:05', barcode: '5012345678900' });
    // The establishment's clock, five hours behind.
    expect(made.moment).toBe('2026-03-01T23:30:00.000Z');
  });

  test('takes the columns that the mapping names, and says which it left', async () => {
    const done = await bring('taxes', 'What,How much,Remark\nMapped,7,hello\n', {
      mapping: { What: 'name', 'How much': 'rate', Remark: null },
    });
    expect(done).toMatchObject({ created: 1, ignored: ['Remark'] });
  });

  test('of a trial run says what it would do and stores nothing', async () => {
    const before = (await list('/api/tax', { establishment_id: harbour })).length;
    const file = 'Name,Rate\nTried,5\nTried,6\nVAT,9\n,1\n';
    const tried = await bring('taxes', file, { dry_run: true });
    expect(await list('/api/tax', { establishment_id: harbour })).toHaveLength(before);
    const done = await bring('taxes', file);
    expect(counts(tried)).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 3 });
    expect(counts(done)).toEqual(counts(tried));
    expect(done.errors).toEqual(tried.errors);
    expect(tried).toMatchObject({ dry_run: true, can_undo: false });
  });

  test('of a trial run remembers the rows of earlier batches', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `Many ${at},1`);
    const tried = await bring('taxes', ['name,rate', ...rows, 'Many 0,1'].join('\n'), { dry_run: true });
    expect(counts(tried)).toEqual({ created: 120, updated: 0, unchanged: 0, failed: 1 });
    const trees = ['name,parent', ...Array.from({ length: 60 }, (_, at) => `Leaf ${at},Root`), 'Root,'].join('\n');
    expect(counts(await bring('categories', trees, { dry_run: true }))).toEqual({ created: 61, updated: 0, unchanged: 0, failed: 0 });
  });
});

describe('an upsert', () => {
  test('finds its records by the import key, by the id, or by what is unique', async () => {
    await bring('products', 'item,price,sku\nTea,3,T-1\nCoffee,4,\n');
    const tea = await named('/api/product', 'sku', 'T-1');
    const coffee = await named('/api/product', 'item', 'Coffee');
    const done = await bring('products', `id,item,price,sku\n,Green tea,3.5,t-1\n${coffee.id},Black coffee,4,\n,Cocoa,5,\n`, {
      mode: 'upsert',
    });
    expect(counts(done)).toEqual({ created: 1, updated: 2, unchanged: 0, failed: 0 });
    expect(await named('/api/product', 'id', tea.id)).toMatchObject({ item: 'Green tea', price: 3.5 });
    expect(await named('/api/product', 'id', coffee.id)).toMatchObject({ item: 'Black coffee' });
    const again = await bring('products', 'item,price\nCocoa,6\ngreen tea,3.5\n', { mode: 'upsert' });
    expect(counts(again)).toEqual({ created: 0, updated: 2, unchanged: 0, failed: 0 });
  });

  test('empties what an empty cell says, leaves the columns that the file does not have, and refuses two rows for one record', async () => {
    await bring('products', 'item,price,sku,description\nJuice,3,J-1,Pressed\n');
    const done = await bring('products', 'sku,description\nJ-1,\nj-1,Again\n', { mode: 'upsert' });
    expect(counts(done)).toEqual({ created: 0, updated: 1, unchanged: 0, failed: 1 });
    expect(await named('/api/product', 'sku', 'J-1')).toMatchObject({ item: 'Juice', price: 3, description: null });
  });

  test('does not take a record of an equal id for one that was made at another moment', async () => {
    const { id } = await named('/api/product', 'sku', 'J-1');
    const done = await bring('products', `Id,Item,Price,Created\n${id},From elsewhere,9,2020-01-01T00:00:00.000Z\n`, { mode: 'upsert' });
    expect(counts(done)).toMatchObject({ created: 1, updated: 0 });
    expect(await named('/api/product', 'id', id)).toMatchObject({ item: 'Juice' });
  });

  test('keeps the rows that stay, changes those that differ, and reads their references by title or id', async () => {
    const rows = [
      { label: 'First', amount: 1, tax: 'Holder' },
      { Label: 'Second', Amount: '2.5', times: 3 },
      { label: 'Third', amount: 3 },
    ];
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const made = await bring('specimens', `title,price,holder,rows\nWith rows,1,Holder,${cell(rows)}\n`);
    expect(made.errors).toEqual([]);
    const read = async () =>
      (await host.call('GET', `/api/specimen/${(await named('/api/specimen', 'title', 'With rows')).id}`, undefined, owner)).body.data;
    const before = await read();
    expect(before).toMatchObject({
      total: 11.5,
      rows: [{ label: 'First', _titles: { tax: 'Holder' } }, { label: 'Second', times: 3, total: 7.5 }, { label: 'Third' }],
    });
    const changed = [
      { label: 'Third', amount: 3 },
      { label: 'First', amount: 9, tax: { id: before.holder } },
      { label: 'New', amount: 1 },
    ];
    const done = await bring('specimens', `id,rows\n${before.id},${cell(changed)}\n`, { mode: 'upsert' });
    expect(counts(done)).toEqual({ created: 0, updated: 1, unchanged: 0, failed: 0 });
    const [first, , third] = before.rows;
    expect((await read()).rows).toMatchObject([{ id: third.id }, { id: first.id, amount: 9, tax: before.holder }, { label: 'New' }]);
    const unread = `id,rows\n${before.id},not json\n${before.id},${cell([{ label: 'x', amount: 1, tax: 'Nowhere' }])}\n`;
    const broken = await bring('specimens', unread, { mode: 'upsert' });
    expect(broken.errors.map(({ message }: Row) => message)).toEqual([
      expect.stringContaining('JSON list'),
      "Row 1: Tax: No tax is called 'Nowhere'",
    ]);
  });
});

describe('a reference', () => {
  test('is read by its title, and a row may refer to one further down', async () => {
    const done = await bring('categories', 'Name,Parent category\nEspresso,Hot\nHot,Beverages\nBeverages,\nLost,Nowhere\n');
    expect(counts(done)).toEqual({ created: 3, updated: 0, unchanged: 0, failed: 1 });
    expect(done.errors).toEqual([
      { row: 5, column: 'Parent category', field: 'Parent category', message: "No category is called 'Nowhere'" },
    ]);
    expect(await named('/api/product-categories', 'name', 'Espresso')).toMatchObject({ _titles: { parent: 'Hot' } });
  });

  test('that is misspelt is refused with what was probably meant, to whoever may list that', async () => {
    const csv = 'Name,Parent category\nLemonade,Beverags\n';
    const suggestion = { said: 'Beverags', meant: 'Beverages' };
    const message = "No category is called 'Beverags'. Did you mean 'Beverages'?";
    expect((await bring('categories', csv)).errors).toMatchObject([{ message, suggestion }]);
  });

  test('of many has titles separated by semicolons, one of which may have a semicolon itself', async () => {
    await bring('taxes', 'name,rate\n"Salt; sugar",1\nAir,1\n');
    await bring('products', 'item,price,taxes\nPretzel,2,"Air; Salt; sugar"\n');
    const { id } = await named('/api/product', 'item', 'Pretzel');
    expect((await host.call('GET', `/api/product/${id}`, undefined, owner)).body.data._titles.taxes).toEqual(['Air', 'Salt; sugar']);
  });

  test('reaches no record of another establishment', async () => {
    await host.call('POST', '/api/tax', { establishment_id: market, name: 'Market tax', rate: 1 }, owner);
    const [foreign] = await list('/api/tax', { establishment_id: market });
    const done = await bring('products', `item,price,taxes\nOne,1,Market tax\nTwo,1,${foreign?.id}\n`);
    expect(counts(done)).toMatchObject({ created: 0, failed: 2 });
  });
});

describe('a file that cannot be imported', () => {
  const errorsOf = async (csv: string | Buffer, body: object = {}, name?: string) => {
    const { status, body: answer } = await refusedImport(host, csv, { resource: 'taxes', establishment_id: harbour, ...body }, owner, name);
    return { status, errors: answer.errors };
  };
  const refusal = (errors: object) => ({ status: 422, errors });

  test('is refused with a sentence', async () => {
    expect(await errorsOf('Name,Rate,Colour\na,1,red\n')).toEqual(
      refusal({ 'mapping.Colour': ["'Colour' is no field of Taxes: choose what this column is, or leave it out"] }),
    );
    expect(await errorsOf('Name,Rate,name\na,1,b\n')).toEqual(
      refusal({ 'mapping.name (2)': ["'name (2)' is no field of Taxes: choose what this column is, or leave it out"] }),
    );
    expect(await errorsOf(' \r\n\r\n')).toEqual(refusal({ file_url: ['This file is empty: its first row must name the columns'] }));
    expect(await errorsOf('Rate\n1\n')).toEqual(refusal({ mapping: ['No column gives Name: a new record needs it'] }));
    const broken = Buffer.concat([Buffer.from('Name,Rate\nCafé,1\nThé,2\n'), Buffer.from('é', 'latin1')]);
    expect(await errorsOf(broken)).toEqual(refusal({ file_url: [expect.stringContaining('UTF-8')] }));
    expect(await errorsOf(`Name,Rate\n${'a,1\n'.repeat(100_001)}`)).toEqual(
      refusal({ file_url: ['This file has more than 100,000 rows: divide it into smaller ones'] }),
    );
    expect(await errorsOf('Name,Rate\na,1\n', { mapping: { Name: 'name', Rate: 'rate', Other: 'type' } })).toEqual(
      refusal({ 'mapping.Other': ["The file has no column 'Other'"] }),
    );
    expect(await errorsOf('Name,Rate\na,1\n', { mapping: { Name: 'name', Rate: 'name' } })).toEqual(
      refusal({ 'mapping.Rate': ["The column 'Name' is read as name already"] }),
    );
    expect(await errorsOf('Name,Rate\na,1\n', { mapping: { Name: 'name', Rate: 'created_at' } })).toEqual(
      refusal({ 'mapping.Rate': ['created_at is not a field of Taxes that you can import'] }),
    );
    expect(await errorsOf('Name,Rate\na,1\n', { mode: 'replace' })).toMatchObject({ status: 422, errors: { mode: [expect.any(String)] } });
    expect(await errorsOf('Name,Rate\na,1\n', { resource: 'ghosts' })).toEqual(refusal({ resource: ["There is no resource 'ghosts'"] }));
  });

  test('is refused where it is no table, or too large', async () => {
    expect(await errorsOf(fileSamples.png, {}, 'picture.png')).toEqual(refusal({ file_url: ['Choose a CSV or XLSX file'] }));
    expect(await errorsOf(workbook([['Name']]).subarray(0, 900), {}, 'half.xlsx')).toEqual(
      refusal({ file_url: [expect.stringContaining('cannot be read')] }),
    );
    const large = Buffer.concat([workbook([['Name', 'Rate']]), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await errorsOf(large, {}, 'large.xlsx')).toEqual(refusal({ file_url: [expect.stringContaining('too large')] }));
    const corner = workbookOf({ 'xl/worksheets/sheet1.xml': sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>') });
    const refused = refusal({ file_url: [expect.stringContaining('a value in cell XFD1048576')] });
    expect(await errorsOf(corner, {}, 'corner.xlsx')).toEqual(refused);
    const file_url = await uploaded(host, 'corner.xlsx', corner, owner);
    const seen = await preview({ resource: 'taxes', file_url });
    expect({ status: seen.status, errors: seen.body.errors }).toEqual(refused);
    const nul = workbookOf({ 'xl/worksheets/sheet1.xml': sheetXml('<row><c t="inlineStr"><is><t>Name_x0000_</t></is></c></row>') });
    expect(await errorsOf(nul, {}, 'nul.xlsx')).toEqual(refusal({ file_url: [expect.stringContaining("type 'Name' anew")] }));
    const ask = (file_url: string) =>
      host.call('POST', '/api/bulk-operation/import', { resource: 'taxes', establishment_id: harbour, file_url }, owner);
    expect((await ask('https://example.com/taxes.csv')).status).toBe(422);
    expect((await ask('https://example.com/files/AAAAAAAAAAAAAAAAAAAAAA/taxes.csv')).status).toBe(422);
    expect((await ask('/files/AAAAAAAAAAAAAAAAAAAAAA/taxes.csv')).status).toBe(404);
  });
});

describe('before an import', () => {
  test('the preview shows the columns, the first rows and what they seem to be', async () => {
    const file_url = await uploaded(host, 'Steuern.csv', `Nombre;Rate;Rates\n${'Uno;1,5;x\n'.repeat(30)}`, owner);
    const { body } = await preview({ resource: 'taxes', file_url, language: 'es' });
    expect(body.data).toMatchObject({
      file_name: 'Steuern.csv',
      headers: ['Nombre', 'Rate', 'Rates'],
      mapping: { Nombre: 'name', Rate: 'rate', Rates: null },
      modes: ['create', 'upsert'],
      total_rows: null,
    });
    expect(body.data.rows).toHaveLength(20);
    expect(body.data.rows[0]).toEqual(['Uno', '1,5', 'x']);
    expect(body.data.fields).toContainEqual(
      expect.objectContaining({ name: 'name', label: 'Nombre', kind: 'text', required: true, key: true }),
    );
    expect(body.data.fields.map(({ name }: Row) => name)).not.toContain('created_at');
  });

  test('the template has the headers that an import knows', async () => {
    const { body, headers } = await host.call('GET', '/api/bulk-operation/template?resource=products', undefined, owner);
    expect(headers['content-disposition']).toBe('attachment; filename="products-template.csv"');
    const file = `${String(body).trimEnd()}\r\n`;
    expect(file).toContain('Item,Category,Sub category,Price,Cost');
    expect(file).not.toContain('Margin');
    const filled =
      file +
      file
        .trimEnd()
        .replace(/^\uFEFF/, '')
        .split(',')
        .map((header) => (header === 'Item' ? 'From a template' : header === 'Price' ? '2' : ''))
        .join(',');
    expect(counts(await bring('products', filled))).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 0 });
  });
});
