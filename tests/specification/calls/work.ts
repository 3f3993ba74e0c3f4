import { expect } from 'vitest';
import { uploaded } from '#/tests/support/bulk.ts';
import { jobEnded, jobsEnded } from '#/tests/support/jobEnded.ts';
import type { SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import { SALES_DAY } from '#/tests/support/specifiedWorld.ts';
import { referenceLists } from '../constants.ts';
import { aPage, here, type SpecifiedCall } from './call.ts';

const order = (name: string) => async (world: SpecifiedWorld) => ({
  ...here()(world),
  ids: [(await world.record(name)).id, (await world.fresh(name)).id],
});

/** A report that has been written to a file. */
async function report({ host, here: establishment_id, tokens }: SpecifiedWorld): Promise<number> {
  const asked = { report: 'product-mix', format: 'csv', establishment_id, date_from: SALES_DAY, date_to: SALES_DAY };
  const { body } = await host.call('POST', '/api/report-export/generate', asked, tokens.owner);
  await jobEnded(host.database, body.data.report_id);
  return body.data.report_id;
}

/** Files, exports, imports, search, the order of lists, constants. */
export const workCalls: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/api/v1_0/get-presigned-url',
    sends: () => ({ file_name: 'menu.csv' }),
    needs: ['file_name'],
    data: { url: 'text', public_url: 'text' },
    shows: async ({ body }, { host }) => {
      const put = await host.app.inject({ method: 'PUT', url: body.data.url, payload: 'a,b\n', headers: { 'content-type': 'text/csv' } });
      expect(put.statusCode, 'the file goes to the address without a bearer').toBe(200);
    },
  },
  { method: 'POST', path: '/api/report-export/generate', sends: here({ report: 'product-mix', format: 'csv' }), data: { report_id: 'id' } },
  {
    method: 'GET',
    path: '/api/report-export/status/{id}',
    id: report,
    data: { status: 'text', progress: 'number' },
    shows: ({ body }) => expect(body.data.status).toBe('completed'),
  },
  { method: 'GET', path: '/api/report-export/download/{id}', id: report, file: 'text/csv; charset=utf-8' },
  {
    method: 'POST',
    path: '/api/bulk-operation/import',
    sends: async (world) => ({
      ...here({ resource: 'taxes', mapping: { Name: 'name', Rate: 'rate' }, mode: 'create', dry_run: true })(world),
      file_url: await uploaded(world.host, 'taxes.csv', 'Name,Rate\nLevy,4\n', String(world.tokens.owner)),
    }),
    needs: ['resource', 'file_url'],
    data: { id: 'id' },
  },
  {
    method: 'POST',
    path: '/api/bulk-operation/export',
    sends: () => ({ resources: ['taxes'], format: 'csv' }),
    needs: ['resources', 'format'],
    data: { id: 'id' },
  },
  {
    method: 'POST',
    path: '/api/bulk-operation/list',
    before: ({ host }) => jobsEnded(host.database),
    ...aPage({ id: 'id', type: 'text', status: 'text' }),
  },
  {
    method: 'POST',
    path: '/api/global-search/list',
    sends: async ({ record }) => ({ query: (await record('vendors')).name, limit: 5 }),
    needs: ['query'],
    data: { list: [{ resource: 'text', id: 'id', title: 'text' }] },
  },
  {
    method: 'POST',
    path: '/api/product-categories-order',
    sends: order('categories'),
    needs: ['ids'],
    data: { ids: 'ids' },
    message: 'Category Reordered Successfully',
  },
  {
    method: 'POST',
    path: '/api/product-order',
    sends: order('products'),
    needs: ['ids'],
    data: { ids: 'ids' },
    message: 'Product Reordered Successfully',
  },
  {
    method: 'GET',
    path: '/api/constants',
    data: {
      ...Object.fromEntries(Object.keys(referenceLists).map((name) => [name, [{ value: 'text', label: 'text' }]] as const)),
      currencies: [{ code: 'text', symbol: 'text', decimals: 'number' }],
      timezones: 'texts',
    },
  },
  ...['live', 'ready'].map((state): SpecifiedCall => ({ method: 'GET', path: `/api/health/${state}`, as: 'nobody', data: 'object?' })),
];
