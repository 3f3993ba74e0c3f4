import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, endOf } from '#/tests/support/bulk.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let establishment_id: number | undefined;

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  [establishment_id] = host.seeded.one.establishments;
});
afterAll(() => host.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) => host.call(method, path, body, owner);

test('a preview is run once, however often and however quickly a program asks for it', async () => {
  const { id } = (await call('POST', '/api/product', { establishment_id, item: 'Raised once', price: 10 })).body.data;
  const price = async () => (await call('GET', `/api/product/${id}`)).body.data.price;
  const raise = { resource: 'products', ids: [id], adjust: { price: { percent: 10 } }, dry_run: true };
  const preview = await ended(host, 'edit', raise, owner);
  const run = () => call('POST', `/api/bulk-operation/${preview.id}/run`);

  const both = await Promise.all([run(), run()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const done = await ended(host, `${preview.id}/run`, undefined, owner);
  expect(both.map(({ body }) => body.data.id)).toEqual([done.id, done.id]);
  expect(done).toMatchObject({ status: 'completed', updated: 1, run_of: preview.id });
  expect(await price()).toBe(11);

  // Taken back, by one of two who ask, it stays so: another raise begins with another preview.
  const undo = () => call('POST', `/api/bulk-operation/${done.id}/undo`);
  const taken = await Promise.all([undo(), undo()]);
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await endOf(host, taken.find(({ status }) => status === 200)?.body.data.id, owner);
  expect((await run()).body.data.id).toBe(done.id);
  expect(await price()).toBe(10);
});
