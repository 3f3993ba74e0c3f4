import { CompiledQuery } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Whose sales: one client's, of these establishments. */
export interface Whose {
  clientId: number;
  establishments: readonly number[];
}

/**
 * Whatever is stored of an order marks its days, also those it no longer has, and a recompute takes marks away. Their number counts beside
 * their ids because ids are given before they are committed: a higher one may be seen earlier.
 */
const VERSION = `select count(*) || ' ' || coalesce(sum(id), 0) as version from tenant.sales_marks
  where client_id = $1 and establishment_id = any($2::bigint[])`;

const valuesOf = ({ clientId, establishments }: Whose) => [clientId, `{${establishments.join(',')}}`];

/** What changes with every change of these establishments' sales, as this reading sees them. It may change without one. */
export async function salesVersion(tx: Transaction, whose: Whose): Promise<string> {
  const { rows } = await tx.executeQuery<{ version: string }>(CompiledQuery.raw(VERSION, valuesOf(whose)));
  return present(rows[0], 'version').version;
}

/** The same as it is now, in one message. @throws DatabaseError */
export async function salesVersionNow(database: Database, whose: Whose): Promise<string> {
  const [row] = await database.glance(whose.clientId, VERSION, valuesOf(whose), { behindWall: true });
  return String(present(row, 'version').version);
}
