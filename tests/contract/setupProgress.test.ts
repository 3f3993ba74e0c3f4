import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let admin: string;
let owner: string;
beforeAll(async () => {
  host = await testApp();
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
});
afterAll(() => host.close());

const base = '/api/admin/clients/establishment';

it('the progress of an establishment is what is really there, and goes back when that is taken away', async () => {
  const id = (await host.call('POST', base, { title: 'New place' }, owner)).body.data.id as number;
  const progress = async () => (await host.call('GET', `${base}/${id}`, undefined, owner)).body.data.setup_progress;
  const add = async (path: string, values: object, token = owner) => {
    const { status, body } = await host.call('POST', path, { establishment_id: id, ...values }, token);
    expect([path, status, body.errors]).toEqual([path, 201, undefined]);
    return body.data.id as number;
  };
  expect(await progress()).toBe(0);
  await host.call('PUT', `${base}/${id}`, { address: '1 Harbour Road' }, owner);
  expect(await progress()).toBe(17);
  const tax = await add('/api/tax', { name: 'VAT', rate: 20 });
  expect(await progress()).toBe(33);
  await add('/api/order-type', { title: 'Eat in', behaviour: 'dine_in' });
  await add('/api/product', { item: 'Tea', price: 3, category: await add('/api/product-categories', { name: 'Drinks' }) });
  await add('/api/employee', { first_name: 'Ann', last_name: 'Other' });
  expect(await progress()).toBe(83);
  const station = { client_id: host.seeded.one.clientId, name: 'Till', establishment: id };
  expect((await host.call('POST', '/api/admin/clients/establishment-station', station, admin)).status).toBe(201);
  const list = (await host.call('POST', `${base}/list`, { filters: { id } }, admin)).body.data.list;
  expect(list).toMatchObject([{ id, setup_progress: 100 }]);
  await host.call('PUT', `/api/tax/${tax}`, { status: 'inactive' }, owner);
  expect(await progress()).toBe(83);
});

it('what is there in one establishment says nothing of another, and nobody writes it', async () => {
  const other = host.seeded.one.establishments[1] as number;
  expect((await host.call('GET', `${base}/${other}`, undefined, owner)).body.data.setup_progress).toBe(0);
  const refused = await host.call('PUT', `${base}/${other}`, { setup_progress: 100 }, owner);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['setup_progress']]);
});
