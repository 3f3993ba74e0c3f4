import { expect, test } from 'vitest';
import { createDataProvider } from '#/dataProvider/index.ts';
import { model } from '#/resources/index.ts';

/** The sample menu and every new record or edit were sent without a key: pressed again after a lost answer, they were done twice. */

type Reply = 'lost' | { status: number };

/** A host that answers in order, and what keys its calls had. */
function hostOf(replies: Reply[]) {
  const keys: (string | null)[] = [];
  const provider = createDataProvider({
    apiUrl: '',
    model,
    getToken: () => null,
    getEstablishmentId: () => 3,
    async fetch(_address, init) {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const reply = replies.shift() ?? { status: 200 };
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      return Response.json({ status: reply.status < 400 ? 'success' : 'error', message: '', data: { id: 1 } }, { status: reply.status });
    },
  });
  return { keys, provider };
}

const settled = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

test('a verb is pressed again under its key after a lost answer, and what is done anew has another', async () => {
  const { keys, provider } = hostOf(['lost', { status: 502 }]);
  const menu = () => provider.verb('products', 'sample-menu', { input: { kind: 'cafe' } });
  for (let press = 0; press < 4; press++) await settled([menu()]);
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('what was refused or is otherwise is another act; what is pressed again while it is under way is the same', async () => {
  const { keys, provider } = hostOf([{ status: 409 }, { status: 200 }, 'lost']);
  const add = (quantity: number) => provider.verb('inventory-movements', 'add', { input: { quantity } });
  await settled([add(1)]);
  await settled([add(1)]);
  await settled([add(2)]);
  await settled([add(3)]);
  await settled([add(4), add(4)]);
  expect(keys).not.toContain(null);
  await settled([add(4)]);
  expect(keys[5]).toBe(keys[4]);
  expect(new Set(keys).size).toBe(6);
});

test('new records and edits have keys likewise, reading and deleting have none', async () => {
  const { keys, provider } = hostOf(['lost']);
  const create = () => provider.create('taxes', { data: { name: 'VAT' } });
  await settled([create()]);
  await settled([create()]);
  const edit = { id: 1, data: { id: 1, name: 'VAT' }, previousData: { id: 1, name: 'Tax' } };
  await settled([provider.update('taxes', edit)]);
  await settled([provider.getOne('taxes', { id: 1 })]);
  await settled([provider.delete('taxes', { id: 1, previousData: { id: 1 } })]);
  const [first, second, third, ...others] = keys;
  expect([second, third === null, third === first]).toEqual([first, false, false]);
  expect(others).toEqual([null, null]);
});
