import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { forgetDeletions } from '#/server/records/deletions/keepDeleted.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';

let host: TestApp;
let owner: string;
let other: string;
let maker: RecordMaker;
let harbour: number;
let names = 0;

beforeAll(async () => {
  host = await testApp();
  [owner, other] = [await host.signIn('owner@demo.test'), await host.signIn('owner@other.test')];
  harbour = host.seeded.one.establishments[0] as number;
  maker = recordMaker(host, model, host.seeded.one, { admin: await host.signIn('admin@demo.test'), owner });
});
beforeEach(() => run(sql`delete from public.deleted_records`));
afterAll(() => host.close());

type Row = Record<string, unknown> & { id: number };

const run = async <T>(query: ReturnType<typeof sql<T>>) => (await host.database.platform((tx) => query.execute(tx))).rows;
const named = (word: string) => {
  names += 1;
  return `${word} ${names}`;
};
const made = async (path: string, body: object): Promise<Row> => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: harbour, ...body }, owner);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const tax = (body: object = {}) => made('/api/tax', { name: named('Tax'), rate: 5, ...body });
const view = (path: string, id: number, token = owner) => host.call('GET', `${path}/${id}`, undefined, token);
const deleted = async (path: string, id: number, token = owner): Promise<string> => {
  const { status, body } = await host.call('DELETE', `${path}/${id}`, undefined, token);
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { id, undo: { id: expect.any(String) } } } });
  return body.data.undo.id;
};
const restore = (id: string, token = owner) => host.call('POST', `/api/deletion/${id}/restore`, {}, token);
const bulk = async (path: string, body: object, token = owner) =>
  (await host.call('POST', `${path}/bulk`, { delete: true, ...body }, token)).body.data;

/** nobody@demo.test with these permissions alone, at the harbour; signed in before, they have them with their next call. */
async function give(permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] as number;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, { name: named('Role'), type: 'WEB', permissions: JSON.stringify(permissions) });
    await giveRole(tx, { clientId, userId, role, establishment: harbour });
  });
  return host.signIn('nobody@demo.test');
}

const ALL = ['Taxes', 'TaxCreate', 'TaxDelete', 'TaxEdit'];

describe('who may put back what they deleted', () => {
  test('they alone, once, within an hour', async () => {
    const { id } = await tax();
    const undo = await deleted('/api/tax', id);
    expect((await restore(undo, other)).status).toBe(404);
    expect((await restore(undo, await give(ALL))).status).toBe(404);
    expect((await restore(undo.replace(/^./, 'x'))).status).toBe(404);
    expect(await restore(undo)).toMatchObject({ status: 200, body: { data: { resource: 'taxes', ids: [id] } } });
    expect((await view('/api/tax', id)).status).toBe(200);
    expect((await restore(undo)).status).toBe(404);
    const late = await deleted('/api/tax', id);
    await run(sql`update public.deleted_records set deleted_at = ${new Date(Date.now() - 61 * 60_000)}`);
    expect((await restore(late)).status).toBe(404);
    await forgetDeletions(host.database);
    expect(await run(sql`select 1 from public.deleted_records`)).toEqual([]);
  });

  test('once, though they ask twice at the same moment', async () => {
    const { id } = await tax();
    const undo = await deleted('/api/tax', id);
    const answers = await Promise.all([restore(undo), restore(undo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await view('/api/tax', id)).status).toBe(200);
  });

  test('a super-admin who is in the business', async () => {
    const [admin, { clientId }] = [await host.signIn('admin@demo.test'), host.seeded.one];
    const asked = { reason: 'A tax too many', minutes: 30 };
    const { body } = await host.call('POST', `/api/admin/clients/general-info/${clientId}/enter`, asked, admin);
    const inside = body.data.access_token;
    const { id } = await tax();
    const undo = await deleted('/api/tax', id, inside);
    expect([(await restore(undo)).status, (await restore(undo, admin)).status]).toEqual([404, 404]);
    expect((await restore(undo, inside)).status).toBe(200);
  });

  test('not beyond what is agreed with the business', async () => {
    const [admin, { clientId: client_id, establishments }] = [await host.signIn('admin@demo.test'), host.seeded.one];
    const stations = '/api/admin/clients/establishment-station';
    const add = async () =>
      (await host.call('POST', stations, { client_id, name: named('Till'), establishment: establishments[0] }, admin)).body.data.id;
    const agree = (max_stations: number | null) =>
      host.call('PUT', `/api/admin/clients/account-info/${client_id}`, { max_stations }, admin);
    const undo = await deleted(stations, await add(), admin);
    const present = (await host.call('POST', `${stations}/list`, { filters: { client_id } }, admin)).body.data.pagination_options.total;
    await agree(present + 1);
    await add();
    expect(await restore(undo, admin)).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.stringContaining('Most stations')] } },
    });
    await agree(null);
    expect((await restore(undo, admin)).status).toBe(200);
  });

  test('while they may still see, delete and add such records there', async () => {
    const { id } = await tax();
    const undo = await deleted('/api/tax', id, await give(ALL));
    const tried = async (without: string) => (await restore(undo, await give(ALL.filter((name) => name !== without)))).status;
    expect([await tried('Taxes'), await tried('TaxDelete'), await tried('TaxCreate')]).toEqual([404, 403, 403]);
    expect((await view('/api/tax', id)).status).toBe(404);
    expect(await restore(undo, await give(ALL))).toMatchObject({ status: 200 });
  });

  test('is not said to those who may not add them', async () => {
    const { id } = await tax();
    const { body } = await host.call('DELETE', `/api/tax/${id}`, undefined, await give(['Taxes', 'TaxDelete']));
    expect(body.data).toEqual({ id });
    expect(await run(sql`select 1 from public.deleted_records`)).toEqual([]);
  });

  test('is neither said to programs nor asked by them: they are nobody', async () => {
    const key = await made('/api/api-key', { name: 'Web shop', establishment_id: undefined, establishments: [harbour], permissions: ALL });
    const [{ id }, another] = [await tax(), await tax()];
    expect((await host.call('DELETE', `/api/tax/${id}`, undefined, String(key.api_key))).body.data).toEqual({ id });
    expect((await restore(await deleted('/api/tax', another.id), String(key.api_key))).status).toBe(403);
  });
});

