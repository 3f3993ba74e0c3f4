import { sql } from 'kysely';
import { UNIT_OF_PRODUCT } from '#/server/domain/stock/stockItems.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** An active product as it is prepared. */
export interface PreparedProduct {
  id: number;
  item: string;
  category: string | null;
  /** Its unit; null where the till weighs it. */
  uom: string | null;
  /** Where it is prepared, by name; empty where that is not said. */
  stations: string[];
}

/** Those of these products that are still sold, by id. */
export async function readPrepared(tx: Transaction, clientId: number, ids: readonly number[]): Promise<Map<number, PreparedProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PreparedProduct>`
    select p.id, p.item, c.name as category, ${UNIT_OF_PRODUCT} as uom, array(
      select s.name from tenant.products_prep_stations l join tenant.prep_stations s on s.client_id = l.client_id and s.id = l.target_id
      where l.client_id = ${clientId} and l.parent_id = p.id and s.status = 'active' order by l.position) as stations
    from tenant.products p left join tenant.categories c on c.client_id = p.client_id and c.id = p.category
    where p.client_id = ${clientId} and p.id = any(${[...ids]}::bigint[]) and p.status = 'active'`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
