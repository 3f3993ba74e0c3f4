import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const add = (body: object, token = owner) => host.call('POST', '/api/tax', { establishment_id: harbour, ...body }, token);

describe('a tax', () => {
  test('is added with defaults, read, listed, edited and deleted', async () => {
    const added = await add({ name: 'VAT', rate: 20 });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      status: 'success',
      message: 'Tax Added Successfully',
      data: { name: 'VAT', rate: 20, type: 'percent', inclusive: false, status: 'active', establishment_id: harbour },
    });
    const { id, updated_at } = added.body.data;
    expect(updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect((await host.call('GET', `/api/tax/${id}`, undefined, owner)).body.data).toEqual(added.body.data);
    const listed = await host.call('POST', '/api/tax/list', { establishment_id: harbour }, owner);
    expect(listed.body.data).toMatchObject({
      list: [{ id, name: 'VAT' }],
      pagination_options: { page: 1, per_page: 25, total: 1, last_page: 1 },
    });
    const edited = await host.call('PUT', `/api/tax/${id}`, { rate: 17.5, updated_at }, owner);
    expect(edited.body).toMatchObject({ message: 'Tax Updated Successfully', data: { rate: 17.5, name: 'VAT' } });
    const stale = await host.call('PUT', `/api/tax/${id}`, { rate: 19, updated_at }, owner);
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({ rate: 17.5 });
    expect((await host.call('DELETE', `/api/tax/${id}`, undefined, owner)).body).toMatchObject({
      status: 'success',
      message: 'Tax Deleted Successfully',
      data: { id },
    });
    expect((await host.call('GET', `/api/tax/${id}`, undefined, owner)).status).toBe(404);
  });

  test('is refused with a sentence at each field that is wrong', async () => {
    const refused = await add({ name: '', rate: 120, type: 'percent', colour: 'red', inclusive: 'yes' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      name: ['Enter a value'],
      colour: ['colour is not a field of Tax'],
      inclusive: ['Give true or false'],
      rate: ['A percentage is at most 100'],
    });
    expect((await add({ name: 'Levy', rate: 120, type: 'fixed' })).status).toBe(201);
  });

  test('has a name of its own in its establishment, whatever the case', async () => {
    expect((await add({ name: 'City tax', rate: 3 })).status).toBe(201);
    const again = await add({ name: 'CITY TAX', rate: 4 });
    expect(again.body.errors).toEqual({ name: ['Already in use: choose another value'] });
  });

  test('judges a change by the stored record with the change laid over it', async () => {
    const { body } = await add({ name: 'Bag charge', rate: 250, type: 'fixed' });
    const refused = await host.call('PUT', `/api/tax/${body.data.id}`, { type: 'percent' }, owner);
    expect(refused.body.errors).toEqual({ rate: ['A percentage is at most 100'] });
  });

  test('of another business cannot be seen, changed or deleted', async () => {
    const { body } = await add({ name: 'Ours alone', rate: 1 });
    const stranger = await host.signIn('owner@other.test');
    for (const [method, sent] of [
      ['GET', undefined],
      ['PUT', { rate: 2 }],
      ['DELETE', undefined],
    ] as const) {
      expect((await host.call(method, `/api/tax/${body.data.id}`, sent, stranger)).status).toBe(404);
    }
    expect((await host.call('POST', '/api/tax/list', { establishment_id: harbour }, stranger)).body.data.pagination_options.total).toBe(0);
    expect((await add({ name: 'Intruder', rate: 1 }, stranger)).status).toBe(404);
    expect((await host.call('GET', `/api/tax/${body.data.id}`, undefined, owner)).body.data.rate).toBe(1);
  });
});
