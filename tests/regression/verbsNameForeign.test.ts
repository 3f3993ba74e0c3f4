import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** A verb's references were looked up by the handlers that remembered it: elsewhere the database refused them, with 409 and no field. */

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
});
afterAll(() => host.close());

const unknown = 987_654_321;
const asked = { report: 'sales-summary', period: 'yesterday', format: 'pdf' };
const post = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  return { status, message: answer.message, errors: answer.errors };
};

test('a collection’s verb says at the field that it knows no such record, foreign or never made, as a record’s write does', async () => {
  const [foreign] = host.seeded.two.establishments as [number];
  const tries = (establishment: number) => post('/api/report-schedule/try', { ...asked, establishments: [harbour, establishment] });
  const write = await post('/api/report-schedule', {
    ...asked,
    name: 'Sales',
    frequency: 'daily',
    time: '06:00',
    establishments: [foreign],
  });
  expect(await tries(foreign)).toMatchObject({ status: 422, errors: { establishments: write.errors.establishments } });
  expect(await tries(unknown)).toEqual(await tries(foreign));
});

test('a foreign record looks like one that never existed in an establishment’s verb too', async () => {
  const other = await host.signIn('owner@other.test');
  const [elsewhere] = host.seeded.two.establishments as [number];
  const vendor = await host.call('POST', '/api/vendor', { establishment_id: elsewhere, name: 'Theirs' }, other);
  expect(vendor.status).toBe(201);
  const refill = (id: number) => post('/api/purchase-order/refill', { establishment_id: harbour, vendor_id: id });
  expect(await refill(unknown)).toMatchObject({ status: 422, errors: { vendor_id: ['Choose one that exists'] } });
  expect(await refill(vendor.body.data.id)).toEqual(await refill(unknown));
});

test('a reference in a row is refused at the row', async () => {
  const tables = [{ table: unknown, plan_x: 'left' }];
  const { status, errors } = await post('/api/table/arrange', { establishment_id: harbour, tables });
  expect(status).toBe(422);
  expect(Object.keys(errors).sort()).toEqual(['tables.0.plan_x']);
  const sound = await post('/api/table/arrange', { establishment_id: harbour, tables: [{ table: unknown }] });
  expect(sound).toMatchObject({ status: 422, errors: { 'tables.0.table': expect.anything() } });
});
