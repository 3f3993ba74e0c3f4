import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '#/model/kinds/index.ts';
import { resourceOf } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { csvLine, readCell } from '#/server/capabilities/exports/csv.ts';
import { giveRole } from '#/tests/support/seed.ts';
import { specimenModel } from '#/tests/support/specimens.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const hostile = [
  '=1+1',
  '+44 20 7946 0000',
  '-12.5',
  '-1+2',
  '@cmd',
  '\tTab',
  "'=quoted",
  "'plain",
  'a "quoted" name',
  'two\nlines',
  'two\r\nlines',
  'comma, semicolon; end',
  'ضريبة',
  '🧾',
  '＝1',
];

let host: WorkingApp;
let owner: string;
let harbour: number;
let market: number;
let holder: number;

beforeAll(async () => {
  host = await workingApp({ model: specimenModel, roles: { staff: ['Specimens', 'SpecimenView', 'Taxes'] }, jobs: { pollMs: 200 } });
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  holder = (await host.call('POST', '/api/tax', { establishment_id: harbour, name: 'VAT', rate: 20 }, owner)).body.data.id;
  for (const [index, title] of hostile.entries())
    await add({
      title,
      price: index,
      ratio: index % 3 === 0 ? null : index / 10,
      note: title,
      cost: 1.234567,
      tags: [holder],
      rows: [{ label: title, amount: 2.5, times: 2, tax: holder }],
    });
});
afterAll(() => host.close());

async function add(body: object): Promise<void> {
  const { status, body: answer } = await host.call('POST', '/api/specimen', { establishment_id: harbour, holder, ...body }, owner);
  if (status !== 201) throw new Error(JSON.stringify(answer));
}

/** The file as rows of header → cell, as an import reads it. */
function rowsOf(text: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
    delimiter: ',',
  });
  expect(errors).toEqual([]);
  return data.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, readCell(cell)])));
}

