import { strFromU8 } from 'fflate';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counts, ended, exportedFiles, imported, type Operation, refusedImport, uploaded } from '#/tests/support/bulk.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let other: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await workingApp({ model });
  owner = await host.signIn('owner@demo.test');
  other = await host.signIn('owner@other.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

type Row = Record<string, unknown>;
const list = async (path: string, body: object, token = owner): Promise<Row[]> =>
  (await host.call('POST', `${path}/list`, { per_page: 500, ...body }, token)).body.data.list;
const bring = (resource: string, csv: string, body: object = {}, token = owner) =>
  imported(host, csv, { resource, establishment_id: harbour, ...body }, token);
const viewed = (id: number, token = owner) => host.call('GET', `/api/bulk-operation/${id}`, undefined, token);
const titles = async (path: string, field: string) => (await list(path, { establishment_id: harbour })).map((row) => row[field]);

/** Somebody of business one with these permissions alone, at the harbour. */
async function person(name: string, permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  await host.database.platform((tx) =>
    sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${users['nobody@demo.test']}`.execute(tx),
  );
  await giveNobody(name, permissions, harbour);
  return host.signIn('nobody@demo.test');
}
/** Gives nobody@demo.test one more role, in one establishment. */
async function giveNobody(name: string, permissions: readonly string[], establishment: number): Promise<void> {
  const { clientId, users } = host.seeded.one;
  await host.database.platform(async (tx) => {
    const role = await insert(tx, model, 'roles', clientId, { name, type: 'WEB', permissions: JSON.stringify(permissions) });
    await giveRole(tx, { clientId, userId: users['nobody@demo.test'] as number, role, establishment });
  });
}

describe('who may import', () => {
  const status = async (token: string, body: object = {}) =>
    (await refusedImport(host, 'name,rate\nT,1\n', { resource: 'taxes', establishment_id: harbour, ...body }, token)).status;

  test('needs the import and the writing of the resource, there where the rows go', async () => {
    expect(await status(await person('import alone', ['BulkOperationImport', 'Taxes']))).toBe(403);
    expect(await status(await person('create alone', ['TaxCreate', 'Taxes']))).toBe(403);
    const both = await person('both', ['BulkOperationImport', 'Taxes', 'TaxCreate']);
    expect(await status(both, { establishment_id: market })).toBe(403);
    expect(await status(both, { mode: 'upsert' })).toBe(422);
    expect(await status(both)).toBe(200);
    expect(await status(await person('products', ['ProductImport', 'Products', 'ProductCreate']))).toBe(403);
  });

  test('may import products with the permission of products alone', async () => {
    const token = await person('products alone', ['ProductImport', 'Products', 'ProductCreate']);
    expect((await bring('products', 'item,price\nBy a clerk,1\n', {}, token)).created).toBe(1);
  });

  test('brings no field that they may not write', async () => {
    const token = await person('no cost', ['BulkOperationImport', 'Products', 'ProductCreate', 'ProductEdit']);
    const file = 'Item,Price,Cost\nWithout cost,2,1\n';
    const refused = await refusedImport(host, file, { resource: 'products', establishment_id: harbour }, token);
    expect(refused.body.errors).toEqual({ 'mapping.Cost': [expect.stringContaining('leave it out')] });
    const done = await bring('products', file, { mapping: { Item: 'item', Price: 'price', Cost: null } }, token);
    expect(done).toMatchObject({ created: 1, ignored: ['Cost'] });
    const [made] = await list('/api/product', { establishment_id: harbour, filters: { item: 'Without cost' } });
    expect(made).toMatchObject({ price: 2, cost: null });
    const asked = { resource: 'products', establishment_id: harbour, mapping: { Item: 'item', Price: 'price', Cost: 'cost' } };
    const mapped = await refusedImport(host, 'Item,Price,Cost\nA,2,1\n', asked, token);
    expect(mapped.body.errors).toEqual({ 'mapping.Cost': ['cost is not a field of Products that you can import'] });
  });

  test('makes nothing that they may not add themselves, there where it would stand', async () => {
    const asked = { resource: 'products', establishment_id: harbour, make: ['category'] };
    const file = 'Item,Price,Category\nOf a new kind,2,New kind\n';
    const products = ['BulkOperationImport', 'Products', 'ProductCreate'];
    const errors = async (token: string) => (await refusedImport(host, file, asked, token)).body.errors;
    expect(await errors(await person('makes none', products))).toEqual({ make: [expect.stringContaining("'category'")] });
    const elsewhere = await person('makes none here', products);
    await giveNobody('makes them there', ['Categories', 'CategoryCreate'], market);
    expect(await errors(elsewhere)).toEqual({ make: [expect.stringContaining("'category'")] });
    const here = await person('makes them here', [...products, 'Categories', 'CategoryCreate']);
    expect(await bring('products', file, { make: ['category'] }, here)).toMatchObject({ created: 1, made: 1 });
  });

  test('finds neither the upload, nor the establishment, nor the operation of another business', async () => {
    const file_url = await uploaded(host, 'taxes.csv', 'name,rate\nMine,1\n', owner);
    const corner = host.seeded.two.establishments[0];
    const ask = (path: string, body: object, token: string) => host.call('POST', `/api/bulk-operation/${path}`, body, token);
    for (const path of ['import', 'preview']) {
      expect((await ask(path, { resource: 'taxes', establishment_id: corner, file_url }, other)).status, path).toBe(404);
      expect((await ask(path, { resource: 'taxes', establishment_id: corner, file_url }, owner)).status, path).toBe(404);
    }
    expect((await ask('export', { resources: ['taxes'], format: 'csv', establishment_id: corner }, owner)).status).toBe(404);
    const { id } = await bring('taxes', 'name,rate\n,1\nOnce,1\n');
    for (const [method, path] of [
      ['GET', `${id}`],
      ['GET', `rejected/${id}`],
      ['GET', `download/${id}`],
      ['POST', `${id}/undo`],
      ['POST', `${id}/refused`],
      ['DELETE', `${id}`],
    ] as const)
      expect((await host.call(method, `/api/bulk-operation/${path}`, undefined, other)).status, path).toBe(404);
    expect((await list('/api/bulk-operation', {}, other)).map((one) => one.id)).not.toContain(id);
  });

  test('may be a super-admin, who names the business', async () => {
    const admin = await host.signIn('admin@demo.test');
    const clientId = host.seeded.two.clientId;
    const done = await imported(host, 'title\nBy the platform\n', { resource: 'super-admin-establishments', client_id: clientId }, admin);
    expect(done).toMatchObject({ created: 1, client_id: clientId });
    expect((await list('/api/bulk-operation', {}, other))[0]).toMatchObject({ id: done.id, is_own: false, user_name: 'Admin Demo' });
    expect((await list('/api/bulk-operation', { filters: { client_id: clientId } }, admin)).map(({ id }) => id)).toContain(done.id);
  });
});

describe('the list of operations', () => {
  test('has the newest first, of the type asked for, and says who and when', async () => {
    const first = await bring('taxes', 'name,rate\nListed,1\n');
    const second = await ended(host, 'export', { resources: ['taxes'], format: 'csv' }, owner);
    const answer = await host.call('POST', '/api/bulk-operation/list', { page: 1, per_page: 2 }, owner);
    expect(answer.body.data.list.map(({ id }: Operation) => id)).toEqual([second.id, first.id]);
    expect(answer.body.data.pagination_options).toMatchObject({ page: 1, per_page: 2, last_page: expect.any(Number) });
    expect(answer.body.data.list[1]).toMatchObject({
      type: 'import',
      resource: 'taxes',
      user_name: 'Owner Demo',
      created_at: expect.stringMatching(/Z$/),
      finished_at: expect.stringMatching(/Z$/),
    });
    expect((await list('/api/bulk-operation', { filters: { type: 'export' } })).every(({ type }) => type === 'export')).toBe(true);
    expect((await list('/api/bulk-operation', { filters: { resource: ['categories'] } })).length).toBe(0);
    expect((await host.call('POST', '/api/bulk-operation/list', { colour: 1 }, owner)).status).toBe(422);
  });

  test('is open to those who import or export alone, and shows no other establishment', async () => {
    const staff = await host.signIn('staff@demo.test');
    expect((await host.call('POST', '/api/bulk-operation/list', {}, staff)).status).toBe(403);
    const { id } = await bring('taxes', 'name,rate\nElsewhere,1\n', { establishment_id: market });
    const clerk = await person('clerk', ['BulkOperationExport']);
    expect((await list('/api/bulk-operation', {}, clerk)).map((one) => one.id)).not.toContain(id);
    expect((await viewed(id, clerk)).status).toBe(404);
  });
});

describe('refused rows', () => {
  test('come as a file with their reasons, which can be mended and imported', async () => {
    const done = await bring('taxes', 'Name;Rate\r\n=SUM(1);150\r\nRight;1\r\n');
    expect(done).toMatchObject({ failed: 1, created: 1, has_rejected: true });
    const { body, headers } = await host.call('GET', `/api/bulk-operation/rejected/${done.id}`, undefined, owner);
    expect(headers['content-disposition']).toBe('attachment; filename="taxes-rejected.csv"');
    const [header, row] = Papa.parse<string[]>(String(body).replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
    expect(header).toEqual(['Name', 'Rate', 'Row', 'Reason']);
    expect(row).toEqual(["'=SUM(1)", '150', '2', expect.stringMatching(/^Rate: .*100/)]);
    const mended = await bring('taxes', String(body).replace('150', '15'), { mapping: { Name: 'name', Rate: 'rate' } });
    expect(mended).toMatchObject({ created: 1, ignored: ['Row', 'Reason'] });
    expect(await titles('/api/tax', 'name')).toContain('=SUM(1)');
  });

  test('are kept without the PINs that stood in them', async () => {
    const done = await bring('employees', 'First name,Last name,PIN\r\n,Refused,482193\r\n');
    expect(done).toMatchObject({ failed: 1 });
    const { body } = await host.call('GET', `/api/bulk-operation/rejected/${done.id}`, undefined, owner);
    expect(body).toContain('Refused');
    expect(body).not.toContain('482193');
    const { rows } = await host.database.owner((tx) =>
      sql`select 1 from public.bulk_operation_rows where cells::text like '%482193%'`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  test('are for the person who asked', async () => {
    const { id } = await bring('taxes', 'name,rate\n,1\n');
    const colleague = await person('colleague', ['BulkOperationImport', 'Taxes', 'TaxCreate']);
    expect((await viewed(id, colleague)).body.data).toMatchObject({ failed: 1, has_rejected: false, is_own: false });
    expect((await host.call('GET', `/api/bulk-operation/rejected/${id}`, undefined, colleague)).status).toBe(403);
  });
});

describe('an import taken back', () => {
  const undo = (id: number, token = owner) => ended(host, `${id}/undo`, undefined, token);

  test('is gone: what it made is deleted, what it changed is as it was', async () => {
    await bring('taxes', 'name,rate,type\nOld,1,percent\n');
    const done = await bring('taxes', 'name,rate\nOld,2\nNew,3\n', { mode: 'upsert' });
    expect(done).toMatchObject({ created: 1, updated: 1, can_undo: true });
    const taken = await undo(done.id);
    expect(taken).toMatchObject({ type: 'undo', undo_of: done.id, resource: 'taxes' });
    expect(counts(taken)).toEqual({ created: 0, updated: 1, unchanged: 0, failed: 0, deleted: 1 });
    const taxes = await list('/api/tax', { establishment_id: harbour });
    expect(taxes.find(({ name }) => name === 'Old')).toMatchObject({ rate: 1 });
    expect(taxes.map(({ name }) => name)).not.toContain('New');
    expect((await viewed(done.id)).body.data).toMatchObject({ can_undo: false, undone_by: taken.id });
    expect((await host.call('POST', `/api/bulk-operation/${done.id}/undo`, undefined, owner)).status).toBe(409);
  });

  test('leaves what was changed or used since, and says so', async () => {
    const done = await bring('taxes', 'name,rate\nTouched,1\nUsed,1\nFree,1\n');
    const [touched] = await list('/api/tax', { establishment_id: harbour, filters: { name: 'Touched' } });
    await host.call('PUT', `/api/tax/${touched?.id}`, { rate: 5 }, owner);
    const [used] = await list('/api/tax', { establishment_id: harbour, filters: { name: 'Used' } });
    const holder = { establishment_id: harbour, title: 'Holds', price: 1, holder: used?.id };
    expect((await host.call('POST', '/api/specimen', holder, owner)).status).toBe(201);
    const taken = await undo(done.id);
    expect(counts(taken)).toEqual({ created: 0, updated: 0, unchanged: 0, failed: 2, deleted: 1 });
    expect(taken.errors.map(({ row, message }: Row) => [row, message])).toEqual([
      [2, 'This record was changed since the import: it stays as it is'],
      [3, expect.stringContaining('in use')],
    ]);
    expect(await titles('/api/tax', 'name')).toEqual(expect.arrayContaining(['Touched', 'Used']));
    expect((await viewed(done.id)).body.data.can_undo).toBe(true);
  });

  test('needs the permission to delete', async () => {
    const token = await person('no delete', ['BulkOperationImport', 'Taxes', 'TaxCreate']);
    const done = await bring('taxes', 'name,rate\nStays,1\n', {}, token);
    expect((await host.call('POST', `/api/bulk-operation/${done.id}/undo`, undefined, token)).status).toBe(403);
  });
});

describe('a bulk export', () => {
  test('is a ZIP of one file for each list, of the establishment alone, as imports take them', async () => {
    await host.call('POST', '/api/tax', { establishment_id: market, name: 'Of the market', rate: 1 }, owner);
    const asked = { resources: ['taxes', 'categories', 'establishments'], format: 'csv', establishment_id: harbour };
    const done = await ended(host, 'export', asked, owner);
    expect(done).toMatchObject({
      status: 'completed',
      progress: 100,
      has_file: true,
      file_name: expect.stringMatching(/^export-\d{4}-\d\d-\d\d\.zip$/),
    });
    const { headers, files } = await exportedFiles(host, done.id, owner);
    expect(headers['content-type']).toBe('application/zip');
    expect(Object.keys(files)).toEqual(['taxes.csv', 'categories.csv', 'establishments.csv']);
    const taxes = strFromU8(files['taxes.csv'] as Uint8Array);
    expect(taxes).toContain('=SUM(1)');
    expect(taxes).not.toContain('Of the market');
    const again = await imported(host, taxes, { resource: 'taxes', establishment_id: harbour, mode: 'upsert' }, owner);
    const others = (await list('/api/product-categories', { establishment_id: harbour })).length + 3;
    expect(again).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: done.rows_read - others });
  });

  test('carries what the caller may list and export in the same establishment alone', async () => {
    await host.call('POST', '/api/tax', { establishment_id: market, name: 'Not to be exported', rate: 1 }, owner);
    await person('exports here', ['BulkOperationExport', 'Taxes', 'Establishments']);
    await giveNobody('sees there', ['Taxes', 'Establishments'], market);
    const token = await host.signIn('nobody@demo.test');
    expect((await host.call('POST', '/api/admin/clients/establishment/list', {}, token)).body.data.pagination_options.total).toBe(2);
    const done = await ended(host, 'export', { resources: ['taxes', 'establishments'], format: 'csv' }, token);
    const { files } = await exportedFiles(host, done.id, token);
    const said = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const));
    expect([said['taxes.csv']?.includes('Not to be exported'), said['establishments.csv']?.includes('Market')]).toEqual([false, false]);
    expect(said['establishments.csv']).toContain('Harbour');
    expect((await list('/api/bulk-operation', {}, token)).map(({ id }) => id)).toContain(done.id);
    const colleague = await host.signIn('manager@demo.test');
    expect((await viewed(done.id, colleague)).status).toBe(404);
  });

  test('takes users of the own establishment alone, each judged as in the form', async () => {
    const csv = 'first_name,last_name,email\nEve,Everywhere,eve@demo.test\n';
    const token = await person('brings people', ['BulkOperationImport', 'UsersManagement', 'UserCreate', 'UserEdit']);
    const done = await imported(host, csv, { resource: 'users', mode: 'create' }, token);
    expect(counts(done)).toMatchObject({ created: 0, failed: 1 });
    expect(JSON.stringify((await viewed(done.id, token)).body.data.errors)).toContain('Choose an establishment');
    const owners = await imported(host, 'email,first_name\nowner@demo.test,Taken\n', { resource: 'users', mode: 'upsert' }, token);
    expect(counts(owners)).toMatchObject({ updated: 0, failed: 1 });
  });

  test('is refused where a list is not the caller’s to export, and in formats that there are not', async () => {
    const clerk = await person('exports taxes', ['BulkOperationExport', 'Taxes']);
    const ask = (body: object, token: string) =>
      host.call('POST', '/api/bulk-operation/export', { format: 'csv', establishment_id: harbour, ...body }, token);
    expect((await ask({ resources: ['taxes'] }, clerk)).status).toBe(200);
    expect((await ask({ resources: ['taxes', 'categories'] }, clerk)).status).toBe(403);
    expect((await ask({ resources: ['taxes'], establishment_id: market }, clerk)).status).toBe(403);
    expect((await ask({ resources: ['ghosts'] }, owner)).body.errors).toEqual({ resources: ["There is no resource 'ghosts'"] });
    expect((await ask({ resources: ['taxes'], format: 'docx' }, owner)).status).toBe(422);
  });

  test.each(['xlsx', 'pdf'] as const)('holds one file of each list in the format asked for: %s', async (format) => {
    const done = await ended(host, 'export', { resources: ['taxes', 'categories'], format, establishment_id: harbour }, owner);
    const { files } = await exportedFiles(host, done.id, owner);
    expect(Object.keys(files)).toEqual([`taxes.${format}`, `categories.${format}`]);
    const taxes = Buffer.from(files[`taxes.${format}`] as Uint8Array);
    if (format === 'pdf') expect(taxes.subarray(0, 5).toString()).toBe('%PDF-');
    else expect((await readSheet(taxes))[0]?.slice(0, 2)).toEqual(['ID', 'Name']);
  });
});
