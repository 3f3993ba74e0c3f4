import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** A day of an establishment. */
export interface EstablishmentDay {
  establishment_id: number;
  day: string;
}

/** What was sold of one item on a day; quantities in thousandths. Refunds do not lower it: it was made. */
export interface SoldItem extends EstablishmentDay {
  product_id: number | null;
  title: string;
  category: string | null;
  quantity: number;
}

/** How often a choice of a modifier was sold with an item on a day; in thousandths. */
export interface SoldChoice extends EstablishmentDay {
  title: string;
  choice: string;
  quantity: number;
}

/** What was sold on these days, item by item. One statement, over the facts of these days alone. */
export async function readSoldItems(tx: Transaction, clientId: number, days: readonly EstablishmentDay[]): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    with ${wanted(days)}, sold as (
      select f.establishment_id, f.day, f.item_id, sum(f.quantity)::bigint as quantity
      from wanted w join tenant.facts_lines f on f.client_id = ${clientId} and f.establishment_id = w.establishment_id and f.day = w.day
      group by 1, 2, 3)
    select s.establishment_id, s.day, s.quantity, i.product_id, i.title, i.category
    from sold s join tenant.sales_items i on i.client_id = ${clientId} and i.id = s.item_id
    where s.quantity <> 0 order by 1, 2, i.title, i.id`.execute(tx);
  return rows;
}

/** The choices sold on these days. */
export async function readSoldChoices(tx: Transaction, clientId: number, days: readonly EstablishmentDay[]): Promise<SoldChoice[]> {
  const { rows } = await sql<SoldChoice>`
    with ${wanted(days)}
    select f.establishment_id, f.day, f.detail as title, f.name as choice, sum(f.quantity)::bigint as quantity
    from wanted w join tenant.facts_parts f on f.client_id = ${clientId} and f.establishment_id = w.establishment_id
      and f.kind = 'modifier' and f.day = w.day
    group by 1, 2, 3, 4 having sum(f.quantity) <> 0 order by 1, 2, 3, 4`.execute(tx);
  return rows;
}

function wanted(days: readonly EstablishmentDay[]) {
  return sql`wanted as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as w(establishment_id bigint, day date))`;
}
