import { sql } from 'kysely';
import type { SalesScope } from '#/server/domain/sales/period.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What pooling moved to (above zero) or from a name on a business day, in minor units. All of a pool's come to nothing. */
export interface PooledTip {
  establishment_id: number;
  day: string;
  name: string;
  amount: number;
}

/**
 * What the approved pools of these business days (`yyyy-MM-dd`, both included) moved: each share less what its name had taken. Tips that came
 * later were in no pool, and stay with whoever took them.
 */
export async function readPooledTips(
  tx: Transaction,
  { clientId, establishments }: SalesScope & { establishments: readonly number[] },
  { from, to }: { from: string; to: string },
  decimals: number,
): Promise<PooledTip[]> {
  const { rows } = await sql<PooledTip>`
    select p.establishment_id, p.date::text as day, coalesce(l.name, '') as name,
      round(sum(l.share - l.taken) * ${10 ** decimals}::integer)::bigint as amount
    from tenant.tip_pools p join tenant.tip_pools_lines l on l.client_id = p.client_id and l.parent_id = p.id
    where p.client_id = ${clientId} and p.establishment_id = any(${[...establishments]}::bigint[])
      and p.date between ${from}::date and ${to}::date and p.status = 'approved'
    group by 1, 2, 3 having sum(l.share - l.taken) <> 0 order by 1, 2, 3`.execute(tx);
  return rows;
}