describe('an export of a list', () => {
  test('comes as a file with a name, a mark for Excel and the labels as headers', async () => {
    const { status, progress, text, headers } = await host.exported({ resource: 'taxes', establishment_id: harbour }, owner);
    expect({ status, progress }).toEqual({ status: 'completed', progress: 100 });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="taxes-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text.startsWith('\uFEFFID,Name,Rate,Type,Included in prices,Status,Created,Updated\r\n')).toBe(true);
  });

  test('has its headers in the language asked for', async () => {
    const { text } = await host.exported({ resource: 'taxes', language: 'es', columns: ['name', 'rate'] }, owner);
    expect(text).toBe('\uFEFFNombre,Tasa\r\nVAT,20\r\n');
  });

  test('gives back by an import what went out, whatever the cells hold', async () => {
    const { text } = await host.exported({ resource: 'specimens', establishment_id: harbour, sort_by: 'id' }, owner);
    const rows = rowsOf(text);
    const { body } = await host.call(
      'POST',
      '/api/specimen/list',
      { establishment_id: harbour, sort_by: 'id', fields: Object.keys(resourceOf(specimenModel, 'specimens').fields) },
      owner,
    );
    const stored = body.data.list as Record<string, unknown>[];
    expect(rows).toHaveLength(hostile.length);
    const fields = Object.values(resourceOf(specimenModel, 'specimens').fields).filter(
      (field) => !['password', 'computed', 'aggregate', 'external', 'lines'].includes(field.kind),
    );
    for (const [index, row] of rows.entries()) {
      for (const field of fields) {
        const cell = row[field.kind === 'reference' ? `${field.label} (id)` : field.label] as string;
        const parsed = kindOf(field).parse(cell, field, referenceContext);
        const value = stored[index]?.[field.name] ?? null;
        // A text that is typed or imported loses the blanks around it.
        expect({ [field.name]: 'value' in parsed ? parsed.value : parsed }).toEqual({
          [field.name]: typeof value === 'string' ? value.trim() : value,
        });
        if (typeof value === 'string') expect(cell).toBe(value);
      }
      expect(JSON.parse(row.Rows as string)).toEqual([{ label: hostile[index], amount: 2.5, times: 2, tax: { id: holder, title: 'VAT' } }]);
      expect(row.Holder).toBe('VAT');
    }
  });

  test('leaves no cell that a spreadsheet would run, and leaves negative numbers numbers', async () => {
    const { text } = await host.exported({ resource: 'specimens', columns: ['title'] }, owner);
    const raw = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data.flat();
    expect(raw.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual(['-12.5']);
  });

  test('has the rows of the list in the order of the list, for every order there is', async () => {
    for (const sort_by of ['id', 'title', 'price', 'ratio', 'active', 'holder', 'spare', 'notes', 'created_at', 'day', 'state']) {
      for (const sort_order of ['asc', 'desc']) {
        const list = await host.call(
          'POST',
          '/api/specimen/list',
          { establishment_id: harbour, sort_by, sort_order, fields: ['id'] },
          owner,
        );
        const { text } = await host.exported(
          { resource: 'specimens', establishment_id: harbour, sort_by, sort_order, columns: ['id'] },
          owner,
        );
        expect({ [sort_by]: rowsOf(text).map((row) => Number(row.ID)) }).toEqual({
          [sort_by]: list.body.data.list.map((row: { id: number }) => row.id),
        });
      }
    }
  });

  test('has the rows that filters and search select, and no others', async () => {
    const filtered = await host.exported(
      { resource: 'specimens', filters: { price: { gte: 2, lte: 4 } }, sort_by: 'price', columns: ['price'] },
      owner,
    );
    expect(filtered.text).toBe('\uFEFFPrice\r\n2\r\n3\r\n4\r\n');
    expect(rowsOf((await host.exported({ resource: 'specimens', search: 'QUOTED', columns: ['title'] }, owner)).text)).toHaveLength(2);
    expect(rowsOf((await host.exported({ resource: 'specimens', establishment_ids: [market], columns: ['title'] }, owner)).text)).toEqual(
      [],
    );
  });

  test('is refused with sentences where what is asked cannot be', async () => {
    const ask = async (body: object) => (await host.call('POST', '/api/report-export/generate', body, owner)).body.errors;
    expect((await ask({ resource: 'taxes', format: 'docx' })).format).toEqual([expect.stringContaining('csv, xlsx, pdf')]);
    expect(await ask({ format: 'csv' })).toEqual({ resource: ['Name the resource or the report to export'] });
    expect(await ask({ resource: 'ghosts', format: 'csv' })).toEqual({ resource: ["There is no resource 'ghosts'"] });
    expect(await ask({ resource: 'taxes', format: 'csv', columns: ['colour'] })).toEqual({ columns: ['colour is not a field of Taxes'] });
    expect(await ask({ resource: 'taxes', format: 'csv', filters: { colour: 1 } })).toEqual({
      'filters.colour': ['colour is not a field of Taxes'],
    });
    expect(await ask({ resource: 'taxes', format: 'csv', shape: 1 })).toEqual({ shape: ['shape is not a field of a list request'] });
  });
});

describe('who may export', () => {
  test('sees no column behind a guard that they do not hold', async () => {
    const staff = await host.signIn('staff@demo.test');
    const { text } = await host.exported({ resource: 'specimens', columns: ['title', 'cost'] }, staff);
    expect(text.split('\r\n')[0]).toBe('\uFEFFTitle');
    expect((await host.exported({ resource: 'specimens', columns: ['title', 'cost'] }, owner)).text.split('\r\n')[0]).toBe(
      '\uFEFFTitle,Cost',
    );
  });

  test('needs the permission of the list', async () => {
    const nobody = await host.signIn('nobody@demo.test');
    expect((await host.call('POST', '/api/report-export/generate', { resource: 'taxes', format: 'csv' }, nobody)).status).toBe(403);
  });

  test('is the only one who finds the file, in the business and beyond', async () => {
    const { id } = await host.exported({ resource: 'taxes' }, owner);
    for (const email of ['manager@demo.test', 'owner@other.test', 'admin@demo.test']) {
      const other = await host.signIn(email);
      for (const call of ['status', 'download'])
        expect({ email, status: (await host.call('GET', `/api/report-export/${call}/${id}`, undefined, other)).status }).toEqual({
          email,
          status: 404,
        });
      expect((await host.call('POST', `/api/report-export/cancel/${id}`, undefined, other)).status).toBe(404);
      expect(
        (await host.call('GET', '/api/report-export/list', undefined, other)).body.data.map((one: { id: number }) => one.id),
      ).not.toContain(id);
    }
    const [newest] = (await host.call('GET', '/api/report-export/list', undefined, owner)).body.data;
    expect(newest).toMatchObject({
      id,
      of: { resource: 'taxes' },
      format: 'csv',
      status: 'completed',
      name: expect.stringMatching(/^taxes-/),
    });
    expect(Date.parse(newest.expires_at)).toBeGreaterThan(Date.now());
    expect((await host.call('GET', '/api/report-export/status/none', undefined, owner)).status).toBe(404);
  });

  test('is judged again when the file is made, and when it is fetched', async () => {
    const { database, seeded } = host;
    const userId = seeded.one.users['nobody@demo.test'] as number;
    const role = seeded.one.roles.staff as number;
    await database.platform((tx) => giveRole(tx, { clientId: seeded.one.clientId, userId, role, establishment: harbour }));
    const token = await host.signIn('nobody@demo.test');
    const done = await host.exported({ resource: 'taxes' }, token);
    const waiting = await database.platform((tx) =>
      sql<{ id: number }>`
      insert into public.jobs (client_id, user_id, kind, payload, run_at)
      select client_id, user_id, kind, payload, now() + interval '1 hour' from public.jobs where id = ${done.id} returning id`.execute(tx),
    );
    await database.platform((tx) =>
      sql`delete from public.users_roles where client_id = ${seeded.one.clientId} and parent_id = ${userId}`.execute(tx),
    );
    const id = waiting.rows[0]?.id as number;
    await database.platform((tx) => sql`update public.jobs set run_at = now() where id = ${id}`.execute(tx));
    await expect
      .poll(async () => (await host.call('GET', `/api/report-export/status/${id}`, undefined, token)).body, { timeout: 5_000 })
      .toMatchObject({ message: 'You do not have permission to do this', data: { status: 'failed' } });
    expect((await host.call('GET', `/api/report-export/download/${done.id}`, undefined, token)).status).toBe(403);
  });
});

describe('what is left of an export', () => {
  test('can be cancelled while it waits, and is then not made', async () => {
    const { id } = await host.exported({ resource: 'taxes' }, owner);
    const { rows } = await host.database.platform((tx) =>
      sql<{ id: number }>`
      insert into public.jobs (client_id, user_id, kind, payload, run_at)
        select client_id, user_id, kind, payload, now() + interval '1 hour' from public.jobs where id = ${id} returning id`.execute(tx),
    );
    const waiting = rows[0]?.id as number;
    expect((await host.call('GET', `/api/report-export/download/${waiting}`, undefined, owner)).status).toBe(409);
    expect((await host.call('POST', `/api/report-export/cancel/${waiting}`, undefined, owner)).status).toBe(200);
    expect((await host.call('GET', `/api/report-export/status/${waiting}`, undefined, owner)).body.data.status).toBe('cancelled');
    expect((await host.call('POST', `/api/report-export/cancel/${waiting}`, undefined, owner)).status).toBe(409);
  });

  test('is removed after a day', async () => {
    const { id } = await host.exported({ resource: 'taxes' }, owner);
    const folder = join(host.dataDir, 'exports');
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
    await host.exported({ resource: 'taxes' }, owner);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await host.call('GET', `/api/report-export/download/${id}`, undefined, owner)).status).toBe(404);
  });
});

test('any text comes back through a file', () => {
  const text = fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', ' ', '1', '.') },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const file = rows.map(csvLine).join('');
      const read = Papa.parse<string[]>(file, { newline: '\r\n', delimiter: ',' }).data.slice(0, -1);
      expect(read.map((cells) => cells.map(readCell))).toEqual(rows);
    }),
  );
});
