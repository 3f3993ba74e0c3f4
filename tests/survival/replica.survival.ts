import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDataVersion } from '#/dataProvider/dataVersion.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { grantOf } from '#/tests/support/app.ts';
import { postgresServer } from '#/tests/support/postgresServer.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { hostProcess } from './hostProcess.ts';
import { Load, prepared } from './load.ts';

const OUTAGES = Number(process.env.OUTAGES ?? 20);
const SELLERS = 4;
const PRICE = 10;

test(`the host lives through ${OUTAGES} outages and delays of its replica: whoever has sold something finds it in the next report`, async () => {
  const server = await postgresServer();
  const replica = await server.replica();
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
  const host = await hostProcess({
    DATABASE_URL: server.url,
    DATABASE_REPLICA_URL: replica.url,
    DATABASE_REPLICA_LAG: '3',
    DATA_DIR: dataDir,
  });
  try {
    const { one: business } = await prepared({ databaseUrl: server.url });
    const establishment = business.establishments[0] as number;
    await host.start();
    const pid = host.pid();
    const load = new Load(host.url, business);
    await load.begin();
    load.start();
    const sellers = Array.from({ length: SELLERS }, (_, at) => new Seller(host.url, establishment, `2026-01-0${at + 1}`));
    const selling = sellers.map((one) => one.sell());
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      await wait(500 + Math.random() * 1_000);
      if (outage % 2) {
        await replica.pause();
        await wait(Math.random() * 5_000);
        await replica.resume();
      } else {
        await replica.stop('immediate');
        await wait(Math.random() * 1_500);
        await replica.start();
        // Between two tries it is left alone for five seconds.
        await wait(5_500);
      }
    }
    for (const one of sellers) one.isOver = true;
    await Promise.all(selling);
    await load.stop();
    expect([host.isRunning(), host.pid()]).toEqual([true, pid]);
    const database = await openDatabase({ databaseUrl: server.url });
    const outcome = await load.outcome(database).finally(() => database.close());
    const sold = sellers.reduce((sum, { sold }) => sum + sold, 0);
    const told = (what: string) => host.output().split(what).length - 1;
    const passedOver = told('is passed over, and the database itself read');
    process.stdout.write(`${JSON.stringify({ outages: OUTAGES, sold, passedOver, readAgain: told('is read again'), ...outcome })}\n`);
    expect(outcome).toMatchObject({ lost: [], twice: [], unexpected: [], disagree: [] });
    expect(sellers.flatMap(({ missing }) => missing)).toEqual([]);
    expect([sold, passedOver, told('is read again')].every((count) => count >= OUTAGES / 4)).toBe(true);
  } catch (error) {
    process.stdout.write(host.output());
    throw error;
  } finally {
    await host.stop();
    await replica.remove();
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Somebody who sells on a day of their own, and looks at its report after each sale, as the dashboard calls the host. */
class Seller {
  sold = 0;
  isOver = false;
  /** What a report did not have, in words. */
  readonly missing: string[] = [];
  readonly #url: string;
  readonly #establishment: number;
  readonly #day: string;
  readonly #fetch = withDataVersion();
  #token = '';

  constructor(url: string, establishment: number, day: string) {
    this.#url = url;
    this.#establishment = establishment;
    this.#day = day;
  }

  async sell(): Promise<void> {
    this.#token = (await this.#post('/oauth/token', grantOf('owner@demo.test'))).access_token as string;
    while (!this.isOver) {
      const orders = [anOrder({ local_created_at: `${this.#day} 12:30:00`, lines: [{ title: 'Soup', price: PRICE, quantity: 1 }] })];
      await this.#post('/api/sales/intake', { establishment_id: this.#establishment, orders });
      this.sold += 1;
      const asked = { date_from: this.#day, date_to: this.#day, establishment_ids: [this.#establishment] };
      const { data } = await this.#post('/api/sales-summary', asked);
      const { net_sales: sales } = data as { net_sales: number };
      if (sales !== this.sold * PRICE) this.missing.push(`${this.#day}: ${sales} after ${this.sold} sales`);
    }
  }

  /** @throws for whatever is not done: nobody is refused because of a replica */
  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await this.#fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return said;
  }
}
