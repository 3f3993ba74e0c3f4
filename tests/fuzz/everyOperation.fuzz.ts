import { expect, test } from 'vitest';
import { type FuzzOutcome, fuzz } from './fuzz.ts';
import { reportOf } from './fuzzReport.ts';

const calls = Number(process.env.CALLS || 100_000);
const seed = Number(process.env.SEED || Math.floor(Math.random() * 1e9));

test(`${calls} calls over every operation: none is a fault of the host, none is answered late`, async () => {
  process.stdout.write(`CALLS=${calls} SEED=${seed}\n`);
  let shown = 0;
  const onRound = (so: FuzzOutcome) => {
    process.stdout.write(`${so.calls} calls, ${so.failures.length} failures\n`);
    for (const { why, at } of so.failures.slice(shown)) process.stdout.write(`  ${why} (${at})\n`);
    shown = so.failures.length;
  };
  const outcome = await fuzz({ calls, seed, onRound });
  process.stdout.write(`${reportOf(outcome)}\n`);
  expect(outcome.failures).toEqual([]);
});
