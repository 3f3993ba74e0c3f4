import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetAnswers } from '#/server/records/write/idempotency.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let milk: number;
let vendor: number;
let keys = 0;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  vendor = (await made('/api/vendor', { name: 'Union Dairy' })).id;
  milk = (await made('/api/ingredient', { name: 'Milk', uom: 'l' })).id;
});
afterAll(() => host.close());

async function made(path: string, body: object) {
  const establishment_id = path === '/api/vendor' ? undefined : host.seeded.one.establishments[0];
  return (await host.call('POST', path, { ...(establishment_id && { establishment_id }), ...body }, owner)).body.data;
}

/** An order of ten, and what receives some of it. */
async function ordered() {
  const items = [{ item: { type: 'ingredients', id: milk }, ordered_quantity: 10, unit_cost: 1 }];
  const { id, items: rows } = await made('/api/purchase-order', { vendor, items });
  await host.call('POST', `/api/purchase-order/${id}/order`, {}, owner);
  const receive = (receiving_quantity: number, key?: string, token = owner) =>
    host.call(
      'PUT',
      `/api/purchase-order/receive/${id}`,
      { items: [{ id: rows[0].id, receiving_quantity }] },
      token,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const received = async () => (await host.call('GET', `/api/purchase-order/${id}`, undefined, owner)).body.data.items[0].received_quantity;
  return { receive, received };
}
const newKey = () => `key-${++keys}`;

describe('a verb under a key', () => {
  test('is done once for a key, and answers the same again whatever became of the record', async () => {
    const { receive, received } = await ordered();
    const key = newKey();
    const first = await receive(4, key);
    expect(first.body.data.items[0].received_quantity).toBe(4);
    await receive(6, newKey());
    const again = await receive(4, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await received()).toBe(10);
  });

  test('is done each time where no key says that it is the same call', async () => {
    const { receive, received } = await ordered();
    await receive(2);
    await receive(2);
    expect(await received()).toBe(4);
  });

  test('is done once by calls that come together', async () => {
    const { receive, received } = await ordered();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive(3, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await received()).toBe(3);
  });

  test('refuses a key that was used for another call, and one that is none', async () => {
    const { receive, received } = await ordered();
    const key = newKey();
    await receive(1, key);
    const other = await receive(2, key);
    expect([other.status, other.body.message]).toEqual([422, expect.stringContaining('This was done already, with other values')]);
    expect((await (await ordered()).receive(1, key)).status).toBe(422);
    for (const bad of ['', 'two words', 'x'.repeat(256)]) expect((await receive(1, bad)).status, bad).toBe(422);
    expect(await received()).toBe(1);
  });

  test('may be sent again under its key when it was refused', async () => {
    const { receive, received } = await ordered();
    const key = newKey();
    expect((await receive(-1, key)).status).toBe(422);
    expect((await receive(5, key)).status).toBe(200);
    expect(await received()).toBe(5);
  });

  test('keeps one caller’s keys apart from another’s', async () => {
    const { receive, received } = await ordered();
    const key = newKey();
    await receive(1, key);
    expect((await receive(1, key, await host.signIn('manager@demo.test'))).status).toBe(200);
    expect(await received()).toBe(2);
  });

  test('forgets its keys after a day', async () => {
    const { receive, received } = await ordered();
    const [young, old, older] = [newKey(), newKey(), newKey()];
    for (const key of [young, old, older]) await receive(1, key);
    const age = (key: string) =>
      host.database.platform((tx) =>
        sql`update public.verb_answers set created_at = now() - interval '25 hours' where key = ${key}`.execute(tx),
      );
    await age(old);
    await receive(1, old);
    expect(await received()).toBe(4);
    await age(older);
    await forgetAnswers(host.database);
    const { rows } = await host.database.tenant(host.seeded.one.clientId, (tx) =>
      sql<{ key: string }>`select key from tenant.verb_answers where key in (${young}, ${old}, ${older}) order by key`.execute(tx),
    );
    expect(rows.map((row) => row.key)).toEqual([young, old].sort());
  });
});

describe('a record that is made or changed with a key', () => {
  const add = (title: string, key: string) => host.call('POST', '/api/vendor', { name: title }, owner, { 'idempotency-key': key });
  const named = async (search: string) => (await host.call('POST', '/api/vendor/list', { search }, owner)).body.data.list.length;

  test('is made once, and answered as it is by then', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([add('Once Ltd', key), add('Once Ltd', key)]);
    expect([first.status, second.status, second.body.data.id]).toEqual([201, 201, first.body.data.id]);
    await host.call('PUT', `/api/vendor/${first.body.data.id}`, { name: 'Once and for all' }, owner);
    expect((await add('Once Ltd', key)).body.data).toMatchObject({ id: first.body.data.id, name: 'Once and for all' });
    expect(await named('Once')).toBe(1);
    expect((await add('Another', key)).status).toBe(422);
  });

  test('is not made where it was refused, and may be sent again', async () => {
    const key = newKey();
    expect((await add('', key)).status).toBe(422);
    expect((await add('', key)).status).toBe(422);
    expect((await add('Put right', newKey())).status).toBe(201);
  });

  test('is changed once, though its record has moved on', async () => {
    const { id, updated_at } = (await add('Changed', newKey())).body.data;
    const change = () =>
      host.call('PUT', `/api/vendor/${id}`, { name: 'Changed twice', updated_at }, owner, { 'idempotency-key': 'change' });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
  });

  test('whose secret is shown once does not tell it again', async () => {
    const body = { name: 'Told once', establishments: [host.seeded.one.establishments[0]], permissions: ['Products'] };
    const make = () => host.call('POST', '/api/api-key', body, owner, { 'idempotency-key': 'secret' });
    const [first, again] = [await make(), await make()];
    expect([first.body.data.api_key, again.body.data.api_key]).toEqual([expect.any(String), undefined]);
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  test('shares no keys with another program', async () => {
    const make = async (name: string) => {
      const body = { name, everywhere: true, permissions: ['Vendors', 'VendorCreate'] };
      const { api_key: token } = (await host.call('POST', '/api/api-key', body, owner)).body.data;
      return host.call('POST', '/api/vendor', { name }, token, { 'idempotency-key': 'one' });
    };
    expect([(await make('Till one')).status, (await make('Till two')).status]).toEqual([201, 201]);
  });
});