describe('what comes back', () => {
  test('is told to the log, and to webhooks as made', async () => {
    const { clientId } = host.seeded.one;
    await host.database.platform((tx) =>
      insert(tx, model, 'webhooks', clientId, { title: 'All', address: 'https://hook.test', events: '["taxes.*"]', status: 'active' }),
    );
    const { id, name } = await tax();
    expect((await restore(await deleted('/api/tax', id))).status).toBe(200);
    const { body } = await host.call('POST', `/api/tax/${id}/history`, {}, owner);
    expect(body.data.list[0]).toMatchObject({ event: 'restored', description: `Tax '${name}' put back after its deletion` });
    const events = await run(sql<{ type: string }>`select type from public.webhook_events where subject_id = ${id} order by id`);
    expect(events.map(({ type }) => type)).toEqual(['taxes.created', 'taxes.deleted', 'taxes.created']);
    await run(sql`delete from public.webhooks`);
  });

  test('is referred to again, but by what refers to something else since', async () => {
    const [old, newer] = [await tax(), await tax()];
    const charge = () => made('/api/service-charge', { name: named('Charge'), type: 'fixed_percent', charge: 5, tax: old.id });
    const [left, moved, gone] = [await charge(), await charge(), await charge()];
    const dish = await made('/api/product', { item: named('Dish'), price: 5, taxes: [newer.id, old.id] });
    const undo = await deleted('/api/tax', old.id);
    expect((await view('/api/product', dish.id)).body.data.taxes).toEqual([newer.id]);
    await host.call('PUT', `/api/service-charge/${moved.id}`, { tax: newer.id }, owner);
    await deleted('/api/service-charge', gone.id);
    expect((await restore(undo)).status).toBe(200);
    expect((await view('/api/service-charge', left.id)).body.data).toMatchObject({ tax: old.id, updated_at: left.updated_at });
    expect((await view('/api/service-charge', moved.id)).body.data.tax).toBe(newer.id);
    expect((await view('/api/product', dish.id)).body.data.taxes).toEqual([newer.id, old.id]);
  });

  test('of several is all of them or none, also where they refer to each other', async () => {
    const first = await tax();
    const charge = await made('/api/service-charge', { name: named('Charge'), type: 'fixed_percent', charge: 5, tax: first.id });
    const second = await tax();
    const { undo, ...outcome } = await bulk('/api/tax', { ids: [first.id, second.id] });
    expect(outcome).toEqual({ matched: 2, changed: 2, failed: [] });
    const taken = await tax({ name: second.name });
    const refused = await restore(undo.id);
    expect(refused).toMatchObject({ status: 409, body: { message: 'This tax cannot be put back: another one has the same Name by now' } });
    expect((await view('/api/tax', first.id)).status).toBe(404);
    await deleted('/api/tax', taken.id);
    expect((await restore(undo.id)).body).toMatchObject({
      message: '2 records put back as they were',
      data: { ids: [first.id, second.id] },
    });
    expect((await view('/api/service-charge', charge.id)).body.data.tax).toBe(first.id);
  });

  test('of several is what was deleted, where some stayed', async () => {
    const category = () => made('/api/product-categories', { name: named('Category') });
    const [used, free] = [await category(), await category()];
    await made('/api/product', { item: named('Dish'), price: 5, category: used.id });
    const { undo, failed } = await bulk('/api/product-categories', { ids: [used.id, free.id] });
    expect(failed).toMatchObject([{ id: used.id }]);
    expect((await restore(undo.id)).body.data.ids).toEqual([free.id]);
  });
});

