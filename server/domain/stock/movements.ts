import { sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { insertMany } from '#/server/domain/sales/insertMany.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What can be in stock. */
export type StockType = 'products' | 'ingredients';
export interface StockItem {
  type: StockType;
  id: number;
  name: string;
  uom: string | null;
  /** Of one unit, in major units of the currency. */
  cost: number | null;
}

export type MovementKind = 'beginning' | 'add' | 'received' | 'sold' | 'returned' | 'deduct' | 'waste' | 'set_actual';

/** One entry of the ledger. `quantity` in the item's unit, to six decimals: above zero came in, below zero went out. */
export interface Movement {
  item: StockItem;
  kind: MovementKind;
  quantity: number;
  /** ISO 8601 UTC, and its business day. */
  at: string;
  day: string;
  reason?: number | null;
  note?: string | null;
  order?: number | null;
  purchaseOrder?: number | null;
}

/** Where entries belong and who makes them. */
export interface Stocktaker {
  clientId: number;
  establishmentId: number;
  userId: number | null;
  /** As the ledger calls them. */
  name: string;
  /** ISO 8601 UTC. */
  now: string;
}

/** A write that moves stock: what of a call's own work it needs. */
export interface StockWork {
  tx: Transaction;
  clientId: number;
  establishmentId: number | null;
  caller: Pick<Caller, 'name' | 'userId'>;
  /** ISO 8601 UTC. */
  now: string;
}

const types = {
  client_id: 'bigint',
  establishment_id: 'bigint',
  at: 'timestamptz',
  day: 'date',
  item_products: 'bigint',
  item_ingredients: 'bigint',
  item_name: 'text',
  kind: 'text',
  quantity: 'numeric',
  uom: 'text',
  unit_cost: 'numeric',
  reason: 'bigint',
  note: 'text',
  user_name: 'text',
  order: 'bigint',
  purchase_order: 'bigint',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  created_by: 'bigint',
};

/** Adds entries to the ledger and gives their ids. Nothing ever changes one: what was wrong is put right by another. */
export async function addMovements(
  tx: Transaction,
  { clientId, establishmentId, userId, name, now }: Stocktaker,
  movements: readonly Movement[],
): Promise<number[]> {
  const rows = movements.map(({ item, kind, quantity, at, day, reason = null, note = null, order = null, purchaseOrder = null }) => ({
    client_id: clientId,
    establishment_id: establishmentId,
    at,
    day,
    item_products: item.type === 'products' ? item.id : null,
    item_ingredients: item.type === 'ingredients' ? item.id : null,
    item_name: item.name,
    kind,
    quantity,
    uom: item.uom,
    unit_cost: item.cost,
    reason,
    note,
    user_name: name,
    order,
    purchase_order: purchaseOrder,
    created_at: now,
    updated_at: now,
    created_by: userId,
  }));
  const entered = await insertMany<{ id: number }>(tx, 'inventory_movements', types, rows, ['id']);
  return entered.map(({ id }) => id);
}

/** What is in stock now: the sum of the item's entries. */
export async function currentCount(tx: Transaction, clientId: number, item: Pick<StockItem, 'type' | 'id'>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(quantity), 0) as count from tenant.inventory_movements
    where client_id = ${clientId} and ${sql.ref(`item_${item.type}`)} = ${item.id}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Waits for everybody else who counts these items: two counts at once would each correct what the other has corrected. */
export async function holdCounts(tx: Transaction, clientId: number, items: readonly CountedItem[]): Promise<void> {
  await lockCounts(tx, 'pg_advisory_xact_lock', clientId, items);
}

/**
 * Waits for everybody who counts these items, and lets nobody count them before this unit of work is over: for who enters what may be older
 * than a count, and has to know which counts there are. Does not wait for others who do the same.
 */
export async function keepCounts(tx: Transaction, clientId: number, items: readonly CountedItem[]): Promise<void> {
  await lockCounts(tx, 'pg_advisory_xact_lock_shared', clientId, items);
}

type CountedItem = Pick<StockItem, 'type' | 'id'>;

async function lockCounts(tx: Transaction, lock: string, clientId: number, items: readonly CountedItem[]): Promise<void> {
  // In one order for everybody: two who hold many at once do not wait for each other in a circle.
  const names = [...new Set(items.map(({ type, id }) => `stock count ${clientId} ${type} ${id}`))].sort();
  await sql`select count(${sql.id(lock)}(hashtextextended(name, 0))) from unnest(${names}::text[]) as n (name)`.execute(tx);
}
