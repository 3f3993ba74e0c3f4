import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ended, imported, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
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

describe('a file as people have it', () => {
  test('takes corrections of single cells, and of all that say the same; what is still refused is listed with its cells', async () => {
    const file_url = await uploaded(
      host,
      'prices.csv',
      'Name,Rate,Type\nFees A,abc,Prozent\nFees B,7,prozent\nFees C,300,percent\n',
      owner,
    );
    const asked = { resource: 'taxes', establishment_id: harbour, file_url };
    const check = async (corrections: object) => ended(host, 'import', { ...asked, corrections, dry_run: true }, owner);
    const values = { Type: { prozent: 'percent' } };
    expect(counts(await check({ values }))).toMatchObject({ created: 1, failed: 2 });
    const { id } = await check({ values, rows: { 2: { Rate: '12.5' } } });
    const { body } = await host.call('POST', `/api/bulk-operation/${id}/refused`, { page: 1, per_page: 1 }, owner);
    expect(body.data).toEqual({
      headers: ['Name', 'Rate', 'Type'],
      list: [
        {
          row: 4,
          cells: ['Fees C', '300', 'percent'],
          errors: [{ column: 'Rate', field: 'Rate', message: expect.stringContaining('100') }],
        },
      ],
      pagination_options: { page: 1, per_page: 1, total: 1, last_page: 1 },
    });
    const done = await ended(host, 'import', { ...asked, corrections: { values, rows: { 2: { Rate: '12.5' }, 4: { Rate: '3' } } } }, owner);
    expect(counts(done)).toEqual({ created: 3, updated: 0, unchanged: 0, failed: 0 });
    expect(await named('/api/tax', 'name', 'Fees A')).toMatchObject({ rate: 12.5, type: 'percent' });
    const { rows } = await host.database.direct('select plan from public.bulk_operations where id = $1', [done.id]);
    expect(rows[0]?.plan).not.toHaveProperty('corrections');
    // What words meant is remembered for the next file, there and for this field alone.
    const next = await uploaded(host, 'next.csv', 'Name,Rate,Type\nFees D,7,PROZENT\nFees E,8,fixed\n', owner);
    const seen = async (body: object) => (await preview({ resource: 'taxes', file_url: next, ...body })).body.data.remembered;
    expect(await seen({})).toEqual({ Type: { prozent: 'percent' } });
    expect(await seen({ establishment_id: host.seeded.one.establishments[1] })).toEqual({});
    const refused = await host.call(
      'POST',
      '/api/bulk-operation/import',
      { ...asked, corrections: { rows: { 2: { Colour: 'red' } } } },
      owner,
    );
    expect([refused.status, refused.body.errors]).toEqual([422, { corrections: ["The file has no column 'Colour'"] }]);
  });

  test('asks what a number means that could be two, and takes the answer for the whole file', async () => {
    const doubtful = 'Name;Rate;Type\r\nDoubt A;1,234;fixed\r\n';
    const done = await bring('taxes', doubtful);
    expect(done.errors).toEqual([{ row: 2, column: 'Rate', field: 'Rate', message: expect.stringContaining('two ways') }]);
    const file_url = await uploaded(host, 'doubt.csv', doubtful, owner);
    const seen = await preview({ resource: 'taxes', file_url });
    expect(seen.body.data.notations.Rate).toEqual({ number: { text: '1,234', as_fraction: '1.234', as_thousands: '1234' } });
    expect(counts(await bring('taxes', doubtful, { reading: { decimals: ',' } }))).toMatchObject({ created: 1 });
    expect(await named('/api/tax', 'name', 'Doubt A')).toMatchObject({ rate: 1.234 });
  });

  test('finds the headings below titles, the columns by what other programs call them, and days however they are written', async () => {
    const lines = [
      'Staff list,,',
      'printed 2026-05-01,,',
      'Given name,Surname,E-Mail,Hire date',
      'Ann,Lee,ann.lee@example.com,31/12/2025',
      'Bo,Ray,bo.ray@example.com,01/02/2026',
    ];
    const file_url = await uploaded(host, 'staff.csv', Buffer.from(lines.join('\r\n'), 'utf16le'), owner);
    const asked = { resource: 'employees', file_url };
    const { data } = (await preview(asked)).body;
    expect(data).toMatchObject({
      reading: { header_row: 3, encoding: 'utf-16le', separator: ',' },
      mapping: { 'Given name': 'first_name', Surname: 'last_name', 'E-Mail': 'email', 'Hire date': 'hired_on' },
      notations: { 'Hire date': { dates: 'dmy' } },
    });
    const done = await ended(host, 'import', { ...asked, establishment_id: harbour, mapping: data.mapping }, owner);
    expect(done.errors).toEqual([]);
    expect(await named('/api/employee', 'email', 'bo.ray@example.com')).toMatchObject({ first_name: 'Bo', hired_on: '2026-02-01' });
    const chosen = await preview({ ...asked, reading: { header_row: 4 } });
    expect(chosen.body.data.headers).toEqual(['Ann', 'Lee', 'ann.lee@example.com', '31/12/2025']);
  });

  test('makes what rows name and nobody has, once, where that was asked for, and takes it back with the rest', async () => {
    const csv =
      'Item,Price,Category\nMade cola,2,Made drinks\nMade tea,1.5,made drinks\nMade soup,5,Made starters\nMade bad,x,Made desserts\n';
    const file_url = await uploaded(host, 'menu.csv', csv, owner);
    const { data } = (await preview({ resource: 'products', file_url })).body;
    expect(data.fields.find(({ name }: Row) => name === 'category')).toMatchObject({ can_make: true });
    const asked = { resource: 'products', establishment_id: harbour, file_url };
    const plain = await ended(host, 'import', { ...asked, dry_run: true }, owner);
    expect(plain).toMatchObject({ created: 0, failed: 4, made: 0 });
    expect(plain.errors[0]).toMatchObject({ column: 'Category', message: "No category is called 'Made drinks'" });
    expect(plain.errors.filter(({ row }: Row) => row === 5).map(({ column }: Row) => column)).toEqual(
      expect.arrayContaining(['Price', 'Category']),
    );
    expect(await ended(host, 'import', { ...asked, make: ['category'], dry_run: true }, owner)).toMatchObject({
      created: 3,
      failed: 1,
      made: 2,
    });
    const categories = async () =>
      (await list('/api/product-categories', { establishment_id: harbour, search: 'Made' })).map(({ name }) => name).sort();
    expect(await categories()).toEqual([]);
    const done = await ended(host, 'import', { ...asked, make: ['category'] }, owner);
    expect(done).toMatchObject({ created: 3, failed: 1, made: 2 });
    expect(await categories()).toEqual(['Made drinks', 'Made starters']);
    const undone = await ended(host, `${done.id}/undo`, undefined, owner);
    expect(undone).toMatchObject({ deleted: 5, failed: 0, rows_total: 5 });
    expect(await categories()).toEqual([]);
    const refused = await host.call('POST', '/api/bulk-operation/import', { ...asked, make: ['item'] }, owner);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['make']]);
  });
});
