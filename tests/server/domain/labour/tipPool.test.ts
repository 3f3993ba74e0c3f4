import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PoolMethod, type PoolWorker, poolTips, type TakenTips } from '#/server/domain/labour/tipPool.ts';

const ana: PoolWorker = { employee: 1, name: 'Ana', hours: 400, points: 100 };
const ben: PoolWorker = { employee: 2, name: 'Ben', hours: 200, points: 300 };
const cook: PoolWorker = { employee: 3, name: 'Cook', hours: 800, points: 0 };
const tips: TakenTips[] = [
  { name: 'Ana', amount: 1000 },
  { name: '', amount: 1 },
];
const sharesOf = (method: PoolMethod) =>
  Object.fromEntries(poolTips(tips, [cook, ben, ana], method).map(({ name, share }) => [name, share]));

describe('a tip pool', () => {
  it.each([
    ['hours', { Ana: 667, Ben: 334, Cook: 0, '': 0 }],
    ['points', { Ana: 250, Ben: 751, Cook: 0, '': 0 }],
    ['hours_points', { Ana: 400, Ben: 601, Cook: 0, '': 0 }],
    ['equal', { Ana: 501, Ben: 500, Cook: 0, '': 0 }],
  ] as const)('is shared by %s among those whose role has points', (method, shares) => {
    expect(sharesOf(method)).toEqual(shares);
  });

  it('is left as it was taken where nobody takes part', () => {
    expect(poolTips(tips, [cook], 'hours').map(({ name, taken, share }) => [name, taken, share])).toEqual([
      ['Cook', 0, 0],
      ['', 1, 1],
      ['Ana', 1000, 1000],
    ]);
  });

  it('gives the tips of a name that two have to neither of them', () => {
    const lines = poolTips([{ name: 'Ana', amount: 9 }], [ana, { ...ana, employee: 9 }], 'equal');
    expect(lines.map(({ employee, taken, share }) => [employee, taken, share])).toEqual([
      [1, 0, 5],
      [9, 0, 4],
      [null, 9, 0],
    ]);
  });

  it('comes to the same after as before, whatever was taken and worked, in any order', () => {
    const workers = fc.uniqueArray(
      fc.record({
        employee: fc.integer({ min: 1, max: 30 }),
        name: fc.constantFrom('Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'),
        hours: fc.integer({ min: 0, max: 2400 }),
        points: fc.integer({ min: 0, max: 10_000 }),
      }),
      { selector: ({ employee }) => employee, maxLength: 15 },
    );
    const taken = fc.array(
      fc.record({ name: fc.constantFrom('Ana', 'Ben', 'Cy', 'Nobody', ''), amount: fc.integer({ min: -5000, max: 500_000 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(taken, workers, fc.constantFrom<PoolMethod>('hours', 'points', 'hours_points', 'equal'), (given, people, method) => {
        const lines = poolTips(given, people, method);
        const before = given.reduce((sum, { amount }) => sum + amount, 0);
        expect(lines.reduce((sum, { taken: own }) => sum + own, 0)).toBe(before);
        expect(lines.reduce((sum, { share }) => sum + share, 0)).toBe(before);
        const all = lines.reduce((sum, { weight }) => sum + weight, 0);
        // Nobody is off their exact part by a whole minor unit.
        if (all > 0) for (const { weight, share } of lines) expect(Math.abs(share - (before * weight) / all)).toBeLessThan(1);
        expect(poolTips([...given].reverse(), [...people].reverse(), method)).toEqual(lines);
      }),
    );
  });
});
