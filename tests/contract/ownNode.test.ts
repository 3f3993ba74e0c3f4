import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { queueDue } from '#/server/capabilities/reportSchedules/dueSchedules.ts';
import { type Due, takeDue } from '#/server/capabilities/webhooks/claims.ts';
import { forgetDeliveries } from '#/server/capabilities/webhooks/index.ts';
import { watchLimits } from '#/server/domain/alerts/watchLimits.ts';
import { enterDueExpenses } from '#/server/domain/expenses/enterDue.ts';
import { sendDaily } from '#/server/domain/integrations/online/sendDaily.ts';
import { lookForOrders } from '#/server/domain/integrations/orders/fetchOrders.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { sumStock } from '#/server/domain/stock/stockSums.ts';
import { businessesOfNodes } from '#/server/foundation/database/nodes.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { tidyEmails } from '#/server/foundation/mail/sentEmails.ts';
import { forgetOldNotifications } from '#/server/foundation/notifications/forgetNotifications.ts';
import { forgetDeletions } from '#/server/records/deletions/keepDeleted.ts';
import { forgetAnswers } from '#/server/records/write/idempotency.ts';
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
    // So that the node has more of them than this one.
    const clients = resourceOf(model, 'clients');
    for (let seed = 21; seed < 33; seed++) {
      const made = await host.call('POST', clients.endpoint, await maker.bodyOf(clients, { seed, establishment }), admin);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
    await shutOtherNodes(host.database, host.seeded.one.clientId);
    await setForAll('citus.multi_task_query_log_level', 'error');
    await expect(host.database.platform((tx) => sql`select 1 from public.products`.execute(tx))).rejects.toThrow(/multi-task/);
    owner = await host.signIn('owner@demo.test');
  });
  afterAll(() => host.close());

  /** Sets it in this database, for connections that come from now on; those that there are end. */
  const setForAll = async (setting: string, value: string) => {
    const { rows } = await host.database.direct('select current_database() as name');
    await host.database.direct(`alter database "${rows[0]?.name}" set ${setting} = '${value}'`);
    const others = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid';
    await host.database.direct(`${others} <> pg_backend_pid()`);
    await expect(host.database.direct(`${others} = pg_backend_pid()`)).rejects.toThrow();
  };

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

  test('for what is done by itself, of which the others’ businesses wait for their own', async () => {
    const { clientId } = host.seeded.one;
    const { database } = host;
    // What is of several of a node's businesses asks several of its tables at once.
    await setForAll('citus.multi_task_query_log_level', 'off');
    const own = (text: string) => database.direct(text, [clientId]).then(({ rows }) => rows);
    for (const name of ['recurring-expenses', 'report-schedules', 'alert-rules', 'products', 'third-party-integrations']) {
      const [{ endpoint }, body] = present(
        bodies.find(([resource]) => resource.name === name),
        name,
      );
      const made = await host.call('POST', endpoint, body, owner);
      expect([name, made.status, made.body.message]).toEqual([name, 201, expect.anything()]);
    }
    await own("update public.recurring_expenses set next_date = '2026-01-01', status = 'active', until = null where client_id = $1");
    await own("update public.report_schedules set next_due = now() - interval '1 hour', status = 'active' where client_id = $1");
    await own("update public.alert_rules set status = 'active' where client_id = $1");
    await own(`update public.third_party_integrations set status = 'active', state = 'connected', sends_daily = true,
      sends_from = current_date - 3 where client_id = $1`);
    const [product] = await own('select min(id) as id from public.products where client_id = $1');
    await database.direct(
      `insert into public.inventory_movements
         (client_id, establishment_id, at, day, item_products, item_name, kind, quantity, uom, created_at, updated_at)
       values ($1, $2, now(), current_date, $3, 'Flour', 'add', 5, 'each', now(), now())`,
      [clientId, establishment, Number(product?.id)],
    );
    await own("update public.notifications set created_at = now() - interval '100 days' where client_id = $1");
    const jobs = openJobs(Fastify(), { database, recurs: false });
    const mailer = { send: async () => undefined };
    const tasks: Record<string, () => Promise<unknown>> = {
      rollups: () => recomputeMarked(database),
      // What is seen by the first is summed by the next.
      'stock seen': () => sumStock(database),
      'stock summed': () => sumStock(database),
      expenses: () => enterDueExpenses(database, model),
      reports: () => queueDue(database, model, jobs),
      alerts: () => watchLimits({ database, model, mailer }),
      journals: () => sendDaily({ database, model, jobs }),
      orders: () => lookForOrders({ database, jobs }),
      notifications: () => forgetOldNotifications(database),
      deliveries: () => forgetDeliveries(database),
      emails: () => tidyEmails(database),
      answers: () => forgetAnswers(database),
      deletions: () => forgetDeletions(database),
    };
    const nodes = await businessesOfNodes(database, 'all');
    expect(nodes.find(({ clients }) => clients.includes(clientId))?.clients.length).toBeGreaterThan(2);
    const others = nodes.length - 1;
    expect(others).toBeGreaterThan(0);
    for (const [name, task] of Object.entries(tasks)) {
      const failed = await task().then(
        () => undefined,
        (error: unknown) => error,
      );
      expect([name, failed]).toEqual([name, expect.any(AggregateError)]);
      const reasons = (failed as AggregateError).errors.map(String);
      expect([name, reasons]).toEqual([name, Array.from({ length: others }, () => expect.stringMatching(/reach|answer|accept/i))]);
    }
    expect(await own('select 1 from public.sales_marks where client_id = $1')).toEqual([]);
    expect(await own('select 1 from public.stock_sums where client_id = $1')).not.toEqual([]);
    expect(await own('select 1 from public.expenses where client_id = $1 and recurring is not null')).not.toEqual([]);
    expect(await own('select 1 from public.report_schedules where client_id = $1 and next_due < now()')).toEqual([]);
    expect(await own("select 1 from public.notifications where client_id = $1 and created_at < now() - interval '90 days'")).toEqual([]);
  });
});
