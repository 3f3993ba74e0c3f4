import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { HeldJob, JobStore } from '#/server/foundation/jobs/jobStore.ts';
import { Runner } from '#/server/foundation/jobs/runner.ts';
import { untraced } from '#/server/foundation/traced.ts';

/** A host that stopped while it looked for more took the job again that it had just given back, and gave it back a second time. */
test('what a stopping host gives back it does not take again', async () => {
  const job = { id: 1, clientId: 1, userId: 7, kind: 'endless', attempt: 1, fruitless: 1, payload: {} } as unknown as HeldJob;
  const log: string[] = [];
  let isThere = true;
  let looks = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store = {
    // The second look is on its way when the host stops, and reaches the database later.
    async claim() {
      looks += 1;
      if (looks > 1) await answered;
      if (!isThere) return undefined;
      isThere = false;
      log.push('taken');
      return job;
    },
    async putBack() {
      isThere = true;
      log.push('given back');
    },
  } as unknown as JobStore;
  const silent = { error: () => {}, warn: () => {} } as unknown as ConstructorParameters<typeof Runner>[1];
  const settings = { concurrency: 2, pollMs: 60_000, beatMs: 60_000, tries: 2, deaths: 6, retryMs: 1, graceMs: 10_000 };
  const tries: string[] = [];
  const runner = new Runner(store, silent, settings, { observe: (_kind, _seconds, outcome) => tries.push(outcome), traced: untraced });
  const running = new Promise<void>((resolve) => {
    runner.handle('endless', {
      work: (_payload, { signal }) => {
        resolve();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
  });
  runner.start();
  await running;
  const stopped = runner.stop();
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  answer();
  await stopped;
  expect(log).toEqual(['taken', 'given back']);
  expect(tries).toEqual(['interrupted']);
});
