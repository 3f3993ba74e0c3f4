import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { aborted, jobHosts } from '#/tests/support/jobHosts.ts';

const owner = { clientId: 1, userId: 7 };
let database: Database;
const { host, ended, closeAll } = jobHosts(() => database, owner);

beforeAll(async () => {
  database = await migratedDatabase();
});
afterEach(closeAll);
afterAll(() => database.close());

test('whoever measures jobs is told how each try ended, and how long it took', async () => {
  const tries: string[] = [];
  const { jobs, ready, app } = host({
    recurs: false,
    tries: 2,
    observe(kind, seconds, outcome) {
      expect(seconds).toBeGreaterThan(0);
      tries.push(`${kind} ${outcome}`);
    },
  });
  let isRunning = () => {};
  const running = new Promise<void>((resolve) => {
    isRunning = resolve;
  });
  jobs.handle('sound', async () => 'done');
  jobs.handle('refused', () => Promise.reject(new ApiError(422, 'no', say('jobs.not_sent'))));
  jobs.handle('broken', () => Promise.reject(new Error('broken')));
  jobs.handle('endless', (_payload, { signal }) => {
    isRunning();
    return aborted(signal);
  });
  await ready();
  for (const kind of ['sound', 'refused', 'broken']) await ended(jobs, kind, await jobs.enqueue(kind, {}, owner));
  await jobs.enqueue('endless', {}, owner);
  await running;
  await app.close();
  expect(tries.sort()).toEqual(['broken broke', 'broken broke', 'endless interrupted', 'refused refused', 'sound completed']);
});
