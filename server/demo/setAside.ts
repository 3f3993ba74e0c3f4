import { sql } from 'kysely';
import { ORDER_TABLES } from '#/server/domain/sales/orderTables.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Where most rows of the demo data go. */
const TABLES = [...Object.keys(ORDER_TABLES), 'inventory_movements', 'search_entries'];
/** What filling itself looks rows up by. */
const KEPT = [
  'orders_lines_parent_index',
  'orders_discounts_parent_index',
  'payments_order_index',
  'payments_gift_card_number_index',
  'inventory_movements_item_products_index',
  'inventory_movements_item_ingredients_index',
];

/** What the planner is told of each column: a quarter of the usual, for which it reads a quarter of the rows. */
const STATISTICS = 25;

/**
 * Takes the indexes and foreign keys of empty tables away that rows are stored in by the hundred thousand, and gives what puts them back:
 * made and checked once, of all rows, they take a third of the time. In one transaction, so that nobody ever meets the tables without.
 */
export async function setAside(tx: Transaction): Promise<() => Promise<void>> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = 'public' and i.tablename = any(${TABLES}) and i.indexname <> all(${KEPT})
      and i.indexdef not like 'CREATE UNIQUE%' order by 1`.execute(tx);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    where c.contype = 'f' and c.conrelid = any(${TABLES.map((name) => `public.${name}`)}::text[]::regclass[]) order by 1, 2`.execute(tx);
  await sql`set local default_statistics_target = ${sql.lit(STATISTICS)}`.execute(tx);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  };
  await run(keys.map(({ table, name }) => `alter table ${table} drop constraint "${name}"`));
  await run(indexes.map(({ name }) => `drop index public."${name}"`));
  return async () => {
    await run(indexes.map(({ definition }) => definition));
    await run(keys.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`));
    await run([`analyze ${TABLES.map((name) => `public.${name}`).join(', ')}`]);
  };
}
