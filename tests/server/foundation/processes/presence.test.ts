import { hostname } from 'node:os';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { Presence } from '#/server/foundation/processes/presence.ts';
import { readProcesses } from '#/server/foundation/processes/readProcesses.ts';
import { migratedDatabase } from '#/tests/support/app.ts';

const { log } = Fastify();
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(async () => {
  await database.direct('delete from public.processes');
});
afterAll(() => database.close());

/** Another process that was last seen so long ago. */
const another = (name: string, secondsAgo: number) =>
  database.platform((tx) =>
    sql`insert into public.processes (name, machine, role, version, node, started_at, seen_at, memory_bytes, busy_percent)
      values (${name}, 'elsewhere', 'worker', '0.9.0', 'v20.19.0', now() - interval '3 days', now() - ${secondsAgo} * interval '1 second', 1, 0)`.execute(
      tx,
    ),
  );
/** The same database, as if it were the other engine: a server that several processes share, or one that is this process's own. */
const shared = () => ({ ...database, engine: 'postgres' as const });
const alone = () => ({ ...database, engine: 'embedded' as const });

describe('a process that is there', () => {
  it('says who it is, and takes its row away when it stops', async () => {
    const presence = new Presence(database, log);
    await presence.start({ role: 'host', version: '1.2.3', schema: 'a', port: 4000 });
    expect(await readProcesses(database)).toEqual([
      {
        ...{ name: presence.name, machine: hostname(), role: 'host', version: '1.2.3', node: process.version, port: 4000 },
        ...{
          started_at: expect.stringMatching(/Z$/),
          seen_at: expect.stringMatching(/Z$/),
          seen_seconds_ago: expect.any(Number),
          is_gone: false,
        },
        ...{ memory_bytes: expect.any(Number), busy_percent: expect.any(Number) },
      },
    ]);
    await presence.stop();
    expect(await readProcesses(database)).toEqual([]);
    await presence.start({ role: 'host', version: '1.2.3', schema: 'a' });
    expect(await readProcesses(database)).toEqual([]);
  });

  it('shows others of its server as gone after a minute, and forgets them after a day', async () => {
    await another('quiet', 30);
    await another('silent', 90);
    await another('forgotten', 86_400 + 1);
    const presence = new Presence(shared(), log);
    await presence.start({ role: 'worker', version: '1.2.3', schema: 'a' });
    const all = await readProcesses(database);
    expect(all.map(({ name, is_gone }) => [name, is_gone]).sort()).toEqual(
      [
        [presence.name, false],
        ['quiet', false],
        ['silent', true],
      ].sort(),
    );
    expect(all.find(({ name }) => name === presence.name)?.port).toBeNull();
    await presence.stop();
    expect((await readProcesses(database)).map(({ name }) => name).sort()).toEqual(['quiet', 'silent']);
  });

  it('is the only one on the embedded database: who had a row there was ended without a word', async () => {
    await another('killed', 5);
    const presence = new Presence(alone(), log);
    await presence.start({ role: 'host', version: '1.2.3', schema: 'a' });
    expect((await readProcesses(database)).map(({ name }) => name)).toEqual([presence.name]);
    await presence.stop();
  });

  it('goes on where the database is away', async () => {
    const away = { ...database, platform: () => Promise.reject(new Error('away')) };
    const presence = new Presence(away, log);
    await presence.start({ role: 'host', version: '1.2.3', schema: 'a' });
    await presence.stop();
    expect(await readProcesses(database)).toEqual([]);
  });
});
