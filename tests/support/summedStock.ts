import { sql } from 'kysely';
import { sumStock } from '#/server/domain/stock/stockSums.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

const moment = (database: Database, name: 'pg_snapshot_xmax' | 'pg_snapshot_xmin') =>
  database
    .platform((tx) => sql<{ at: string }>`select ${sql.raw(name)}(pg_current_snapshot())::text as at`.execute(tx), { readonly: true })
    .then(({ rows }) => BigInt(rows[0]?.at ?? 0));

/** Sums the stock once whatever was being written has ended: a server counts the transactions of its other databases (tests) as well. */
export async function summedStock(database: Database): Promise<void> {
  const begun = await moment(database, 'pg_snapshot_xmax');
  while ((await moment(database, 'pg_snapshot_xmin')) < begun) await new Promise((resolve) => setTimeout(resolve, 15));
  await sumStock(database);
}
