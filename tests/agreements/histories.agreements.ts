import { expect, test } from 'vitest';
import { agreementsOf, type Disagreement } from './rounds.ts';

const histories = Number(process.env.HISTORIES || 10_000);
const seed = Number(process.env.SEED || Math.floor(Math.random() * 1e9));
const TOLD_EACH = 100;

test(`${histories} random histories of a business: all nine identities of the figures hold`, async () => {
  process.stdout.write(`HISTORIES=${histories} SEED=${seed} on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded engine'}\n`);
  const began = performance.now();
  let shown = 0;
  const found = await agreementsOf({ histories, seed }, (played, so: readonly Disagreement[]) => {
    for (const one of so.slice(shown)) process.stdout.write(`  ${JSON.stringify(one)}\n`);
    shown = so.length;
    const seconds = Math.round((performance.now() - began) / 1_000);
    if (played % TOLD_EACH === 0) process.stdout.write(`${played} histories in ${seconds} s, ${so.length} disagreements\n`);
  });
  expect(found).toEqual([]);
});
