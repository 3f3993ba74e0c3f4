import { describe, expect, it } from 'vitest';
import { clockAxis } from '#/model/reports/clockAxis.ts';
import { weekdaysIn } from '#/model/reports/periods.ts';
import { labelsOf, scatterData } from '#/model/reports/scatterData.ts';

describe('the hours of an axis', () => {
  it.each([
    [
      ['12:00', '09:00', '12:00'],
      ['09:00', '10:00', '11:00', '12:00'],
    ],
    // The night belongs to the evening before it.
    [
      ['00:00', '01:00', '22:00'],
      ['22:00', '23:00', '00:00', '01:00'],
    ],
    [['07:00'], ['07:00']],
    [[], []],
  ])('of %j are %j', (hours, axis) => expect(clockAxis(hours)).toEqual(axis));

  it('are all of them where something happens around the clock', () => {
    const all = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    expect([...clockAxis(all)].sort()).toEqual(all);
  });
});

it('a weekday is counted as often as the calendar has it', () => {
  const period = { from: '2026-03-01', to: '2026-03-14' };
  for (const day of [0, 1, 2, 3, 4, 5, 6]) expect(weekdaysIn(period, day)).toBe(2);
  // A Sunday to a Tuesday.
  expect([0, 1, 2, 3].map((day) => weekdaysIn({ from: '2026-03-01', to: '2026-03-03' }, day))).toEqual([1, 1, 1, 0]);
  expect(weekdaysIn({ from: '2026-03-04', to: '2026-03-10' }, 2)).toBe(1);
  expect(weekdaysIn({ from: '2026-03-04', to: '2026-03-01' }, 2)).toBe(0);
});

describe('dots', () => {
  const chart = {
    type: 'scatter',
    category: 'name',
    values: ['quantity', 'each'],
    group: 'group',
    lines: ['from', 'above'],
  } as const;

  it('are the rows that have both figures and a group, and lines where all rows say the same', () => {
    const row = { name: 'A', quantity: 2, each: 3, group: 'star', from: 4, above: 5 };
    expect(scatterData(chart, [row, { ...row, name: 'B', each: null }, { ...row, group: null }])).toEqual({
      dots: [{ name: 'A', x: 2, y: 3, group: 'star' }],
      middle: { x: 4, y: 5 },
    });
    expect(scatterData(chart, [row, { ...row, from: 9 }]).middle).toBeUndefined();
  });

  it('have their names beside them only where these have room, to the other side at the edge', () => {
    const frame = { left: 0, right: 200 };
    const named = labelsOf(
      [
        { x: 20, y: 20, width: 60 },
        { x: 30, y: 22, width: 60 },
        { x: 190, y: 100, width: 60 },
      ],
      frame,
    );
    expect(named.map(({ index, end }) => [index, end])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(labelsOf([{ x: 100, y: 10, width: 300 }], frame)).toEqual([]);
  });
});
