import { resourceOf } from '#/model/language/model.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

const DAYS = 56;
const DAY_MS = 86_400_000;

/** Eight weeks of shifts: five days a week each, early or late, with a break; today's are still going on. */
export const scenario: Scenario = async (world, place) => {
  const { model, known, random, now } = world;
  const employees = known.of(resourceOf(model, 'employees'), place);
  const rows = [];
  for (let ago = DAYS; ago >= 0; ago--) {
    const date = new Date(Date.parse(now) - ago * DAY_MS).toISOString().slice(0, 10);
    for (const [at, { id, values }] of employees.entries()) {
      const hourly_rate = values.hourly_rate ?? null;
      if ((ago + at * 2) % 7 > 4) continue;
      const isLate = (at + ago) % 2 === 0;
      const start = isLate ? 15 : 8;
      const time_in = clock(start, random.whole(0, 10));
      if (ago === 0) {
        if (!isLate) rows.push({ employee: id, date, time_in, time_out: null, hourly_rate });
        continue;
      }
      const break_start = clock(start + 4, random.pick([0, 15, 30]));
      rows.push({
        employee: id,
        date,
        time_in,
        time_out: clock(start + 8, random.whole(0, 25)),
        break_start,
        break_end: later(break_start, random.pick([20, 30, 30, 45])),
        hourly_rate,
      });
    }
  }
  await storePlain(world, place, resourceOf(model, 'time-entries'), rows);
};

const two = (part: number) => String(part).padStart(2, '0');
const clock = (hour: number, minute: number) => `${two(hour % 24)}:${two(minute)}`;

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return clock(Math.floor(total / 60), total % 60);
}
