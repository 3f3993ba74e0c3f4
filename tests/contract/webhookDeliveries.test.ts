import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetDeliveries } from '#/server/capabilities/webhooks/index.ts';
import { startReceiver } from '#/tests/support/webhookReceiver.ts';
import { patience, type WebhookWorld, webhookWorld } from '#/tests/support/webhookWorld.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.close());
afterEach(() => world.clear());

describe('a delivery', () => {
  it('that is not taken is tried again, then given up, and sent again when somebody asks', async () => {
    const hook = await world.aWebhook({ events: ['products.*'] });
    world.receiver.answer = { status: 500, body: 'broken \u0000 here' };
    await world.aProduct();
    await world.arrived(3);
    const [failed] = await world.settled();
    expect(failed).toMatchObject({ status: 'failed', tries: 3, answer_status: 500, problem: 'It answered 500', next_try: null });
    expect(new Set(world.receiver.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await world.host.call('GET', `/api/webhook-delivery/${failed?.id}`, undefined, world.owner)).body.data.answer_start).toBe(
      'broken  here',
    );
    expect(await world.readWebhook(hook.id)).toMatchObject({
      failures: 3,
      status: 'active',
    });
    world.receiver.answer = { status: 204 };
    await world.call('POST', `/api/webhook-delivery/${failed?.id}/again`, {}, world.owner, 200);
    await world.arrived(4);
    const [taken] = await world.settled();
    expect(taken).toMatchObject({ status: 'delivered', tries: 1, answer_status: 204, problem: null });
    const after = await world.readWebhook(hook.id);
    expect(after).toMatchObject({ failures: 0, failing_since: null, last_success: expect.any(String) });
  });

  it('follows no redirect', async () => {
    await world.aWebhook({ events: ['products.*'] });
    world.receiver.answer = { status: 302, headers: { location: `${world.receiver.address}/else` } };
    await world.aProduct();
    const [failed] = await world.settled();
    expect(failed).toMatchObject({ status: 'failed', answer_status: 302 });
    expect(world.receiver.sent).toHaveLength(3);
  });

  it('stops the webhook where its receiver says that it is gone', async () => {
    const hook = await world.aWebhook({ events: ['products.*'] });
    world.receiver.answer = { status: 410 };
    await world.aProduct();
    await expect.poll(async () => (await world.readWebhook(hook.id)).status, patience).toBe('paused');
    const log = await world.run<{
      causer: string;
    }>(sql`select causer from public.activity_log where subject_type = 'webhooks' and event = 'updated'
      and subject_id = ${hook.id}`);
    expect(log).toEqual([{ causer: 'Countinghouse' }]);
  });

  it('stops the webhook where nothing was taken for days', async () => {
    const hook = await world.aWebhook({ events: ['products.*'] });
    await world.run(sql`update public.webhooks set failures = 9, failing_since = now() - interval '4 days' where id = ${hook.id}`);
    world.receiver.answer = { status: 503 };
    await world.aProduct();
    const read = async () => await world.readWebhook(hook.id);
    await expect.poll(async () => (await read()).status, patience).toBe('paused');
    expect((await read()).problem).toContain('3 days');
  });

  it('goes on where the host that had it died', async () => {
    const hook = await world.aWebhook({ events: ['products.*'], status: 'paused' });
    await world.run(sql`
      with e as (
        insert into public.webhook_events (client_id, type, subject_id, place)
        values (${world.clientId}, 'products.deleted', 4711, ${world.harbour}) returning id
      )
      insert into public.webhook_deliveries (client_id, webhook, event_id, event, subject_id, status, tries, last_try, next_try, created_at,
        updated_at)
      select ${world.clientId}, ${hook.id}, e.id, 'products.deleted', 4711, 'waiting', 1, now() - interval '61 seconds',
        now() - interval '1 second', now(), now() from e`);
    await world.call('PUT', `/api/webhook/${hook.id}`, { status: 'active' }, world.owner, 200);
    await world.arrived(1);
    const [taken] = await world.settled();
    expect(taken).toMatchObject({ status: 'delivered', tries: 2 });
  });

  it('to a receiver that is silent holds no other up', async () => {
    const silent = await startReceiver();
    silent.answer = 'silent';
    await world.aWebhook({ events: ['products.*'], address: silent.address });
    await world.aWebhook({ events: ['products.*'] });
    for (let count = 0; count < 6; count += 1) await world.aProduct();
    await world.arrived(6);
    expect(silent.sent).toHaveLength(4);
    await silent.close();
  });

  it('is forgotten after thirty days', async () => {
    await world.aWebhook({ events: ['products.*'] });
    await world.aProduct();
    await world.settled();
    await forgetDeliveries(world.host.database);
    expect(await world.deliveries()).toHaveLength(1);
    for (const table of ['webhook_deliveries', 'webhook_events'])
      await world.run(sql`update ${sql.id('public', table)} set created_at = now() - interval '31 days'`);
    await forgetDeliveries(world.host.database);
    expect(await world.deliveries()).toEqual([]);
    expect(await world.run(sql`select 1 from public.webhook_events`)).toEqual([]);
  });
});
