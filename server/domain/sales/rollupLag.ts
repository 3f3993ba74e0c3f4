import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { closedBefore } from './recompute.ts';

/** How far the rollups are behind what was sold. */
export interface RollupLag {
  /** Days of establishments that are closed, and whose orders are not all in the rollups. */
  daysDue: number;
  /** How long the oldest of them has been over, in seconds; 0 where none is due. */
  oldestSeconds: number;
}

/** Reads how far the rollups are behind. Days that are still sold on are read from their facts, and are not due. */
export async function rollupLag(database: Database): Promise<RollupLag> {
  const { rows } = await database.platform(
    (tx) =>
      sql<RollupLag>`
        select count(*) as "daysDue", coalesce(extract(epoch from now() - (min(day) + 1)::timestamp at time zone 'UTC'), 0)::float8 as "oldestSeconds"
        from (select distinct client_id, establishment_id, day from public.sales_marks where day < ${closedBefore()}::date) as due`.execute(
        tx,
      ),
    { readonly: true, retryable: true },
  );
  return rows[0] ?? { daysDue: 0, oldestSeconds: 0 };
}
