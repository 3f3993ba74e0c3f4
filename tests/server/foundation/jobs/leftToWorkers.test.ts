import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dutiesOf } from '#/server/config/duties.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { aborted, jobHosts } from '#/tests/support/jobHosts.ts';

const owner = { clientId: 1, userId: 7 };
const onHost = dutiesOf('host', false);
const onWorker = dutiesOf('worker', true);
let database: Database;
const { host, ended, closeAll } = jobHosts(() => database, owner);

beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.direct('delete from public.jobs'));
afterEach(closeAll);
afterAll(() => database.close());

/** Who does jobs of a kind, in the order in which they are done. */
function doers() {
  const done: string[] = [];
  const named = (name: string, duties: typeof onHost) => {
    const one = host({ duties });
    one.jobs.handle('named', async () => void done.push(name));
    one.jobs.every('again', 3_600_000, async () => void done.push(`${name}, by itself`));
    return one;
  };
  return { done, named };
}

const kinds = async () => (await database.direct('select kind from public.jobs order by kind')).rows.map(({ kind }) => kind);

test('a host that leaves jobs to workers does none, and begins no recurring work', async () => {
  const { done, named } = doers();
  const left = named('host', onHost);
  await left.ready();
  expect(left.jobs.doneHere).toBe(false);
  const first = await left.jobs.enqueue('named', {}, owner);
  expect(await left.jobs.status('named', first ?? 0, owner)).toMatchObject({ status: 'pending' });
  expect(await kinds()).toEqual(['named']);

  const worker = named('worker', onWorker);
  await worker.ready();
  // Asked for at the host, while both are there.
  for (const id of [first, await left.jobs.enqueue('named', {}, owner), await left.jobs.enqueue('named', {}, owner)])
    expect(await ended(left.jobs, 'named', id)).toMatchObject({ status: 'completed' });
  await expect.poll(() => done.toSorted()).toEqual(['worker', 'worker', 'worker', 'worker, by itself']);
  expect(await kinds()).toEqual(['again', 'jobs.forget', 'named', 'named', 'named']);
});

test('what a host is told to cancel ends at the worker that is at it', async () => {
  const left = host({ duties: onHost });
  const worker = host({ duties: onWorker, beatMs: 20 });
  let end = (_reason: unknown) => {};
  const reason = new Promise((resolve) => {
    end = resolve;
  });
  for (const { jobs } of [left, worker])
    jobs.handle('long', async (_payload, { signal }) => {
      await aborted(signal).catch(end);
      throw signal.reason;
    });
  await Promise.all([left.ready(), worker.ready()]);
  const id = (await left.jobs.enqueue('long', {}, owner)) ?? 0;
  await expect.poll(() => left.jobs.status('long', id, owner)).toMatchObject({ status: 'processing' });
  expect(await left.jobs.cancel('long', id, owner)).toBe(true);
  expect(await reason).toMatchObject({ message: 'The job was cancelled or goes on elsewhere' });
  expect(await left.jobs.status('long', id, owner)).toMatchObject({ status: 'cancelled' });
});
