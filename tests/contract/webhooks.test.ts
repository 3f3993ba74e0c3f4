import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { forgetDeliveries } from '#/server/capabilities/webhooks/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { startReceiver, type WebhookReceiver } from '#/tests/support/webhookReceiver.ts';

let host: TestApp;
let receiver: WebhookReceiver;
let owner: string;
let manager: string;
let clientId: number;
let harbour: number;
let market: number;
const patience = { timeout: 20_000, interval: 20 };
beforeAll(async () => {
  receiver = await startReceiver();
  host = await testApp({ config: { outgoingLoopback: true }, webhookSettings: { pollMs: 20, pauses: [30, 30] } });
  [owner, manager] = await Promise.all([host.signIn('owner@demo.test'), host.signIn('manager@demo.test')]);
  ({ clientId } = host.seeded.one);
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(async () => {
  await host.close();
  await receiver.close();
});
afterEach(async () => {
  receiver.answer = { status: 200, body: 'thanks' };
  await run(sql`delete from public.webhooks`);
  receiver.forget();
});

const run = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await host.database.platform((tx) => query.execute(tx))).rows;
const call = async (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, body: object | undefined, token: string, wanted: number) => {
  const { status, body: answer } = await host.call(method, path, body, token);
  expect(status, JSON.stringify(answer)).toBe(wanted);
  return answer.data;
};
let made = 0;
const aWebhook = (body: object = {}, token = owner) => {
  made += 1;
  return call('POST', '/api/webhook', { title: `Hook ${made}`, address: receiver.address, events: ['*'], ...body }, token, 201);
};
const aProduct = (body: object = {}, place = harbour) => {
  made += 1;
  return call('POST', '/api/product', { establishment_id: place, item: `Tea ${made}`, price: 3, ...body }, owner, 201);
};
const deliveries = async (token = owner) =>
  (await call('POST', '/api/webhook-delivery/list', { per_page: 100, sort_by: 'id', sort_order: 'asc' }, token, 200)).list;
const arrived = (count: number) => expect.poll(() => receiver.sent.length, patience).toBe(count);
const told = () => receiver.sent.map(({ body }) => body.type);
const settled = async () => {
  await expect
    .poll(async () => (await deliveries()).filter((one: { status: string }) => one.status === 'waiting').length, patience)
    .toBe(0);
  return deliveries();
};

describe('a webhook', () => {
  it('shows its secret once, and each delivery is signed with it as Standard Webhooks has it', async () => {
    const { id, signing_secret: secret, secret_ending: ending, ...record } = await aWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(ending).toBe(secret.slice(-4));
    expect(record.owner).toBe(host.seeded.one.users['owner@demo.test']);
    const read = await host.call('GET', `/api/webhook/${id}`, undefined, owner);
    expect(JSON.stringify(read.body)).not.toContain(secret);
    expect(Object.keys(read.body.data)).not.toContain('secret');
    expect(JSON.stringify(await run(sql`select * from public.webhooks`))).not.toContain(secret);
    const product = await aProduct();
    await arrived(1);
    const [{ headers, text, body }] = receiver.sent as [WebhookReceiver['sent'][number]];
    const [messageId, at] = [headers['webhook-id'], headers['webhook-timestamp']];
    expect(messageId).toBe(body.id);
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(`${messageId}.${at}.${text}`).digest('base64')}`);
    expect(headers['user-agent']).toContain('Countinghouse');
    const { data: seen } = (await host.call('GET', `/api/product/${product.id}`, undefined, owner)).body;
    expect(body).toEqual({
      id: messageId,
      type: 'products.created',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      client_id: clientId,
      establishment_id: harbour,
      data: seen,
    });
  });

  it('signs with the secret before a new one too, for a day', async () => {
    const { id, signing_secret: old } = await aWebhook();
    const { signing_secret: secret } = await call('POST', `/api/webhook/${id}/rotate-secret`, {}, owner, 200);
    expect(secret).not.toBe(old);
    const signatures = async () => {
      receiver.forget();
      await call('POST', `/api/webhook/${id}/ping`, {}, owner, 200);
      await expect.poll(() => told().includes('webhook.test'), patience).toBe(true);
      const sent = receiver.sent.find(({ body }) => body.type === 'webhook.test');
      const { 'webhook-id': messageId, 'webhook-timestamp': at, 'webhook-signature': signed } = sent?.headers ?? {};
      const sign = (one: string) =>
        `v1,${createHmac('sha256', Buffer.from(one.slice(6), 'base64'))
          .update(`${messageId}.${at}.${sent?.text}`)
          .digest('base64')}`;
      return { signed, wanted: [sign(secret), sign(old)] };
    };
    const both = await signatures();
    expect(both.signed).toBe(both.wanted.join(' '));
    await run(sql`update public.webhooks set former_until = now() - interval '1 second' where id = ${id}`);
    const one = await signatures();
    expect(one.signed).toBe(one.wanted[0]);
  });

  it('is refused where its address is not outside, or its events are none', async () => {
    const refusal = async (body: object) => {
      const { status, body: answer } = await host.call(
        'POST',
        '/api/webhook',
        { title: 'No', address: receiver.address, events: ['*'], ...body },
        owner,
      );
      expect(status).toBe(422);
      return Object.keys(answer.errors);
    };
    expect(await refusal({ address: 'https://10.0.0.1/hook' })).toEqual(['address']);
    expect(await refusal({ address: 'https://169.254.169.254/latest' })).toEqual(['address']);
    expect(await refusal({ address: 'https://me:secret@example.com/hook' })).toEqual(['address']);
    expect(await refusal({ address: 'http://example.com/hook' })).toEqual(['address']);
    expect(await refusal({ events: ['unicorns.created'] })).toEqual(['events']);
    expect(await refusal({ events: ['orders.deleted'] })).toEqual(['events']);
    expect(await refusal({ events: [] })).toEqual(['events']);
  });
});

describe('what is told', () => {
  it('is what was chosen: of a resource, of one change, of one establishment', async () => {
    await aWebhook({ events: ['taxes.*', 'products.updated'], establishment: harbour });
    const here = await aProduct();
    const there = await aProduct({}, market);
    await call('PUT', `/api/product/${here.id}`, { price: 4 }, owner, 200);
    await call('PUT', `/api/product/${there.id}`, { price: 4 }, owner, 200);
    const tax = await call('POST', '/api/tax', { establishment_id: harbour, name: 'VAT', rate: 7 }, owner, 201);
    await call('DELETE', `/api/tax/${tax.id}`, {}, owner, 200);
    const all = await settled();
    expect(all.map(({ event, status }: { event: string; status: string }) => `${event} ${status}`)).toEqual([
      'products.updated delivered',
      expect.stringMatching(/^taxes.created/),
      'taxes.deleted delivered',
    ]);
    const changed = receiver.sent.find(({ body }) => body.type === 'products.updated')?.body;
    expect(changed).toMatchObject({ changed: ['price'], data: { id: here.id, price: 4 } });
    const gone = receiver.sent.find(({ body }) => body.type === 'taxes.deleted')?.body;
    expect(gone).toMatchObject({ establishment_id: harbour, data: { id: tax.id } });
  });

  it('are orders that come in, and come again', async () => {
    await aWebhook({ events: ['orders.*'] });
    const order = anOrder();
    await call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [order, anOrder({ order_number: '1002' })] }, owner, 200);
    await arrived(2);
    expect(told()).toEqual(['orders.created', 'orders.created']);
    await call(
      'POST',
      '/api/sales/intake',
      { establishment_id: harbour, orders: [{ ...order, revision: 2, status: 'refunded' }] },
      owner,
      200,
    );
    await arrived(3);
    expect(receiver.sent[2]?.body).toMatchObject({ type: 'orders.updated', data: { order_number: order.order_number } });
    await call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [order] }, owner, 200);
    expect(await deliveries()).toHaveLength(3);
  });

  it('is nothing that was rolled back, nothing of others, and nothing where nobody wants to know', async () => {
    await run(sql`delete from public.webhook_events`);
    await aProduct();
    await aWebhook({ events: ['products.*'] });
    const { status } = await host.call('POST', '/api/product', { establishment_id: harbour, item: '' }, owner);
    expect(status).toBe(422);
    const foreign = await host.signIn('owner@other.test');
    const [corner] = host.seeded.two.establishments;
    await call('POST', '/api/product', { establishment_id: corner, item: 'Theirs', price: 1 }, foreign, 201);
    expect(await deliveries()).toEqual([]);
    expect(await run(sql`select 1 from public.webhook_events`)).toEqual([]);
  });
});

describe('the rights of whoever set it up', () => {
  it('leave out what they may not see, name and value', async () => {
    await aWebhook({ events: ['products.*'], establishment: harbour }, manager);
    const product = await aProduct({ cost: 1 });
    await call('PUT', `/api/product/${product.id}`, { cost: 2, price: 5 }, owner, 200);
    await settled();
    expect(receiver.sent).toHaveLength(2);
    for (const { body } of receiver.sent) expect(Object.keys(body.data)).not.toContain('cost');
    expect(receiver.sent.find(({ body }) => body.type === 'products.updated')?.body.changed).toEqual(['price']);
    expect(JSON.stringify(receiver.sent.map(({ text }) => text))).not.toContain('"cost"');
  });

  it('keep rows of other establishments back, and of what they may not list', async () => {
    const { users } = host.seeded.one;
    const role = await host.database.platform((tx) =>
      insert(tx, model, 'roles', clientId, {
        name: 'Hooks',
        type: 'WEB',
        permissions: JSON.stringify(['Webhooks', 'WebhookCreate', 'Products']),
      }),
    );
    const userId = users['nobody@demo.test'] as number;
    await host.database.platform((tx) => giveRole(tx, { clientId, userId, role, establishment: harbour }));
    const nobody = await host.signIn('nobody@demo.test');
    const { status: refused } = await host.call('POST', '/api/webhook', { title: 'All', address: receiver.address, events: ['*'] }, nobody);
    expect(refused).toBe(422);
    await aWebhook({ establishment: harbour }, nobody);
    await aProduct({ item: 'Here' });
    await aProduct({ item: 'There' }, market);
    await call('POST', '/api/tax', { establishment_id: harbour, name: 'Tax', rate: 7 }, owner, 201);
    const all = await settled();
    expect(receiver.sent.map(({ body }) => body.data.item)).toEqual(['Here']);
    expect(all.map(({ event, status }: { event: string; status: string }) => `${event} ${status}`)).toEqual([
      'products.created delivered',
      'taxes.created skipped',
    ]);
  });

  it('stop it when they are gone, and whoever saves it stands behind it from then on', async () => {
    const { users } = host.seeded.one;
    const hook = await aWebhook({ events: ['products.*'], establishment: harbour }, manager);
    const managerId = users['manager@demo.test'] as number;
    await run(sql`update public.users set status = 'inactive' where client_id = ${clientId} and id = ${managerId}`);
    await aProduct({ item: 'Unheard' });
    const stopped = async () => (await host.call('GET', `/api/webhook/${hook.id}`, undefined, owner)).body.data;
    await expect.poll(async () => (await stopped()).status, patience).toBe('paused');
    expect((await stopped()).problem).toContain('may not any more');
    expect(receiver.sent).toEqual([]);
    expect(await run(sql`select 1 from public.jobs where kind = 'mail.webhook-stopped'`)).not.toEqual([]);
    await call('PUT', `/api/webhook/${hook.id}`, { status: 'active' }, owner, 200);
    await arrived(1);
    expect(await stopped()).toMatchObject({ owner: users['owner@demo.test'], problem: null, failures: 0 });
    await run(sql`update public.users set status = 'active' where client_id = ${clientId} and id = ${managerId}`);
  });
});

describe('a delivery', () => {
  it('that is not taken is tried again, then given up, and sent again when somebody asks', async () => {
    const hook = await aWebhook({ events: ['products.*'] });
    receiver.answer = { status: 500, body: 'broken \u0000 here' };
    await aProduct();
    await arrived(3);
    const [failed] = await settled();
    expect(failed).toMatchObject({ status: 'failed', tries: 3, answer_status: 500, problem: 'It answered 500', next_try: null });
    expect(new Set(receiver.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await host.call('GET', `/api/webhook-delivery/${failed.id}`, undefined, owner)).body.data.answer_start).toBe('broken  here');
    expect((await host.call('GET', `/api/webhook/${hook.id}`, undefined, owner)).body.data).toMatchObject({
      failures: 3,
      status: 'active',
    });
    receiver.answer = { status: 204 };
    await call('POST', `/api/webhook-delivery/${failed.id}/again`, {}, owner, 200);
    await arrived(4);
    const [taken] = await settled();
    expect(taken).toMatchObject({ status: 'delivered', tries: 1, answer_status: 204, problem: null });
    const after = (await host.call('GET', `/api/webhook/${hook.id}`, undefined, owner)).body.data;
    expect(after).toMatchObject({ failures: 0, failing_since: null, last_success: expect.any(String) });
  });

  it('follows no redirect', async () => {
    await aWebhook({ events: ['products.*'] });
    receiver.answer = { status: 302, headers: { location: `${receiver.address}/else` } };
    await aProduct();
    const [failed] = await settled();
    expect(failed).toMatchObject({ status: 'failed', answer_status: 302 });
    expect(receiver.sent).toHaveLength(3);
  });

  it('stops the webhook where its receiver says that it is gone', async () => {
    const hook = await aWebhook({ events: ['products.*'] });
    receiver.answer = { status: 410 };
    await aProduct();
    await expect
      .poll(async () => (await host.call('GET', `/api/webhook/${hook.id}`, undefined, owner)).body.data.status, patience)
      .toBe('paused');
    const log = await run<{
      causer: string;
    }>(sql`select causer from public.activity_log where subject_type = 'webhooks' and event = 'updated'
      and subject_id = ${hook.id}`);
    expect(log).toEqual([{ causer: 'Countinghouse' }]);
  });

  it('stops the webhook where nothing was taken for days', async () => {
    const hook = await aWebhook({ events: ['products.*'] });
    await run(sql`update public.webhooks set failures = 9, failing_since = now() - interval '4 days' where id = ${hook.id}`);
    receiver.answer = { status: 503 };
    await aProduct();
    const read = async () => (await host.call('GET', `/api/webhook/${hook.id}`, undefined, owner)).body.data;
    await expect.poll(async () => (await read()).status, patience).toBe('paused');
    expect((await read()).problem).toContain('3 days');
  });

  it('goes on where the host that had it died', async () => {
    const hook = await aWebhook({ events: ['products.*'], status: 'paused' });
    await run(sql`
      with e as (insert into public.webhook_events (client_id, type, subject_id, place) values (${clientId}, 'products.deleted', 4711, ${harbour})
        returning id)
      insert into public.webhook_deliveries (client_id, webhook, event_id, event, subject_id, status, tries, last_try, next_try, created_at,
        updated_at)
      select ${clientId}, ${hook.id}, e.id, 'products.deleted', 4711, 'waiting', 1, now() - interval '61 seconds', now() - interval '1 second',
        now(), now() from e`);
    await call('PUT', `/api/webhook/${hook.id}`, { status: 'active' }, owner, 200);
    await arrived(1);
    const [taken] = await settled();
    expect(taken).toMatchObject({ status: 'delivered', tries: 2 });
  });

  it('to a receiver that is silent holds no other up', async () => {
    const silent = await startReceiver();
    silent.answer = 'silent';
    await aWebhook({ events: ['products.*'], address: silent.address });
    await aWebhook({ events: ['products.*'] });
    for (let count = 0; count < 6; count += 1) await aProduct();
    await arrived(6);
    expect(silent.sent).toHaveLength(4);
    await silent.close();
  });

  it('is forgotten after thirty days', async () => {
    await aWebhook({ events: ['products.*'] });
    await aProduct();
    await settled();
    await forgetDeliveries(host.database);
    expect(await deliveries()).toHaveLength(1);
    for (const table of ['webhook_deliveries', 'webhook_events'])
      await run(sql`update ${sql.id('public', table)} set created_at = now() - interval '31 days'`);
    await forgetDeliveries(host.database);
    expect(await deliveries()).toEqual([]);
    expect(await run(sql`select 1 from public.webhook_events`)).toEqual([]);
  });
});
