import { sql } from 'kysely';
import type unmatchedGiftCards from '#/resources/reports/unmatchedGiftCards.ts';
import { type FiguresOf, periodOf, type RowOf } from '#/server/capabilities/reports/report.ts';
import { countsIn, momentOf } from '#/server/domain/sales/period.ts';
import { endingOf } from '#model/language';

/** What was paid with and sold onto gift cards in these days and moved no card, each with why. */
export const figures: FiguresOf<typeof unmatchedGiftCards> = async (work, request) => {
  const period = periodOf(request);
  const here = (of: string) => sql`${sql.ref(`${of}.client_id`)} = ${work.clientId}
    and ${sql.ref(`${of}.establishment_id`)} = any(${work.establishments.map(({ id }) => id)}::bigint[])`;
  const moment = momentOf(sql.ref('moved.at'));
  const around = (at: string) =>
    sql`${sql.ref(at)} between ${period.from}::date - interval '1 day' and ${period.to}::date + interval '3 days'`;
  const { rows } = await sql<RowOf<typeof unmatchedGiftCards> & { hasNumber: boolean }>`
    with moved as (
      select p.establishment_id, p."order", p.at, case p.status when 'captured' then 'paid' else 'given_back' end as kind,
        (p.amount + p.tip) * case p.status when 'captured' then 1 else -1 end as amount, p.gift_card_number as number, p.last_four
      from tenant.payments p
      where ${here('p')} and ${around('p.at')} and p.method = 'gift_card' and p.status <> 'failed' and p.gift_card is null
      union all
      select o.establishment_id, o.id, o.payment_date, 'sold', - l.total, l.gift_card_number, null
      from tenant.orders o join tenant.orders_lines l on l.client_id = o.client_id and l.parent_id = o.id
      where ${here('o')} and ${around('o.payment_date')} and o.gift_cards <> 0 and l.gift_card_number is not null and l.voided_at is null
        and not exists (
          select 1 from tenant.gift_card_transactions t where t.client_id = ${work.clientId} and t.order_id = o.id and t.kind in ('activate', 'load')
        )
    )
    select moved.at, o.order_number, coalesce(moved.number, moved.last_four) as card, moved.kind,
      moved.amount::float8 as amount, case when moved.number is null then 'no_number' when c.id is null then 'unknown' else 'other_currency' end
      as reason, moved.number is not null as "hasNumber"
    from moved
    join tenant.orders o on o.client_id = ${work.clientId} and o.id = moved."order"
    join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
    left join tenant.gift_cards c on c.client_id = o.client_id and lower(c.card_number) = lower(moved.number)
    where ${countsIn(period, moment)} and o.brought_from is null
    order by moved.at desc, moved.amount`.execute(work.tx);
  // Whoever sees the report need not see numbers; of a payment without one, the point of sale has said its end at most.
  return {
    rows: rows.map(({ hasNumber, card, ...row }) => ({ ...row, card: hasNumber ? endingOf(card ?? '') : card && `•••• ${card}` })),
  };
};
