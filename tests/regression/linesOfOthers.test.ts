import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** Rows that came with ids of another record's rows, as a copy of what was read has them, were accepted and not stored. */

const url = '/api/third-party-integration';
let host: TestApp;
let owner: string;
let establishment_id: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [establishment_id] = host.seeded.one.establishments as [number];
});
afterAll(() => host.close());

const made = async (value: object[]) => (await host.call('POST', url, { integration: 'xero', establishment_id, value }, owner)).body.data;
const tax = (name: string, account: string) => ({ part: 'tax', name, account });

test('rows with the ids of another record’s rows are new rows of the record, and leave the others alone', async () => {
  const first = await made([tax('VAT', '2200'), tax('City tax', '2210')]);
  const copy = await made(first.value);
  expect(copy.value).toEqual([expect.objectContaining(tax('VAT', '2200')), expect.objectContaining(tax('City tax', '2210'))]);
  const [one] = copy.value;
  const rows = [
    { ...one, account: '2201' },
    { ...one, name: 'Twice' },
    { ...first.value[0], name: 'Foreign' },
  ];
  const { body } = await host.call('PUT', `${url}/${copy.id}`, { value: rows, updated_at: copy.updated_at }, owner);
  expect(body.data.value.map(({ name, account }: { name: string; account: string }) => `${name} ${account}`)).toEqual([
    'VAT 2201',
    'Twice 2200',
    'Foreign 2200',
  ]);
  expect(body.data.value[0].id).toBe(one.id);
  expect((await host.call('GET', `${url}/${first.id}`, undefined, owner)).body.data.value).toEqual(first.value);
});
