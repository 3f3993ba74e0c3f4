import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '#/dataProvider/index.ts';
import { readingFetch } from '#/dataProvider/readingFetch.ts';
import { model } from '#/resources/index.ts';

let server: Server;
let url: string;
let why: string | undefined;
const heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        status: 'success',
        data: { id: 1, list: [], pagination_options: { page: 1, per_page: 25, total: 0, last_page: 1 } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const provider = () =>
  createDataProvider({ apiUrl: url, getToken: () => 'token', getEstablishmentId: () => 1, model, fetch: readingFetch(model, () => why) });
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

describe('a data provider that may only read', () => {
  const writes: Record<string, () => Promise<unknown>> = {
    create: () => provider().create('taxes', { data: { name: 'A' } }),
    update: () => provider().update('taxes', { id: 1, data: { name: 'B' }, previousData: { id: 1, name: 'A' } }),
    updateMany: () => provider().updateMany('taxes', { ids: [1], data: { status: 'inactive' } }),
    delete: () => provider().delete('taxes', { id: 1, previousData: { id: 1 } } as never),
    deleteMany: () => provider().deleteMany('taxes', { ids: [1] }),
    'a verb that writes': () => provider().verb('purchase-orders', 'receive', { id: 1, input: {} }),
    reorder: () => provider().reorder('categories', { ids: [1, 2] }),
    upload: () => provider().upload(new File(['a'], 'a.png', { type: 'image/png' })),
    'an export': () => provider().exportJob({ resource: 'taxes', format: 'csv' } as never),
    'a call that nobody has said to read': () => provider().call({ method: 'POST', path: '/api/something-new' }, { body: {} }),
    'a comment': () => provider().call({ method: 'POST', path: '/api/tax/{id}/comments/create' }, { id: 1, body: { text: 'A' } }),
    'a change of settings': () => provider().call({ method: 'POST', path: '/api/establishment-meta' }, { body: {} }),
  };

  it.each(Object.keys(writes))('refuses %s with the reason, and sends nothing', async (name) => {
    why = 'You only look';
    heard.length = 0;
    await expect(writes[name]?.()).rejects.toMatchObject({ message: 'You only look', status: 403 });
    expect(heard).toEqual([]);
  });

  it('reads records, lists, reports, the orders behind their figures, settings, histories and comments', async () => {
    why = 'You only look';
    heard.length = 0;
    await provider().getList('taxes', page);
    await provider().getOne('taxes', { id: 1 });
    await provider().report('product-mix', {});
    await provider().reportOrders('product-mix', {});
    await provider().call({ method: 'POST', path: '/api/establishment/get-meta' }, { body: {} });
    await provider().call({ method: 'POST', path: '/api/tax/{id}/history' }, { id: 1, body: {} });
    for (const end of ['', '/people']) await provider().call({ method: 'POST', path: `/api/tax/{id}/comments${end}` }, { id: 1, body: {} });
    await provider().reportsTogether([], { maxAge: 9, unchangedMaxAge: 60 });
    for (const path of ['/api/global-search/records', '/api/establishment/email-preview'])
      await provider().call({ method: 'POST', path }, { body: {} });
    expect(heard).toHaveLength(11);
  });

  it('writes again once nothing stands against it', async () => {
    why = undefined;
    heard.length = 0;
    await provider().create('taxes', { data: { name: 'A' } });
    expect(heard).toEqual(['POST /api/tax']);
  });
});
