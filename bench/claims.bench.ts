import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { claimDelivery } from '#/server/capabilities/webhooks/claims.ts';
import { settle } from '#/server/capabilities/webhooks/outcome.ts';
import { PAUSES_MS } from '#/server/capabilities/webhooks/retries.ts';
import type { WebhookHost } from '#/server/capabilities/webhooks/webhookHost.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { addBusiness } from '#/tests/support/seed.ts';

/** How many jobs are done, and deliveries taken of so many that wait: of how many businesses. */
const MANY = Number(process.env.MANY ?? 1_000);
const WAITING = Number(process.env.WAITING ?? 20_000);
const BUSINESSES = Number(process.env.BUSINESSES ?? 200);
/** How many hosts take of it at the same time: all in this process. */
const HOSTS = (process.env.HOSTS ?? '1,2,4').split(',').map(Number);

let database: Database;
const clients: number[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  for (let at = 0; at < BUSINESSES; at += 1) {
    const business = { name: `Business ${at}`, domain: `b${at}.test`, titles: [], people: [] };
    const { clientId } = await database.platform((tx) => addBusiness({ tx, model, passwordHash: '' }, business));
    clients.push(clientId);
  }
});
afterAll(() => database.close());

const count = async (query: string) => Number((await database.direct(query)).rows[0]?.many);

/** Prints how many a second were done. */
async function perSecond(what: string, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  const found = MANY / ((performance.now() - began) / 1000);
  process.stdout.write(`${database.engine}: ${what}: ${found.toFixed(0)} a second\n`);
  return found;
}

test('jobs: taken and completed, to the bare statements', async () => {
  const fill = () =>
    database.direct(
      `insert into public.jobs (client_id, kind, payload) select ($1::bigint[])[1 + n % $2], 'bench', '{}' from generate_series(1, $3) as n`,
      [clients, clients.length, MANY],
    );
  const bare = async () => {
    const take = `update public.jobs set status = 'processing' where (client_id, id) in (select client_id, id from public.jobs
      where status = 'pending' and kind = 'bench' order by run_at, id limit 1 for update skip locked) returning client_id, id`;
    for (;;) {
      const [taken] = (await database.direct(take)).rows;
      if (!taken) return;
      await database.direct(`update public.jobs set status = 'completed', finished_at = now() where client_id = $1 and id = $2`, [
        taken.client_id,
        taken.id,
      ]);
    }
  };
  await fill();
  const baseline = await perSecond('jobs, bare statements of one taker', bare);
  for (const hosts of HOSTS) {
    await database.direct('delete from public.jobs');
    await fill();
    await database.direct('vacuum analyze public.jobs');
    const apps = Array.from({ length: hosts }, () => Fastify());
    const found = await perSecond(`jobs that do nothing, hosts: ${hosts}`, async () => {
      let left = MANY;
      await new Promise<void>((allDone) => {
        const work = async () => {
          left -= 1;
          if (left === 0) allDone();
        };
        for (const app of apps) openJobs(app, { database, recurs: false, pollMs: 100 }).handle('bench', work, { waitsOutside: true });
        for (const app of apps) void app.ready();
      });
      for (const app of apps) await app.close();
    });
    expect(await count(`select count(*) as many from public.jobs where status <> 'completed' or attempts <> 1`)).toBe(0);
    process.stdout.write(`  ratio ${(found / baseline).toFixed(2)}\n`);
  }
});

test('deliveries: taken and settled as taken by their receivers', async () => {
  await database.direct(
    `insert into public.webhooks (client_id, title, address, events, status, failures, created_at, updated_at)
     select unnest($1::bigint[]), 'Orders', 'https://receiver.test', '["*"]', 'active', 0, now(), now()`,
    [clients],
  );
  const host = { database } as WebhookHost;
  const take = async (still: () => boolean) => {
    while (still()) {
      const claimed = await claimDelivery(database, { webhooks: [], clients: [] });
      expect(claimed).toBeDefined();
      if (claimed) await settle(host, claimed, { kind: 'taken', answer: { status: 200, body: '', ms: 1 } }, PAUSES_MS);
    }
  };
  for (const takers of HOSTS) {
    await database.direct('delete from public.webhook_deliveries');
    await database.direct(
      `select public.catch_events(client_id, (select jsonb_agg(jsonb_build_object('type', 'orders.created', 'id', n)) from generate_series(1, $1) as n))
       from public.webhooks`,
      [WAITING / BUSINESSES],
    );
    await database.direct('vacuum analyze');
    let left = MANY;
    await perSecond(`deliveries of webhooks of ${WAITING} that wait, taken by so many at once: ${takers}`, () =>
      Promise.all(Array.from({ length: takers }, () => take(() => left-- > 0))),
    );
    expect(await count(`select count(*) as many from public.webhook_deliveries where status = 'delivered' and tries = 1`)).toBe(MANY);
  }
});