describe('what is in the way', () => {
  test('is named: what it referred to is gone', async () => {
    const category = await made('/api/product-categories', { name: named('Category') });
    const dish = await made('/api/product', { item: named('Dish'), price: 5, category: category.id });
    const undo = await deleted('/api/product', dish.id);
    const gone = await deleted('/api/product-categories', category.id);
    expect((await restore(undo)).body.message).toBe('This product cannot be put back: what stood in its Category is gone');
    await restore(gone);
    expect((await restore(undo)).status).toBe(200);
  });

  test('is what hooks would have refused: hours that somebody entered anew, a number that was given again', async () => {
    const shift = (await maker.bodyOf(model.resources['time-entries'] as never, { seed: 11 })) as object;
    const entry = await made('/api/time-entry', { ...shift, time_in: '09:00', time_out: '17:00' });
    const undo = await deleted('/api/time-entry', entry.id);
    await made('/api/time-entry', { ...shift, time_in: '10:00', time_out: '12:00' });
    expect((await restore(undo)).body.errors.time_in[0]).toMatch(/overlap/i);
    const order = (await maker.bodyOf(model.resources['purchase-orders'] as never, { seed: 12 })) as object;
    const [first, last] = [await made('/api/purchase-order', order), await made('/api/purchase-order', order)];
    const numbered = await deleted('/api/purchase-order', last.id);
    expect((await made('/api/purchase-order', order)).number).toBe(last.number);
    expect((await restore(numbered)).body.message).toBe('This purchase order cannot be put back: another one has the same Number by now');
    expect(first.number).not.toBe(last.number);
  });
});

describe('nothing is kept', () => {
  test('of more than 5,000 rows, not even what was small enough', async () => {
    const [small, large] = [await tax(), await tax()];
    const comments = sql`insert into public.record_comments (client_id, resource, record_id, establishment_id, text, mentions, author, created_at)
      select ${host.seeded.one.clientId}, 'taxes', ${large.id}, ${harbour}, 'Seen', '[]', 'Owner', now() from generate_series(1, 5000)`;
    await run(comments);
    expect(await bulk('/api/tax', { ids: [small.id, large.id] })).toEqual({ matched: 2, changed: 2, failed: [] });
    expect(await run(sql`select 1 from public.deleted_records`)).toEqual([]);
  });

  test('of what moved its dependents to another record', async () => {
    const [old, newer] = [await tax(), await tax()];
    await made('/api/service-charge', { name: named('Charge'), type: 'fixed_percent', charge: 5, tax: old.id });
    expect(await bulk('/api/tax', { ids: [old.id], move_to: newer.id })).toEqual({ matched: 1, changed: 1, failed: [] });
  });

  test('and whether it is, is said before', async () => {
    const { id } = await tax();
    const asked = async (resource: string, token: string) =>
      (await host.call('POST', '/api/bulk-operation/dependents', { resource, ids: [id] }, token)).body.data.can_undo;
    expect([await asked('taxes', owner), await asked('users', owner), await asked('taxes', await give(['Taxes', 'TaxDelete']))]).toEqual([
      ...[true, false, false],
    ]);
  });
});
