import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { HOUR_MS } from '#/model/values/durations.ts';
import { momentOf as momentAt } from '#/server/domain/sales/businessTime.ts';
import { momentOf } from '#/server/domain/sales/period.ts';
import { type AlertRule, amountIn, type Finder, type Finding, MOST_FOUND, type Watched } from './watched.ts';

/** Of so many orders of earlier days each is told by itself; of more that are found at once, one alert tells how many there are. */
const MOST_APART = 5;
const TOGETHER = 'to:';

interface Unpaid {
  id: number;
  order_number: string;
  total: string;
  day: string;
  /** By the establishment's clock: when it was opened. */
  opened_on: string;
  is_told: boolean;
}

/**
 * Orders that are not fully paid so long after they were opened. Each has its own alert, but for what waits from earlier days where there
 * is much of it: as when a rule begins.
 */
export const findUnpaid: Finder = async (establishment, rule) => {
  const lastDay = lastWholeDay(establishment, rule);
  const told = await toldTogetherTo(establishment, rule);
  // A limit that was made longer since then leaves the last days to themselves.
  const earlier = told !== null && told > lastDay ? lastDay : told;
  const apart = await readApart(establishment, rule, earlier);
  const waiting = apart.filter(({ is_told: isTold, opened_on: day }) => !isTold && day <= lastDay);
  const until = waiting.length > MOST_APART ? lastDay : earlier;
  const found = apart
    .filter(({ is_told: isTold, opened_on: day }) => isTold || until === null || day > until)
    .map((order) => alone(establishment, rule, order));
  const together = until === null ? undefined : await findTogether(establishment, rule, until);
  // Where there are more than are looked at, nobody knows of those that were not.
  return { found: together ? [...found, together] : found, judges: () => apart.length < MOST_FOUND };
};

/** The last day of which every order is past the limit, by the establishment's clock: as the list of orders is asked. */
function lastWholeDay({ now, timezone }: Watched, { hours }: AlertRule): string {
  const limit = new Date(Date.parse(now) - (hours ?? 0) * HOUR_MS).toISOString();
  return addDays(momentAt(limit, { timezone, dayStartsAt: 0 }).day, -1);
}

/** Up to which day this rule tells of orders together; null while it does not. */
async function toldTogetherTo({ tx, clientId, establishmentId }: Watched, { id, kind }: AlertRule): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select max(day)::text as until from tenant.alerts where client_id = ${clientId} and establishment_id = ${establishmentId}
      and rule = ${id} and kind = ${kind} and status <> 'settled' and subject like ${`${TOGETHER}%`}`.execute(tx);
  return rows[0]?.until ?? null;
}

/** Those that have an alert of their own, and those past the limit that no alert tells of yet. */
async function readApart(establishment: Watched, { id: rule, kind, hours }: AlertRule, told: string | null): Promise<Unpaid[]> {
  const { tx, clientId, establishmentId, now, timezone } = establishment;
  const { rows } = await sql<Unpaid>`
    with told as (
      select a."order" as id from tenant.alerts a where a.client_id = ${clientId} and a.establishment_id = ${establishmentId}
        and a.rule = ${rule} and a.kind = ${kind} and a.status <> 'settled' and a."order" is not null)
    select o.id, o.order_number, o.total_amount::text as total, ${momentOf(sql.ref('o.local_created_at')).day}::text as day,
      (o.local_created_at at time zone ${timezone})::date::text as opened_on, o.id in (select id from told) as is_told
    from tenant.orders o join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.client_id = ${clientId} and o.establishment_id = ${establishmentId} and o.status in ('open', 'partially_paid')
      and o.local_created_at < ${now}::timestamptz - ${hours ?? 0}::numeric * interval '1 hour'
      and (o.id in (select id from told)
        or ${told === null ? sql`true` : sql`(o.local_created_at at time zone ${timezone})::date > ${told}::date`})
    order by is_told desc, o.local_created_at, o.id limit ${MOST_FOUND}`.execute(tx);
  return rows;
}

async function findTogether(establishment: Watched, { hours }: AlertRule, until: string): Promise<Finding | undefined> {
  const { tx, clientId, establishmentId, timezone } = establishment;
  const { rows } = await sql<{ orders: number; total: string | null }>`
    select count(*)::integer as orders, sum(o.total_amount)::text as total from tenant.orders o
    where o.client_id = ${clientId} and o.establishment_id = ${establishmentId} and o.status in ('open', 'partially_paid')
      and o.local_created_at < (${until}::date + 1)::timestamp at time zone ${timezone}`.execute(tx);
  const [{ orders, total } = { orders: 0, total: null }] = rows;
  if (orders === 0) return undefined;
  const message = say('alerts.unpaid_together', {
    smart_count: orders,
    total: amountIn(establishment, Number(total)),
    hours: { figure: hours ?? 0 },
  });
  return { subject: TOGETHER + until, day: until, message };
}

function alone(establishment: Watched, { hours }: AlertRule, { id, order_number: order, total, day }: Unpaid): Finding {
  const said = { order, total: amountIn(establishment, Number(total)), hours: { figure: hours ?? 0 } };
  return { subject: `order:${id}`, day, order: id, message: say('alerts.unpaid', said) };
}
