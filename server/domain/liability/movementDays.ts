import { type RawBuilder, sql } from 'kysely';
import { countsIn, momentOf, type SoFar } from '#/server/domain/sales/period.ts';

/** Whose movements are summed, up to the end of which business day (`yyyy-MM-dd`), and from which day on one by one. */
export interface BalancesAsked {
  clientId: number;
  /** ISO 4217: the establishment that clocks what no order moved is one of this currency. */
  currency: string;
  from: string;
  to: string;
  /** Where the last day is only counted so far. */
  soFar?: readonly SoFar[] | undefined;
}

/** The calendar's first day. */
const EVER = '0001-01-01';

/**
 * For a `from`, after a table of movements `t` with an `order_id`: the establishment `e` by whose clock each movement has its business day.
 * That of its order; what was moved by hand has the business's first establishment of the currency.
 */
export function clockOfMovement({ clientId, currency }: BalancesAsked): RawBuilder<unknown> {
  return sql`
    left join tenant.orders o on o.client_id = t.client_id and o.id = t.order_id
    join tenant.establishments e on e.client_id = t.client_id and e.id = coalesce(o.establishment_id,
      (select min(id) from tenant.establishments where client_id = ${clientId} and currency = ${currency}))`;
}

/** The business day of a movement at this time. */
export const dayOf = (at: string): RawBuilder<unknown> => momentOf(sql.ref(at)).day;

/** Whether a movement at this time had come by the end of what is asked. */
export function hadCome(at: string, { to, soFar }: BalancesAsked): RawBuilder<unknown> {
  return countsIn({ from: EVER, to, soFar }, momentOf(sql.ref(at)));
}
