import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { readSettings, storeSettings } from '#/server/records/settings/storedSettings.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

const DAYS = 56;
const FULL_WEEK = 40;
const DAY_MS = 86_400_000;

/**
 * Eight weeks of shifts: five days a week each, the first one six, early or late, with a break; today's are still going on. What one works
 * beyond forty hours is overtime.
 */
export const scenario: Scenario = async (world, place) => {
  const { model, known, random, now } = world;
  const employees = known.of(resourceOf(model, 'employees'), place);
  const rows = [];
  for (let ago = DAYS; ago >= 0; ago--) {
    const date = new Date(Date.parse(now) - ago * DAY_MS).toISOString().slice(0, 10);
    for (const [at, { id, values }] of employees.entries()) {
      const hourly_rate = values.hourly_rate ?? null;
      if ((ago + at * 2) % 7 > (at === 0 ? 5 : 4)) continue;
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
  const { clientId, establishment, caller } = place;
  if (establishment) {
    const settings = present(model.settings.labour, 'settings of labour');
    const own = { clientId, establishmentId: establishment.id, settings };
    const { values } = await readSettings(world.tx, own);
    await storeSettings(world.tx, own, {
      values: { ...values, weekly_hours: FULL_WEEK, pay_period: 'twice_a_month' },
      at: now,
      by: caller.userId || null,
    });
  }
};

const two = (part: number) => String(part).padStart(2, '0');
const clock = (hour: number, minute: number) => `${two(hour % 24)}:${two(minute)}`;

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return clock(Math.floor(total / 60), total % 60);
}
