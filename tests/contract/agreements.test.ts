import { expect, test } from 'vitest';
import { agreementsOf } from '#/tests/agreements/rounds.ts';
import { rounds } from '#/tests/support/thorough.ts';

/** A slice of `npm run agreements`: the nine identities of figures.md on whole histories. */
test('random histories of orders, drawers, cards, points, shifts and tips agree with themselves', async () => {
  expect(await agreementsOf({ histories: rounds(6, 20), seed: 4 })).toEqual([]);
}, 240_000);
