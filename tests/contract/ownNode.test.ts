import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { type Due, takeDue } from '#/server/capabilities/webhooks/claims.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { shutOtherNodes } from '#/tests/support/citus.ts';
import { jobEnded } from '#/tests/support/jobEnded.ts';
import { recordMaker } from '#/tests/support/recordMaker.ts';
import { lunch, salesApp, setClock } from '#/tests/support/sales.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';

/**
 * On a cluster alone: what a business does asks the node that has it, so that it goes on where another's is away. The others let nobody in
 * (what is chosen and stored in one statement is handed to all of them), and what asks several is refused.
 */
describe.skipIf(!process.env.TEST_CITUS_URL)('on a cluster a business asks its own node alone', () => {
  let host: TestApp;
  let owner: string;
  let establishment: number;
  /** Something new of each resource. */
  const bodies: [ResourceModel, Values][] = [];

  beforeAll(async () => {
    host = await salesApp();
    await setClock(host);
    establishment = host.seeded.one.establishments[0] as number;
    const admin = await host.signIn('admin@demo.test');
    const maker = recordMaker(host, model, host.seeded.one, { admin, owner: await host.signIn('owner@demo.test') });
    for (const name of ['products', 'customers', 'purchase-orders', 'cash-drawer-sessions', 'loyalty-members'])
      await maker.add(resourceOf(model, name), { seed: 7, establishment, full: true });
    for (const resource of Object.values(model.resources))
      if (resource.scope !== 'platform') bodies.push([resource, await maker.bodyOf(resource, { seed: 9, establishment, full: true })]);
    await shutOtherNodes(host.database, host.seeded.one.clientId);
    const { rows } = await host.database.direct('select current_database() as name');
    await host.database.direct(`alter database "${rows[0]?.name}" set citus.multi_task_query_log_level = 'error'`);
    // It is said to connections that come from now on.
    const others = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid';
    await host.database.direct(`${others} <> pg_backend_pid()`);
    await expect(host.database.direct(`${others} = pg_backend_pid()`)).rejects.toThrow();
    await expect(host.database.platform((tx) => sql`select 1 from public.products`.execute(tx))).rejects.toThrow(/multi-task/);
    owner = await host.signIn('owner@demo.test');
  });
  afterAll(() => host.close());

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => (await host.call(method, path, body, owner)).status;

  test('for its lists', async () => {
    const answers: [string, number][] = [];
    for (const { name, endpoint, paths, scope } of Object.values(model.resources)) {
      if (scope === 'platform') continue;
      answers.push([name, await call('POST', paths?.list ?? `${endpoint}/list`, { search: 'a' })]);
    }
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  });

  test('for its records: made, changed and deleted', async () => {
    const answers: [string, number][] = [];
    for (const [{ name, endpoint }, body] of bodies) {
      const made = await host.call('POST', endpoint, body, owner);
      answers.push([`add ${name}`, made.status]);
      if (made.status !== 201) continue;
      const path = `${endpoint}/${made.body.data.id}`;
      answers.push([`edit ${name}`, (await host.call('PUT', path, body, owner)).status]);
      answers.push([`delete ${name}`, (await host.call('DELETE', path, undefined, owner)).status]);
    }
    expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(60);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  });

  test('for its reports', async () => {
    const days = { date_from: '2026-06-01', date_to: '2026-07-02' };
    const answers: [string, number][] = [];
    for (const { name, endpoint } of Object.values(model.reports))
      answers.push([name, await call('POST', endpoint, { ...days, establishment_ids: [establishment] })]);
    expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(30);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  });

  test('for its orders, and for what is searched', async () => {
    expect(await call('POST', '/api/sales/intake', { establishment_id: establishment, orders: [lunch()] })).toBe(200);
    expect(await call('POST', '/api/global-search/list', { query: 'lunch' })).toBe(200);
    expect(await call('POST', '/api/global-search/list', { query: 'lunhc' })).toBe(200);
  });

  test('for its jobs, from when they are asked for until they have ended and whoever asked is told', async () => {
    const asked = await host.call('POST', '/api/report-export/generate', { resource: 'products', format: 'csv' }, owner);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const id = asked.body.data.report_id;
    await jobEnded(host.database, id);
    expect((await host.call('GET', `/api/report-export/status/${id}`, undefined, owner)).body.data.status).toBe('completed');
    const told = await host.call('POST', '/api/notification/list', {}, owner);
    expect(told.body.data.list).toMatchObject([{ opens: { page: 'file', id } }]);
  });

  test('for the deliveries of its webhooks', async () => {
    const { clientId } = host.seeded.one;
    const made = await host.call('POST', '/api/webhook', { title: 'Orders', address: 'https://receiver.test', events: ['*'] }, owner);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await call('POST', '/api/vendor', { name: 'Vendor' })).toBe(201);
    const { rows } = await host.database.direct('select id, webhook from public.webhook_deliveries where client_id = $1', [clientId]);
    for (const { id, webhook } of rows as unknown as Due[]) expect(await takeDue(host.database, { clientId, id, webhook })).toBeDefined();
    expect(rows.length).toBeGreaterThan(0);
    expect(await call('POST', `/api/webhook/${made.body.data.id}/ping`)).toBe(200);
  });

  test('for what is deleted and comes back', async () => {
    const made = await host.call('POST', '/api/vendor', { name: 'Mistaken' }, owner);
    const gone = await host.call('DELETE', `/api/vendor/${made.body.data.id}`, undefined, owner);
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect(await call('POST', `/api/deletion/${gone.body.data.undo.id}/restore`, {})).toBe(200);
  });

  test('for its counts', async () => {
    const asked = { establishment_id: establishment, name: 'Shelves', item_type: 'all' };
    const made = await host.call('POST', '/api/inventory-count', asked, owner);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.data.rows).toBeGreaterThan(0);
  });

  test('for who comes and goes', async () => {
    const staff = await host.signIn('staff@demo.test');
    expect((await host.call('POST', '/api/logout', undefined, staff)).status).toBe(200);
    expect((await host.call('POST', '/api/product/list', {}, staff)).status).toBe(401);
  });
});
