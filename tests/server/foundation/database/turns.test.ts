import { describe, expect, it } from 'vitest';
import { type TurnOptions, Turns } from '#/server/foundation/database/turns.ts';

/** Everybody asks at once; @returns who got a turn after whom, where each is over before the next one is given. */
async function orderOf(turns: Turns, asked: readonly TurnOptions[]): Promise<unknown[]> {
  const order: unknown[] = [];
  await Promise.all(
    asked.map(async (options) => {
      const done = await turns.take(options);
      order.push(options.party);
      done();
    }),
  );
  return order;
}

describe('turns', () => {
  it('go to parties one after the other, and within a party to who asked first', async () => {
    const asked = [1, 1, 1, 1, 2, 2, 'three', undefined].map((party) => ({ party }));
    expect(await orderOf(new Turns(), asked)).toEqual([1, 2, 'three', undefined, 1, 2, 1, 1]);
  });

  it('are as many at once as there are, of one party no more than its share', async () => {
    const turns = new Turns(4);
    const one = { party: 1, most: 3 };
    const first = await Promise.all([turns.take(one), turns.take(one), turns.take(one)]);
    const fourth = turns.take(one);
    expect([turns.taken, turns.waiting]).toEqual([3, 1]);
    const other = await turns.take({ party: 2, most: 3 });
    expect([turns.taken, turns.waiting]).toEqual([4, 1]);
    // The place of the other one is none for a party that has its share.
    other();
    expect([turns.taken, turns.waiting]).toEqual([3, 1]);
    first[0]?.();
    (await fourth)();
    first[0]?.();
    expect([turns.taken, turns.waiting]).toEqual([2, 0]);
  });

  it('are given up by who has waited for too long, and nobody else notices', async () => {
    const turns = new Turns();
    const done = await turns.take({ party: 1 });
    const waiting = turns.take({ party: 1 });
    const since = turns.waitedFrom;
    await expect(turns.take({ party: 2, patienceMs: 5, isPressing: false })).rejects.toMatchObject({ code: 'unavailable' });
    expect(turns.waitedFrom).toBe(since);
    done();
    (await waiting)();
    expect([turns.taken, turns.waiting, turns.waitedFrom]).toEqual([0, 0, undefined]);
  });
});
