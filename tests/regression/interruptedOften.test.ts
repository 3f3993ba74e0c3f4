import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { jobEnded } from '#/tests/support/jobEnded.ts';

const owner = { clientId: 1, userId: 7 };
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(async () => {
  await database.direct('delete from public.jobs');
  await database.close();
});

/**
 * Does the work until it has ended; the host that has it dies after each step, and another one finds it. Gives what became of it, and its
 * attempts.
 */
async function interrupted(kind: string, work: (run: JobRun) => Promise<'done' | 'died'>) {
  const app = Fastify();
  const jobs = openJobs(app, { database, pollMs: 10, retryMs: 10 });
  let attempts = 0;
  jobs.handle(kind, async (_payload, run) => {
    attempts += 1;
    if ((await work(run)) === 'done') return;
    await database.direct(`update public.jobs set holder = 'gone', held_until = now() - interval '1 s' where id = $1`, [run.id]);
    throw new Error('The host was killed');
  });
  await app.ready();
  const id = await jobs.enqueue(kind, {}, owner);
  await jobEnded(database, id);
  const job = await jobs.status(kind, id ?? 0, owner);
  await app.close();
  return { attempts, status: job?.status };
}

// Fifty kills in two minutes ended imports that had been accepted: each attempt counted, however far it had come.
test('work that comes further each time is done, however often its host dies', async () => {
  let done = 0;
  const step = async (run: JobRun) => {
    done += 10;
    await run.progress(done);
    return done >= 80 ? ('done' as const) : ('died' as const);
  };
  expect(await interrupted('import', step)).toEqual({ attempts: 8, status: 'completed' });
});

test('work that never comes further is given up, and so is work that begins anew each time', async () => {
  expect(await interrupted('deadly', async () => 'died')).toEqual({ attempts: 6, status: 'failed' });
  const anew = async (run: JobRun) => {
    await run.progress(50);
    return 'died' as const;
  };
  // The first attempt comes to half of it, the six after it no further.
  expect(await interrupted('export', anew)).toEqual({ attempts: 7, status: 'failed' });
});
