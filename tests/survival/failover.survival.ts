import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { brokenWire } from '#/tests/support/brokenWire.ts';
import { type PostgresServer, postgresServer } from '#/tests/support/postgresServer.ts';
import { hostProcess, isReady, ready } from './hostProcess.ts';
import { Load, prepared } from './load.ts';

const FAILOVERS = Number(process.env.FAILOVERS ?? 10);

test(`the host goes on with the standby through ${FAILOVERS} failovers: nothing acknowledged is lost, nothing is done twice`, async () => {
  const first = await postgresServer();
  const wire = await brokenWire(first.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
  const host = await hostProcess({ DATABASE_URL: wire.url, DATA_DIR: dataDir });
  let server: PostgresServer = first;
  try {
    const { one: business } = await prepared({ databaseUrl: wire.url });
    await host.start();
    const pid = host.pid();
    const load = new Load(host.url, business);
    await load.begin();
    load.start();
    const seconds: number[] = [];
    for (let failover = 0; failover < FAILOVERS; failover += 1) {
      const standby = await server.standby();
      await wait(500 + Math.random() * 1_000);
      const began = performance.now();
      await server.stop('immediate');
      wire.cut();
      expect(await isReady(host.url)).toBe(false);
      await standby.promote();
      wire.leadTo(standby.url);
      await ready(host.url, host.isRunning);
      seconds.push((performance.now() - began) / 1_000);
      expect([host.isRunning(), host.pid()]).toEqual([true, pid]);
      if (server !== first) await server.remove();
      server = standby;
    }
    await load.stop();
    const database = await openDatabase({ databaseUrl: wire.url });
    const outcome = await load.outcome(database).finally(() => database.close());
    process.stdout.write(`${JSON.stringify({ failovers: FAILOVERS, ...outcome, mostSeconds: Math.max(...seconds).toFixed(2) })}\n`);
    expect(outcome).toMatchObject({ lost: [], twice: [], unexpected: [], disagree: [] });
    expect(Math.max(...seconds)).toBeLessThan(30);
  } catch (error) {
    process.stdout.write(host.output());
    throw error;
  } finally {
    await host.stop();
    await wire.close();
    await server.remove();
    await first.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});
