import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { jobHosts } from '#/tests/support/jobHosts.ts';

const owner = { clientId: 1, userId: 7 };
const other = { clientId: 2, userId: 8 };
let database: Database;
const { host, ended, closeAll } = jobHosts(() => database, owner);

beforeAll(async () => {
  database = await migratedDatabase();
});
afterEach(closeAll);
afterAll(() => database.close());

test('work that waits for other programs holds up none of the host’s own, and one business takes a part of its seats', async () => {
  const { jobs, ready } = host({ concurrency: 1, outside: { concurrency: 2, ofOneBusiness: 1 } });
  const answers: (() => void)[] = [];
  const begun: number[] = [];
  const wait = async (_payload: unknown, { clientId }: { clientId: number }) => {
    begun.push(clientId);
    await new Promise<void>((answer) => answers.push(answer));
  };
  jobs.handle('ask', wait, { waitsOutside: true });
  jobs.handle('reckon', async () => 'reckoned');
  const [first, second] = [await jobs.enqueue('ask', 1, owner), await jobs.enqueue('ask', 2, owner)];
  const theirs = await jobs.enqueue('ask', 3, other);
  await ready();
  // Two seats: the second of one business is passed over for the first of another.
  await expect.poll(() => begun, { timeout: 5_000 }).toEqual([1, 2]);
  expect(await ended(jobs, 'reckon', await jobs.enqueue('reckon', {}, owner))).toMatchObject({ result: 'reckoned' });
  expect(await jobs.status('ask', second ?? 0, owner)).toMatchObject({ status: 'pending' });
  // A seat of the other business is free now, and still not for this one.
  answers[1]?.();
  await expect.poll(() => jobs.status('ask', theirs ?? 0, other)).toMatchObject({ status: 'completed' });
  expect(await ended(jobs, 'reckon', await jobs.enqueue('reckon', {}, owner))).toMatchObject({ result: 'reckoned' });
  expect(begun).toEqual([1, 2]);
  answers[0]?.();
  await ended(jobs, 'ask', first);
  await expect.poll(() => begun, { timeout: 5_000 }).toEqual([1, 2, 1]);
  answers[2]?.();
  expect(await ended(jobs, 'ask', second)).toMatchObject({ status: 'completed' });
});

test('whoever asked for many holds up nobody who asks for one', async () => {
  const { jobs, ready } = host({ concurrency: 1 });
  const done: number[] = [];
  jobs.handle('export', async (_payload: unknown, { clientId }: { clientId: number }) => done.push(clientId));
  for (let n = 0; n < 4; n += 1) await jobs.enqueue('export', n, owner);
  const last = await jobs.enqueue('export', 0, other);
  await ready();
  await expect.poll(() => done.length, { timeout: 5_000 }).toBe(5);
  expect(await jobs.status('export', last ?? 0, other)).toMatchObject({ status: 'completed' });
  expect(done).toEqual([1, 2, 1, 1, 1]);
});
