import { describe, expect, it } from 'vitest';
import { earningsOf } from '#/resources/reference/earnings.ts';

const rules = { pointsPerUnit: 1.5, unit: 100, visitMinimum: 500 };
const [monday, tuesday, friday] = ['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z', '2026-03-06T10:00:00.000Z'];
const told = (...asked: Parameters<typeof earningsOf>) =>
  earningsOf(...asked).map(({ kind, at, points, visits, program }) => [kind, at, points, visits, program]);

describe('what an order earns and spends', () => {
  it('is points on its net sales, rounded down, and a visit from the minimum', () => {
    expect(told([{ at: monday, amount: 1019 }], [], rules)).toEqual([['earn', monday, 15, 1, null]]);
    expect(told([{ at: monday, amount: 499 }], [], rules)).toEqual([['earn', monday, 7, 0, null]]);
    expect(told([{ at: monday, amount: 499 }], [], { ...rules, pointsPerUnit: 0 })).toEqual([]);
  });

  it('is taken back in proportion to what is given back, so that nothing is left of an order of which nothing is', () => {
    const facts = [
      { at: monday, amount: 1000 },
      { at: tuesday, amount: -333 },
      { at: friday, amount: -667 },
    ];
    expect(told(facts, [], rules)).toEqual([
      ['earn', monday, 15, 1, null],
      ['take_back', tuesday, -5, 0, null],
      ['take_back', friday, -10, -1, null],
    ]);
  });

  it('costs what unlocks its rewards, which comes back in proportion too', () => {
    const facts = [
      { at: monday, amount: 1000 },
      { at: tuesday, amount: -500 },
      { at: friday, amount: -500 },
    ];
    const rewards = [
      { id: 7, points: 301, visits: 0 },
      { id: 8, points: 0, visits: 10 },
    ];
    expect(told(facts, rewards, { ...rules, pointsPerUnit: 0, visitMinimum: Number.POSITIVE_INFINITY })).toEqual([
      ['redeem', monday, -301, 0, 7],
      ['redeem', monday, 0, -10, 8],
      ['give_back', tuesday, 150, 0, 7],
      ['give_back', friday, 151, 0, 7],
      ['give_back', friday, 0, 10, 8],
    ]);
  });

  it('keeps its reward where it came to nothing', () => {
    expect(told([{ at: monday, amount: 0 }], [{ id: 7, points: 300, visits: 0 }], rules)).toEqual([['redeem', monday, -300, 0, 7]]);
  });
});
