import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import type { Sent } from '#/tests/support/webhookReceiver.ts';
import { patience, type WebhookWorld, webhookWorld } from '#/tests/support/webhookWorld.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.close());
afterEach(() => world.clear());

const told = () => world.receiver.sent.map(({ body }) => body.type);

describe('a webhook', () => {
  it('shows its secret once, and each delivery is signed with it as Standard Webhooks has it', async () => {
    const { id, signing_secret: secret, secret_ending: ending, ...record } = await world.aWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(ending).toBe(secret.slice(-4));
    expect(record.owner).toBe(world.host.seeded.one.users['owner@demo.test']);
    const read = await world.host.call('GET', `/api/webhook/${id}`, undefined, world.owner);
    expect(JSON.stringify(read.body)).not.toContain(secret);
    expect(Object.keys(read.body.data)).not.toContain('secret');
    expect(JSON.stringify(await world.run(sql`select * from public.webhooks`))).not.toContain(secret);
    const product = await world.aProduct();
    await world.arrived(1);
    const [{ headers, text, body }] = world.receiver.sent as [Sent];
    const [messageId, at] = [headers['webhook-id'], headers['webhook-timestamp']];
    expect(messageId).toBe(body.id);
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(`${messageId}.${at}.${text}`).digest('base64')}`);
    expect(headers['user-agent']).toContain('Countinghouse');
    const { data: seen } = (await world.host.call('GET', `/api/product/${product.id}`, undefined, world.owner)).body;
    expect(body).toEqual({
      id: messageId,
      type: 'products.created',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      client_id: world.clientId,
      establishment_id: world.harbour,
      data: seen,
    });
  });

  it('signs with the secret before a new one too, for a day', async () => {
    const { id, signing_secret: old } = await world.aWebhook();
    const { signing_secret: secret } = await world.call('POST', `/api/webhook/${id}/rotate-secret`, {}, world.owner, 200);
    expect(secret).not.toBe(old);
    const signatures = async () => {
      world.receiver.forget();
      await world.call('POST', `/api/webhook/${id}/ping`, {}, world.owner, 200);
      await expect.poll(() => told().includes('webhook.test'), patience).toBe(true);
      const sent = world.receiver.sent.find(({ body }) => body.type === 'webhook.test');
      const { 'webhook-id': messageId, 'webhook-timestamp': at, 'webhook-signature': signed } = sent?.headers ?? {};
      const sign = (one: string) =>
        `v1,${createHmac('sha256', Buffer.from(one.slice(6), 'base64'))
          .update(`${messageId}.${at}.${sent?.text}`)
          .digest('base64')}`;
      return { signed, wanted: [sign(secret), sign(old)] };
    };
    const both = await signatures();
    expect(both.signed).toBe(both.wanted.join(' '));
    await world.run(sql`update public.webhooks set former_until = now() - interval '1 second' where id = ${id}`);
    const one = await signatures();
    expect(one.signed).toBe(one.wanted[0]);
  });

  it('is refused where its address is not outside, or its events are none', async () => {
    const refusal = async (body: object) => {
      const { status, body: answer } = await world.host.call(
        'POST',
        '/api/webhook',
        { title: 'No', address: world.receiver.address, events: ['*'], ...body },
        world.owner,
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
    await world.aWebhook({ events: ['taxes.*', 'products.updated'], establishment: world.harbour });
    const here = await world.aProduct();
    const there = await world.aProduct({}, world.market);
    await world.call('PUT', `/api/product/${here.id}`, { price: 4 }, world.owner, 200);
    await world.call('PUT', `/api/product/${there.id}`, { price: 4 }, world.owner, 200);
    const tax = await world.call('POST', '/api/tax', { establishment_id: world.harbour, name: 'VAT', rate: 7 }, world.owner, 201);
    await world.call('DELETE', `/api/tax/${tax.id}`, {}, world.owner, 200);
    const all = await world.settled();
    expect(all.map(({ event, status }: { event: string; status: string }) => `${event} ${status}`)).toEqual([
      'products.updated delivered',
      expect.stringMatching(/^taxes.created/),
      'taxes.deleted delivered',
    ]);
    const changed = world.receiver.sent.find(({ body }) => body.type === 'products.updated')?.body;
    expect(changed).toMatchObject({ changed: ['price'], data: { id: here.id, price: 4 } });
    const gone = world.receiver.sent.find(({ body }) => body.type === 'taxes.deleted')?.body;
    expect(gone).toMatchObject({ establishment_id: world.harbour, data: { id: tax.id } });
  });

  it('are orders that come in, and come again', async () => {
    await world.aWebhook({ events: ['orders.*'] });
    const order = anOrder();
    await world.call(
      'POST',
      '/api/sales/intake',
      { establishment_id: world.harbour, orders: [order, anOrder({ order_number: '1002' })] },
      world.owner,
      200,
    );
    await world.arrived(2);
    expect(told()).toEqual(['orders.created', 'orders.created']);
    await world.call(
      'POST',
      '/api/sales/intake',
      { establishment_id: world.harbour, orders: [{ ...order, revision: 2, status: 'refunded' }] },
      world.owner,
      200,
    );
    await world.arrived(3);
    expect(world.receiver.sent[2]?.body).toMatchObject({ type: 'orders.updated', data: { order_number: order.order_number } });
    await world.call('POST', '/api/sales/intake', { establishment_id: world.harbour, orders: [order] }, world.owner, 200);
    expect(await world.deliveries()).toHaveLength(3);
  });

  it('is nothing that was rolled back, nothing of others, and nothing where nobody wants to know', async () => {
    await world.run(sql`delete from public.webhook_events`);
    await world.aProduct();
    await world.aWebhook({ events: ['products.*'] });
    const { status } = await world.host.call('POST', '/api/product', { establishment_id: world.harbour, item: '' }, world.owner);
    expect(status).toBe(422);
    const foreign = await world.host.signIn('owner@other.test');
    const [corner] = world.host.seeded.two.establishments;
    await world.call('POST', '/api/product', { establishment_id: corner, item: 'Theirs', price: 1 }, foreign, 201);
    expect(await world.deliveries()).toEqual([]);
    expect(await world.run(sql`select 1 from public.webhook_events`)).toEqual([]);
  });
});

describe('the rights of whoever set it up', () => {
  it('leave out what they may not see, name and value', async () => {
    await world.aWebhook({ events: ['products.*'], establishment: world.harbour }, world.manager);
    const product = await world.aProduct({ cost: 1 });
    await world.call('PUT', `/api/product/${product.id}`, { cost: 2, price: 5 }, world.owner, 200);
    await world.settled();
    expect(world.receiver.sent).toHaveLength(2);
    for (const { body } of world.receiver.sent) expect(Object.keys(body.data)).not.toContain('cost');
    expect(world.receiver.sent.find(({ body }) => body.type === 'products.updated')?.body.changed).toEqual(['price']);
    expect(JSON.stringify(world.receiver.sent.map(({ text }) => text))).not.toContain('"cost"');
  });

  it('keep rows of other establishments back, and of what they may not list', async () => {
    const { users } = world.host.seeded.one;
    const role = await world.host.database.platform((tx) =>
      insert(tx, model, 'roles', world.clientId, {
        name: 'Hooks',
        type: 'WEB',
        permissions: JSON.stringify(['Webhooks', 'WebhookCreate', 'Products']),
      }),
    );
    const userId = users['nobody@demo.test'] as number;
    await world.host.database.platform((tx) => giveRole(tx, { clientId: world.clientId, userId, role, establishment: world.harbour }));
    const nobody = await world.host.signIn('nobody@demo.test');
    const { status: refused } = await world.host.call(
      'POST',
      '/api/webhook',
      { title: 'All', address: world.receiver.address, events: ['*'] },
      nobody,
    );
    expect(refused).toBe(422);
    await world.aWebhook({ establishment: world.harbour }, nobody);
    await world.aProduct({ item: 'Here' });
    await world.aProduct({ item: 'There' }, world.market);
    await world.call('POST', '/api/tax', { establishment_id: world.harbour, name: 'Tax', rate: 7 }, world.owner, 201);
    const all = await world.settled();
    expect(world.receiver.sent.map(({ body }) => body.data.item)).toEqual(['Here']);
    expect(all.map(({ event, status }: { event: string; status: string }) => `${event} ${status}`)).toEqual([
      'products.created delivered',
      'taxes.created skipped',
    ]);
  });

  it('are nobody’s where somebody of the platform changes it: then it stops', async () => {
    const hook = await world.aWebhook({ events: ['products.*'] });
    const admin = await world.host.signIn('admin@demo.test');
    await world.call('PUT', `/api/webhook/${hook.id}`, { address: `${world.receiver.address}/else` }, admin, 200);
    await world.aProduct();
    await expect.poll(async () => (await world.readWebhook(hook.id)).status, patience).toBe('paused');
    expect(await world.readWebhook(hook.id)).toMatchObject({ owner: null, problem: expect.stringContaining('Nobody stands behind') });
    expect(world.receiver.sent).toEqual([]);
  });

  it('stop it when they are gone, and whoever saves it stands behind it from then on', async () => {
    const { users } = world.host.seeded.one;
    const hook = await world.aWebhook({ events: ['products.*'], establishment: world.harbour }, world.manager);
    const managerId = users['manager@demo.test'] as number;
    await world.run(sql`update public.users set status = 'inactive' where client_id = ${world.clientId} and id = ${managerId}`);
    await world.aProduct({ item: 'Unheard' });
    const stopped = async () => await world.readWebhook(hook.id);
    await expect.poll(async () => (await stopped()).status, patience).toBe('paused');
    expect((await stopped()).problem).toContain('may not any more');
    expect(world.receiver.sent).toEqual([]);
    expect(await world.run(sql`select 1 from public.jobs where kind = 'mail.webhook-stopped'`)).not.toEqual([]);
    await world.call('PUT', `/api/webhook/${hook.id}`, { status: 'active' }, world.owner, 200);
    await world.arrived(1);
    expect(await stopped()).toMatchObject({ owner: users['owner@demo.test'], problem: null, failures: 0 });
    await world.run(sql`update public.users set status = 'active' where client_id = ${world.clientId} and id = ${managerId}`);
  });
});
