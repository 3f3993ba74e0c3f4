import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { openApiDocument } from '#/server/capabilities/openapi/document.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

describe('a record that is seen in lists alone', () => {
  test('stands in its list, and has no call of its own', async () => {
    const establishment_id = host.seeded.one.establishments[0];
    await host.call('POST', '/api/sales/intake', { establishment_id, orders: [anOrder()] }, owner);
    const [payment] = (await host.call('POST', '/api/payment-history/list', {}, owner)).body.data.list;
    expect(payment).toMatchObject({ method: 'other', amount: 10 });
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await host.call(method, `/api/payment-history/${payment.id}`, method === 'PUT' ? {} : undefined, owner)).status, method).toBe(
        404,
      );
  });

  test('is described so', () => {
    const paths = Object.keys(openApiDocument(model).paths).filter((path) => path.startsWith('/api/payment-history'));
    expect(paths).toEqual(['/api/payment-history/list']);
  });
});

describe('a record with a path of its own', () => {
  test('is viewed there and nowhere else, and changed where records are', async () => {
    const vendors = { ...resourceOf(model, 'vendors'), paths: { get: '/api/vendor/show/{id}/whole' } };
    const other = await testApp({ model: { ...model, resources: { ...model.resources, vendors } } });
    const token = await other.signIn('owner@demo.test');
    const { id } = (await other.call('POST', '/api/vendor', { name: 'Union Dairy' }, token)).body.data;
    expect((await other.call('GET', `/api/vendor/show/${id}/whole`, undefined, token)).body.data).toMatchObject({
      id,
      name: 'Union Dairy',
    });
    expect((await other.call('GET', `/api/vendor/${id}`, undefined, token)).status).toBe(405);
    expect((await other.call('PUT', `/api/vendor/${id}`, { name: 'Union' }, token)).status).toBe(200);
    const { paths } = (await other.call('GET', '/api/openapi.json')).body;
    expect([Object.keys(paths['/api/vendor/show/{id}/whole']), Object.keys(paths['/api/vendor/{id}'])]).toEqual([
      ['get'],
      ['put', 'delete'],
    ]);
    await other.close();
  });
});
