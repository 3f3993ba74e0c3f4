import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type OpenOptions, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { generatedClient } from '#/tests/support/generatedClient.ts';
import { freePort } from '#/tests/support/host.ts';
import { postgresServer } from '#/tests/support/postgresServer.ts';
import { startReceiver } from '#/tests/support/webhookReceiver.ts';
import { Caller } from './caller.ts';
import { hostProcess } from './hostProcess.ts';
import { prepared } from './load.ts';
import { TillProcess } from './tillProcess.ts';

const KILLS = Number(process.env.KILLS ?? 50);
const LONGEST_LIFE_MS = 1_500;
/** A delivery that met nobody comes again after 10 s, then after a minute; a busy machine carries six a second. */
const DELIVERED_WITHIN_MS = 600_000;

test.each(['embedded', 'PostgreSQL'])(
  `${KILLS} kills of host and till, each at its own moment, lose no order and no event: %s`,
  async (engine) => {
    const server = engine === 'PostgreSQL' ? await postgresServer() : undefined;
    const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
    const options: OpenOptions = server ? { databaseUrl: server.url } : { dataDir };
    const host = await hostProcess({ DATA_DIR: dataDir, OUTGOING_LOOPBACK: '1', ...(server && { DATABASE_URL: server.url }) });
    const witness = await startReceiver();
    let till: TillProcess | undefined;
    let folder = '';
    try {
      const { clientId, establishments } = (await prepared(options)).one;
      const here = establishments[0] as number;
      await host.start();
      folder = await generatedClient(await (await fetch(`${host.url}/api/openapi.json`)).json());
      const owner = new Caller(host.url, here);
      await owner.signIn();
      await owner.must('POST', '/api/product', { item: 'Espresso', price: 2.5 });
      const { api_key } = await owner.must('POST', '/api/api-key', {
        name: 'Till',
        establishments: [here],
        permissions: ['Products', 'OrderCreate'],
      });
      const port = await freePort();
      const { signing_secret: secret } = await owner.must('POST', '/api/webhook', {
        title: 'Till',
        address: `http://127.0.0.1:${port}/`,
        events: ['products.*'],
      });
      await owner.must('POST', '/api/webhook', { title: 'Witness', address: witness.address, events: ['orders.created'] });
      const own = { HOST_URL: host.url, API_KEY: api_key, WEBHOOK_SECRET: secret, ESTABLISHMENT: String(here), PORT: String(port) };
      const sold = new TillProcess(folder, own);
      till = sold;
      sold.start();

      let isOver = false;
      const sight = new Set<string>();
      const look = async () => {
        for (const uuid of await sold.kept()) sight.add(uuid);
      };
      const selling = async () => {
        while (!isOver) {
          sold.sell('Espresso');
          await wait(30);
          await look();
        }
      };
      let products = 1;
      const editing = async () => {
        while (!isOver) {
          const made = await owner.call(
            'POST',
            '/api/product',
            { item: `Dish ${products}`, price: 1 },
            { 'idempotency-key': `dish-${products}` },
          );
          if (made?.status === 201 || made?.status === 200) products += 1;
          await wait(made ? 1_000 : 100);
        }
      };
      const running = [selling(), editing()];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await wait(Math.random() * LONGEST_LIFE_MS);
        const [isHost, isTill] = [kill % 3 !== 1, kill % 3 !== 0];
        await Promise.all([isHost && host.kill(), isTill && sold.kill()]);
        await look();
        if (isTill) sold.start();
        if (isHost) await host.start();
      }
      isOver = true;
      await Promise.all(running);
      await look();
      await expect.poll(() => sold.kept(), { timeout: 60_000, interval: 100 }).toEqual([]);
      await expect.poll(() => sold.menu, { timeout: DELIVERED_WITHIN_MS, interval: 100 }).toBe(products);

      const told = () => new Set(witness.sent.map(({ headers }) => headers['webhook-id'])).size;
      const { pagination_options } = await owner.until('POST', '/api/sales/list', { per_page: 1 }, {});
      await expect.poll(told, { timeout: DELIVERED_WITHIN_MS, interval: 100 }).toBe(pagination_options.total);
      await sold.kill();
      await host.stop();

      const opened = await openDatabase(options);
      const { rows } = await opened
        .owner((tx) =>
          sql<{ uuid: string; times: string; lines: string }>`
        select o.uuid::text as uuid, count(*) as times, sum((select sum(f.transactions) from public.facts_sales f
          where f.client_id = o.client_id and f.order_id = o.id)) as lines
        from public.orders o where o.client_id = ${clientId} group by 1`.execute(tx),
        )
        .finally(() => opened.close());
      const stored = new Map(rows.map(({ uuid, times, lines }) => [uuid, Math.max(Number(times), Number(lines))]));
      const known = new Set([...sight, ...sold.acknowledged]);
      const outcome = {
        acknowledged: sold.acknowledged.size,
        kept: sight.size,
        stored: stored.size,
        events: told(),
        sent: witness.sent.length,
        products,
        lost: [...known].filter((uuid) => !stored.get(uuid)),
        twice: rows.filter(({ uuid }) => (stored.get(uuid) ?? 0) > 1).map(({ uuid }) => uuid),
        complaints: sold.complaints,
        unexpected: owner.unexpected,
      };
      process.stdout.write(`${JSON.stringify({ engine, kills: KILLS, ...outcome })}\n`);
      expect(outcome).toMatchObject({ lost: [], twice: [], complaints: '', unexpected: [] });
      expect(stored.size).toBeGreaterThan(KILLS);
    } catch (error) {
      process.stdout.write(`${host.output()}${till?.complaints ?? ''}`);
      throw error;
    } finally {
      await till?.kill();
      await host.kill();
      await witness.close();
      await server?.remove();
      if (folder) await rm(dirname(folder), { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
