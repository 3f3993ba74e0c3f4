import { resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import { readSettings, storeSettings } from '#/server/records/settings/storedSettings.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';
import { tradeOn } from '../trade.ts';

/** Eight weeks at least, for what is asked of weeks and pay periods. */
const LEAST_DAYS = 56;
const FULL_WEEK = 40;
/** When a day's work begins, in hours of the clock, its hours, and how many days a week. */
const FULL_TIME = { starts: [15, 8], hours: 8, days: 6 };
const PART_TIME = { starts: [18, 11], hours: 4, days: 3 };
const LONGEST_WITHOUT_BREAK = 6;
/** Minutes after the end of their hours at which the last have gone. */
const LATEST = 25;

/**
 * The shifts of all days that have orders: the first one of an establishment works full days, six a week, beyond forty hours overtime; the
 * others come for lunch or dinner three days a week, so that labour costs what it does where people earn their money. Those of today go on
 * until their hours are over.
 */
export const scenario: Scenario = async (world, owner) => {
  const { model, known, random, now, days } = world;
  const { clientId, establishment, caller } = owner;
  const timezone = establishment?.timezone ?? 'UTC';
  const [today = '', time = ''] = localText(now, timezone).split(' ');
  const employees = known.of(resourceOf(model, 'employees'), owner);
  const rows = [];
  for (let ago = Math.max(LEAST_DAYS, days); ago >= 0; ago--) {
    const date = addDays(today, -ago);
    for (const [at, { id, values }] of employees.entries()) {
      const hourly_rate = values.hourly_rate ?? null;
      const work = at === 0 ? FULL_TIME : PART_TIME;
      if ((ago + at * 2) % 7 >= work.days) continue;
      // Fewer came to help while there was less to do.
      if (ago > LEAST_DAYS && work === PART_TIME && establishment && !random.chance(tradeOn(date, ago, establishment))) continue;
      const start = work.starts[(at + ago) % 2] ?? 0;
      const time_in = clock(start, random.whole(0, 10));
      const isLong = work.hours > LONGEST_WITHOUT_BREAK;
      if (ago === 0 && time_in > time) continue;
      // Until midnight none of today's is over that ends after it.
      if (ago === 0 && (start + work.hours >= 24 || time < clock(start + work.hours, LATEST))) {
        rows.push({ employee: id, date, time_in, time_out: null, hourly_rate });
        continue;
      }
      const break_start = clock(start + 4, random.pick([0, 15, 30]));
      rows.push({
        employee: id,
        date,
        time_in,
        time_out: clock(start + work.hours, random.whole(0, LATEST)),
        ...(isLong && { break_start, break_end: later(break_start, random.pick([20, 30, 30, 45])) }),
        hourly_rate,
      });
    }
  }
  await storePlain(world, owner, resourceOf(model, 'time-entries'), rows, ({ date, time_in }) =>
    String(readInstant(`${date} ${time_in}`, timezone)),
  );
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
