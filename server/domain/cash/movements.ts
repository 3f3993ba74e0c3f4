import { sql } from 'kysely';
import type cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { insertRows } from '#/server/records/children.ts';
import type { RecordOf } from '#model/language';
import { decimalSum } from './decimalSum.ts';

type Movement = RecordOf<typeof cashDrawerSessions>['movements'][number];

/** Something that moved in a drawer beside its sales, as it is stored; without a sale nothing moved, and there is no amount. */
export interface CashMovement {
  kind: Movement['kind'];
  /** In major units. */
  amount: number | null;
  reason: string | null;
  employee: number | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** Where a drawer stands. */
export interface DrawerOwner {
  clientId: number;
  establishmentId: number;
}

/** What the movements of a record about to be stored come to, by what they are; of stored ones `followMovements` reckons the same. */
export function sumsOf(movements: readonly Pick<Movement, 'kind' | 'amount'>[]) {
  const of = (kind: Movement['kind']) => movements.filter((one) => one.kind === kind);
  const sum = (kind: Movement['kind']) => decimalSum(of(kind).map(({ amount }) => amount ?? 0));
  return {
    pay_ins: sum('pay_in'),
    pay_outs: sum('pay_out'),
    drops: sum('drop'),
    tip_outs: sum('tip_out'),
    no_sales: of('no_sale').length,
  };
}

/** Adds movements to a session, behind those that it has; what they come to follows. The session's row is locked until the work ends. */
export async function addMovements(
  tx: Transaction,
  { clientId, establishmentId }: DrawerOwner,
  session: number,
  movements: readonly CashMovement[],
  now: string,
): Promise<void> {
  await sql`select 1 from ${sql.id('public', 'cash_drawer_sessions')} where client_id = ${clientId} and id = ${session} for update`.execute(
    tx,
  );
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), -1)::integer + 1 as next from tenant.cash_drawer_sessions_movements
    where client_id = ${clientId} and parent_id = ${session}`.execute(tx);
  const scope = { client_id: clientId, establishment_id: establishmentId, parent_id: session };
  const first = rows[0]?.next ?? 0;
  await insertRows(
    tx,
    sql.id('public', 'cash_drawer_sessions_movements'),
    movements.map(({ kind, amount, reason, employee, at }, index) => ({
      ...scope,
      position: first + index,
      ...{ kind, amount, reason, employee, at },
    })),
  );
  await followMovements(tx, clientId, session, now);
}

/** What the stored movements of a session come to; whoever read it before is out of date. */
async function followMovements(tx: Transaction, clientId: number, session: number, now: string): Promise<void> {
  const sum = (kind: Movement['kind']) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)`;
  await sql`
    update public.cash_drawer_sessions as s set pay_ins = m.pay_ins, pay_outs = m.pay_outs, drops = m.drops, tip_outs = m.tip_outs,
      no_sales = m.no_sales, updated_at = ${changedAt(now, 's.updated_at')}
    from (
      select ${sum('pay_in')} as pay_ins, ${sum('pay_out')} as pay_outs, ${sum('drop')} as drops, ${sum('tip_out')} as tip_outs,
        count(*) filter (where kind = 'no_sale') as no_sales
      from tenant.cash_drawer_sessions_movements where client_id = ${clientId} and parent_id = ${session}
    ) as m
    where s.client_id = ${clientId} and s.id = ${session}`.execute(tx);
}
