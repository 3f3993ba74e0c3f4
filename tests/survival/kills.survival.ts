import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type OpenOptions, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { postgresServer } from '#/tests/support/postgresServer.ts';
import { hostProcess } from './hostProcess.ts';
import { Load, prepared } from './load.ts';

const KILLS = Number(process.env.KILLS ?? 50);
const LONGEST_LIFE_MS = 1_500;

test.each(['embedded', 'PostgreSQL'])(`${KILLS} kills of the host lose nothing and do nothing twice: %s`, async (engine) => {
  const server = engine === 'PostgreSQL' ? await postgresServer() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
  const options: OpenOptions = server ? { databaseUrl: server.url } : { dataDir };
  const host = await hostProcess({ DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) });
  try {
    const { one: business } = await prepared(options);
    await host.start();
    const load = new Load(host.url, business);
    await load.begin();
    load.start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(Math.random() * LONGEST_LIFE_MS);
      await host.kill();
      await host.start();
    }
    await load.stop();
    await host.stop();
    const database = await openDatabase(options);
    const outcome = await load.outcome(database).finally(() => database.close());
    process.stdout.write(`${JSON.stringify({ engine, kills: KILLS, ...outcome })}\n`);
    expect(outcome).toMatchObject({ lost: [], twice: [], unexpected: [], disagree: [] });
  } catch (error) {
    process.stdout.write(host.output());
    throw error;
  } finally {
    await host.kill();
    await server?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});
