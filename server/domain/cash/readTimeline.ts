import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { CASH_MOVED, isTakenBy } from './drawers.ts';

/** One thing that happened in a drawer. */
export interface DrawerEvent {
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  order: number | null;
  reason: string | null;
  /** Who did it, as they are called. */
  by: string | null;
  /** What it moved, below zero what went out; what was counted where it was closed. In major units. */
  amount: number | null;
  /** What should be in the drawer after it. */
  expected: number;
  _titles: { order?: string };
}

/** So many are shown at most; what should be in the drawer is right all the same. */
const MOST = 500;

/** What happened in a drawer, in its order, and how much there is of it in all. */
export async function readTimeline(tx: Transaction, clientId: number, session: number): Promise<{ list: DrawerEvent[]; total: number }> {
  const { rows } = await sql<Omit<DrawerEvent, '_titles'> & { number: string | null; total: number }>`
    with s as (select * from tenant.cash_drawer_sessions where client_id = ${clientId} and id = ${session}),
    events as (
      select s.opened_at as at, 0 as turn, 0::bigint as id, 'opened' as event, null::bigint as "order", null::text as number,
        null::text as reason, s.opened_by as employee, null::text as by, s.opening_float as amount, s.opening_float as moved
      from s
      union all
      select p.at, 1, p.id, case when p.status = 'captured' then 'payment' else 'refund' end, p.order, o.order_number, null, null,
        p.user_name, ${CASH_MOVED}, ${CASH_MOVED}
      from s join tenant.payments as p on ${isTakenBy({ clientId })}
      join tenant.orders as o on o.client_id = p.client_id and o.id = p.order
      union all
      select coalesce(m.at, s.opened_at), 1, m.id, m.kind, null, null, m.reason, m.employee, null, moved.amount, coalesce(moved.amount, 0)
      from s join tenant.cash_drawer_sessions_movements as m on m.client_id = s.client_id and m.parent_id = s.id
      cross join lateral (select case when m.kind = 'pay_in' then m.amount else - m.amount end as amount) as moved
      union all
      select s.closed_at, 2, 0, 'counted', null, null, null, s.closed_by, null, s.counted, 0 from s where s.closed_at is not null
    )
    select events.at, event, "order", number, reason, coalesce(by, e.first_name || ' ' || e.last_name) as by, amount::float8 as amount,
      sum(moved) over (order by events.turn = 2, events.turn > 0, events.at, events.id, event)::float8 as expected,
      count(*) over ()::integer as total
    from events left join tenant.employees as e on e.client_id = ${clientId} and e.id = events.employee
    order by events.turn = 2, events.turn > 0, events.at, events.id, event limit ${MOST}`.execute(tx);
  return {
    list: rows.map(({ number, total: _, ...event }) => ({ ...event, _titles: number === null ? {} : { order: number } })),
    total: rows[0]?.total ?? 0,
  };
}
