import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#/model/reports/periods.ts';
import { daysDue, nextOn } from '#/server/domain/expenses/rhythm.ts';

test.each([
  ['month', '2026-01-31', '2026-01-01', '2026-01-31'],
  ['month', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['month', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['month', '2026-01-31', '2028-02-29', '2028-02-29'],
  ['month', '2026-01-15', '2026-01-15', '2026-01-15'],
  ['month', '2026-01-15', '2026-01-16', '2026-02-15'],
  ['quarter', '2025-11-30', '2025-12-01', '2026-02-28'],
  ['quarter', '2025-11-30', '2026-03-01', '2026-05-30'],
  ['year', '2024-02-29', '2024-03-01', '2025-02-28'],
  ['year', '2024-02-29', '2027-03-01', '2028-02-29'],
  ['week', '2026-03-02', '2026-03-03', '2026-03-09'],
  ['week', '2026-03-02', '2026-03-16', '2026-03-16'],
  ['week', '2025-12-31', '2026-01-01', '2026-01-07'],
])('every %s from %s on, it falls from %s on next on %s', (every, first, from, expected) => {
  expect(nextOn({ every, first, until: null }, from)).toBe(expected);
});

test('none comes after the last day, and the last day itself counts', () => {
  const rhythm = { every: 'month', first: '2026-01-10', until: '2026-03-10' };
  expect(daysDue(rhythm, '2026-01-11', '2030-01-01')).toEqual(['2026-02-10', '2026-03-10']);
  expect(nextOn(rhythm, '2026-03-11')).toBeNull();
});

test('asked day by day or at once, the same days fall due, each as far from the other as its rhythm says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('week', 'month', 'quarter', 'year'),
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: -100, max: 800 }),
      fc.integer({ min: 0, max: 800 }),
      (every, start, after, length) => {
        const first = addDays('2024-01-01', start);
        const [from, to] = [addDays(first, after), addDays(first, after + length)];
        const rhythm = { every, first, until: null };
        const single = Array.from({ length: length + 1 }, (_, day) => addDays(from, day)).filter((day) => nextOn(rhythm, day) === day);
        const days = daysDue(rhythm, from, to);
        expect(days).toEqual(single);
        for (const day of days) {
          expect(day >= first).toBe(true);
          if (every === 'week') expect(weekday(day)).toBe(weekday(first));
          else expect(Number(day.slice(8)) === Number(first.slice(8)) || addDays(day, 1).endsWith('-01')).toBe(true);
        }
        expect(new Set(days.map((day) => day.slice(0, 7))).size === days.length || every === 'week').toBe(true);
      },
    ),
  );
});
