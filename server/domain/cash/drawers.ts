import { type RawBuilder, sql } from 'kysely';
import type { ReaderContext } from '#/server/records/extensionPoints.ts';
import { type OfClient, ofClient, rowsOf, source } from '#/server/records/rowScope.ts';

/** A drawer session's money that follows from what was taken; in major units. Source: figures, "Money outside the sale". */
export interface DrawerFigures {
  /** Cash taken less cash given back, tips included, at its station between opening and closing. */
  cash_sales: number;
  /** What should be in it: float, cash sales and pay-ins, less pay-outs, drops and tip-outs. */
  expected: number;
  /** Over (above zero) or short; null until it was counted. */
  difference: number | null;
}

/** What a payment in cash moved, of `p`: what was given back moved it the other way. */
export const CASH_MOVED = sql`case when p.status = 'captured' then p.amount + p.tip else - p.amount - p.tip end`;
/** Of `p`: cash, and moved at all. */
export const IS_CASH = sql`p.method = 'cash' and p.status <> 'failed'`;
/**
 * That the payment `p` was made while the session was open: from its opening until before its closing, at its station. A session without one
 * is of every station, and a payment of which none is known may be of any.
 */
export const whileOpen = (session: string) => {
  const of = (name: string) => sql.ref(`${session}.${name}`);
  return sql`p.client_id = ${of('client_id')} and p.establishment_id = ${of('establishment_id')}
    and p.at >= ${of('opened_at')} and (${of('closed_at')} is null or p.at < ${of('closed_at')})
    and (p.station = ${of('station')} or p.station is null or ${of('station')} is null)`;
};

/** That the payment `p` is cash of the session `s`. */
export const isTakenBy = (scope: OfClient) =>
  sql`${whileOpen('s')} and ${IS_CASH} and not exists (
    select 1 from ${rowsOf(scope, 'cash_drawer_sessions')} as other where ${whileOpen('other')} and ${rank('other')} > ${rank('s')}
  )`;

/** Which of the sessions that were open has the payment `p`: the highest. */
export const rank = (session: string) =>
  sql`(p.station is not distinct from ${sql.ref(`${session}.station`)}, ${sql.ref(`${session}.opened_at`)}, ${sql.ref(`${session}.id`)})`;

/**
 * For a `from`, behind the sessions `s`: the figures of each as `f`. Where several were open, money is in the one of its very station,
 * and of several in the one that was opened last: one that nobody closed in the evening ends with the next.
 */
export function drawerFigures(scope: OfClient): RawBuilder<unknown> {
  return sql`cross join lateral (
      select coalesce(sum(${CASH_MOVED}), 0) as cash_sales from ${rowsOf(scope, 'payments')} as p where ${isTakenBy(scope)}
    ) as taken
    cross join lateral (
      select taken.cash_sales, s.opening_float + taken.cash_sales + s.pay_ins - s.pay_outs - s.drops - s.tip_outs as expected
    ) as due
    cross join lateral (select due.cash_sales, due.expected, s.counted - due.expected as difference) as f`;
}

/** Reads one of the figures of some sessions. */
export async function readDrawers(
  { tx, rowScope }: Pick<ReaderContext, 'tx' | 'rowScope'>,
  ids: readonly number[],
  figure: keyof DrawerFigures,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; value: number | null }>`
    select s.id, f.${sql.id(figure)}::float8 as value from ${source(rowScope, 'cash_drawer_sessions')} as s ${drawerFigures(rowScope)}
    where s.id = any(${[...ids]}::bigint[]) and ${ofClient(rowScope, 's')}`.execute(tx);
  return new Map(rows.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
}
