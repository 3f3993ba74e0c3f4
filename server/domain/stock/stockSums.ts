import { sql } from 'kysely';
import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForAll } from '#/server/foundation/database/overAll.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

const keyColumns = [
  { name: 'client_id', type: 'bigint', notNull: true },
  { name: 'establishment_id', type: 'bigint', notNull: true },
];

/** What each item's entries of the ledger come to, as far as they are summed. */
const SUMS: TableSpec = {
  name: 'stock_sums',
  source: 'stock.sums',
  columns: [
    ...keyColumns,
    { name: 'item_type', type: 'text', notNull: true },
    { name: 'item_id', type: 'bigint', notNull: true },
    { name: 'quantity', type: 'numeric', notNull: true },
  ],
  primaryKey: ['client_id', 'establishment_id', 'item_type', 'item_id'],
  objects: [],
};

/**
 * How far an establishment's ledger is summed: entries up to the id `summed_to`. `seen`: the last id that there was when one looked, and
 * `seen_by` the first transaction that had not begun to write by then.
 */
const MARKS: TableSpec = {
  name: 'stock_marks',
  source: 'stock.marks',
  columns: [
    ...keyColumns,
    { name: 'summed_to', type: 'bigint', notNull: true },
    { name: 'seen', type: 'bigint', notNull: true },
    { name: 'seen_by', type: 'bigint', notNull: true },
  ],
  primaryKey: ['client_id', 'establishment_id'],
  objects: [],
};

/** The tables of summed stock, with both walls, as DDL that may run again. */
export const stockTables: readonly string[] = [SUMS, MARKS].flatMap((spec) => {
  const { view, policies } = walls(spec);
  const tables = createTable(spec).map((statement) => statement.replace(/^create table /, 'create table if not exists '));
  return [...tables, ...view, ...policies];
});

interface Ledger {
  client_id: number;
  establishment_id: number;
}

/**
 * Sums what came into the ledgers since the last time, so that what is in stock now is found by its items and the latest entries, however
 * long the ledger is. Entries are only ever added, and their ids are given before they are stored: so what was seen is summed the next
 * time, once every transaction that wrote by then has ended. @throws AggregateError of ledgers that could not be summed
 */
export async function sumStock(database: Database): Promise<void> {
  await doForAll(
    database,
    (whose) => sql<Ledger>`
      select e.client_id, e.id as establishment_id from public.establishments e
      left join public.stock_marks m on ${whose('m.client_id')} and m.client_id = e.client_id and m.establishment_id = e.id
      where ${whose('e.client_id')} and exists (select from public.inventory_movements i where ${whose('i.client_id')}
        and i.client_id = e.client_id and i.establishment_id = e.id and i.id > coalesce(m.summed_to, 0))
      order by 1, 2`,
    ({ client_id: clientId, establishment_id: establishmentId }) =>
      database.tenant(clientId, (tx) => sumLedger(tx, clientId, establishmentId)),
  );
}

/**
 * Behind the lock of the establishment's mark: two hosts sum one after the other. One statement that changed both tables would be handed to
 * all nodes of a cluster.
 */
async function sumLedger(tx: Transaction, clientId: number, establishmentId: number): Promise<void> {
  const here = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const { rows: before } = await sql<{ summed_to: string }>`
    insert into public.stock_marks (client_id, establishment_id, summed_to, seen, seen_by)
    values (${clientId}, ${establishmentId}, 0, 0, 0)
    on conflict (client_id, establishment_id) do update set seen = stock_marks.seen returning summed_to`.execute(tx);
  const { rows: ready } = await sql<{ seen: string }>`
    update public.stock_marks set summed_to = seen where ${here} and seen > summed_to
      and seen_by <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
    returning seen`.execute(tx);
  if (ready[0])
    await sql`
      insert into public.stock_sums as s (client_id, establishment_id, item_type, item_id, quantity)
      select client_id, establishment_id, case when item_products is null then 'ingredients' else 'products' end,
        coalesce(item_products, item_ingredients), sum(quantity)
      from tenant.inventory_movements where ${here} and id > ${before[0]?.summed_to}::bigint and id <= ${ready[0].seen}::bigint
      group by 1, 2, 3, 4
      on conflict (client_id, establishment_id, item_type, item_id) do update set quantity = s.quantity + excluded.quantity`.execute(tx);
  // A restored database counts its transactions anew: what was seen in the one before is looked at again.
  await sql`
    update public.stock_marks set seen_by = pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
      seen = coalesce((select max(i.id) from tenant.inventory_movements i where i.client_id = ${clientId}
        and i.establishment_id = ${establishmentId} and i.id > stock_marks.summed_to), summed_to)
    where ${here} and (seen = summed_to or seen_by > pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`.execute(tx);
}

/** Before an entry is taken out of the ledger: takes it out of the sums too, where they have it. Nobody sums the ledger until that is over. */
export async function forgetSummed(
  tx: Transaction,
  { clientId, establishmentId }: { clientId: number; establishmentId: number },
  item: { type: string; id: number },
  { entry, quantity }: { entry: number; quantity: number },
): Promise<void> {
  const here = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  await sql`update public.stock_marks set seen = seen where ${here}`.execute(tx);
  await sql`update public.stock_sums set quantity = quantity - ${quantity}::numeric
    where ${here} and item_type = ${item.type} and item_id = ${item.id}
      and ${entry} <= coalesce((select m.summed_to from tenant.stock_marks m where m.client_id = ${clientId}
        and m.establishment_id = ${establishmentId}), 0)`.execute(tx);
}

/** The last entry that is summed, to begin to read after. */
export async function summedTo(tx: Transaction, clientId: number, establishmentId: number): Promise<number> {
  const { rows } = await sql<{ summed_to: number }>`
    select summed_to from tenant.stock_marks where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(tx);
  return rows[0]?.summed_to ?? 0;
}

/**
 * What each item's entries come to: `type`, `id`, `current`. `after` only finds the way by the index: how far the sums go is read in the
 * same statement, as they may have gone on meanwhile.
 */
export function stockNow(clientId: number, establishmentId: number, after: number) {
  const here = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  return sql`select type, id, sum(quantity) as current from (
      select item_type as type, item_id as id, quantity from tenant.stock_sums where ${here}
      union all
      select case when item_products is null then 'ingredients' else 'products' end, coalesce(item_products, item_ingredients), quantity
      from tenant.inventory_movements where ${here} and id > ${after}
        and id > coalesce((select summed_to from tenant.stock_marks where ${here}), 0)
    ) as entered group by type, id`;
}
