import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { postgresServer } from '#/tests/support/postgresServer.ts';
import { hostProcess, isReady, ready } from './hostProcess.ts';
import { Load, prepared } from './load.ts';

const OUTAGES = Number(process.env.OUTAGES ?? 20);

test(`the host lives through ${OUTAGES} outages of its PostgreSQL server: nothing acknowledged is lost, nothing is done twice`, async () => {
  const server = await postgresServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
  const host = await hostProcess({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  try {
    const { one: business } = await prepared({ databaseUrl: server.url });
    await host.start();
    const pid = host.pid();
    const load = new Load(host.url, business);
    await load.begin();
    load.start();
    const whole: number[] = [];
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      await wait(500 + Math.random() * 1_000);
      await server.stop(outage % 2 ? 'fast' : 'immediate');
      expect(await isReady(host.url)).toBe(false);
      await wait(Math.random() * 1_500);
      await server.start();
      const back = performance.now();
      await ready(host.url, host.isRunning);
      whole.push((performance.now() - back) / 1_000);
      expect([host.isRunning(), host.pid()]).toEqual([true, pid]);
    }
    await load.stop();
    const database = await openDatabase({ databaseUrl: server.url });
    const outcome = await load.outcome(database).finally(() => database.close());
    process.stdout.write(
      `${JSON.stringify({ outages: OUTAGES, ...outcome, secondsUntilReady: { most: Math.max(...whole).toFixed(2), mean: (whole.reduce((a, b) => a + b) / OUTAGES).toFixed(2) } })}\n`,
    );
    expect(outcome).toMatchObject({ lost: [], twice: [], unexpected: [], disagree: [] });
    expect(Math.max(...whole)).toBeLessThan(30);
  } catch (error) {
    process.stdout.write(host.output());
    throw error;
  } finally {
    await host.stop();
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});
