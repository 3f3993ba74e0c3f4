import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { MINUTE_MS } from '#/model/values/durations.ts';
import { readInstant } from '#/model/values/instants.ts';
import { minutesOf, momentOf } from '#/server/domain/sales/businessTime.ts';
import type { AlertRule, Finder, Watched } from './watched.ts';

/** Nothing sold for too long, within the hours in which it is open: no order opened and none paid since then. */
export const findSilence: Finder = async (establishment, rule) => {
  const { tx, clientId, establishmentId, now, timezone, today } = establishment;
  const opened = openedAt(establishment, rule);
  const all = { judges: () => true };
  if (opened === null) return { found: [], ...all };
  const { rows } = await sql<{ last: string | null }>`
    select to_char(greatest(max(local_created_at), max(payment_date) filter (where payment_date <= ${now}::timestamptz))
      at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last
    from tenant.orders where client_id = ${clientId} and establishment_id = ${establishmentId}
      and (local_created_at between ${opened}::timestamptz and ${now}::timestamptz
        or payment_date between ${opened}::timestamptz and ${now}::timestamptz)`.execute(tx);
  const since = rows[0]?.last ?? opened;
  const start = Math.max(Date.parse(since), Date.parse(opened));
  const minutes = rule.minutes ?? 0;
  if (Date.parse(now) - start <= minutes * MINUTE_MS) return { found: [], ...all };
  const at = new Date(start).toISOString();
  const wall = momentOf(at, { timezone, dayStartsAt: 0 }).minute;
  const time = [Math.floor(wall / 60), wall % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { found: [{ subject: `since:${at}`, day: today, message: say('alerts.no_sales', { time, minutes }) }], ...all };
};

/** The instant at which it opened, ISO 8601 UTC; null while it is closed. Hours that end before they begin end on the day after. */
function openedAt({ now, timezone }: Watched, { opens_at: opens, closes_at: closes }: AlertRule): string | null {
  if (opens === null || closes === null) return null;
  const { day, minute } = momentOf(now, { timezone, dayStartsAt: 0 });
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const isOpen = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isOpen) return null;
  return readInstant(`${minute >= from ? day : addDays(day, -1)} ${opens.slice(0, 5)}:00`, timezone);
}
