import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { columnType } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { knownCustomers } from './customers.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';
import { insertMany, updateMany } from './insertMany.ts';
import { stockOfLines } from './lineStock.ts';
import { LOGGED } from './logRevisions.ts';
import { ORDER_LINES, type OrderRows, orderColumns, orderRows } from './orderRows.ts';
import { productFinder } from './products.ts';
import { knownStations } from './stations.ts';
import { holdNamed, storeCards, storeLoyalty } from './storeCards.ts';
import { factRows, type StoredOrder, storeFacts } from './storeFacts.ts';
import { storeUsage } from './storeUsage.ts';
import { tellOrders } from './tellOrders.ts';

/** What became of an order that could be taken. */
export interface Stored {
  id: number;
  status: 'created' | 'updated' | 'unchanged';
}

export interface Storing {
  tx: Transaction;
  model: Model;
  establishment: SellingEstablishment;
  /** Who sent them; null for a point of sale. */
  userId: number | null;
  /** How the log calls them. */
  by?: string;
  /** ISO 8601 UTC. */
  now: string;
  /**
   * The system that past sales are brought over from. They count in figures and do nothing else: no stock is taken, no card or member
   * moved, nobody told, and what they cost is not known.
   */
  broughtFrom?: string;
}

/**
 * Stores orders by uuid: new ones are added, newer revisions replace what is stored with all its facts, the rest changes nothing. One
 * establishment's batches come one after the other; a batch is a handful of statements, however many orders it has.
 */
export async function storeOrders(
  { tx, model, establishment, userId, now, by = 'Point of sale', broughtFrom }: Storing,
  orders: readonly OrderFigures[],
): Promise<Stored[]> {
  await holdIntake(tx, establishment);
  await holdNamed(tx, establishment, orders);
  const known = await knownOrders(
    tx,
    establishment,
    orders.map(({ input }) => input.uuid.toLowerCase()),
  );
  const { latest, statuses } = decide(orders, known);
  const chosen = [...latest.values()];
  const lines = chosen.flatMap(({ input }) => input.lines);
  const find = await productFinder(tx, model, establishment, lines);
  const products = chosen.map(({ input }) => input.lines.map(find));
  const customers = await knownCustomers(
    tx,
    establishment.clientId,
    chosen.map(({ input }) => input.customer_id),
  );
  const stations = await knownStations(tx, establishment, chosen);
  const toStock = chosen.map((figures, i) => ({
    id: known.get(figures.input.uuid.toLowerCase())?.id,
    figures,
    products: products[i] ?? [],
  }));
  const stock = broughtFrom ? [] : await stockOfLines(tx, model, establishment, toStock);
  const names = { customers, stations, broughtFrom };
  const rows = chosen.map((figures, i) => orderRows(figures, establishment, products[i] ?? [], names, stock[i]));
  const { table, types } = orderColumns(model);
  const stamped = rows.map(({ order }) => ({ ...order, created_at: now, updated_at: now, created_by: userId }));
  const fresh = stamped.filter((row) => !known.has(uuidOf(row)));
  const replaced = stamped.flatMap((row) => known.get(uuidOf(row)) ?? []).map(({ id }) => id);
  const added = await insertMany<{ id: number; uuid: string }>(tx, table, types, fresh, ['id', 'uuid']);
  const ids = new Map([...[...known].map(([uuid, { id }]) => [uuid, id] as const), ...added.map(({ id, uuid }) => [uuid, id] as const)]);
  const { created_at: _created, created_by: _by, ...replaceable } = types;
  await updateMany(
    tx,
    table,
    { id: 'bigint', ...replaceable },
    stamped.flatMap((row) => (known.has(uuidOf(row)) ? [{ ...row, id: ids.get(uuidOf(row)) }] : [])),
    ['customer', 'customer_name', 'brought_from'],
  );

  const stored: StoredOrder[] = chosen.map((figures, i) => ({
    id: ids.get(figures.input.uuid.toLowerCase()) as number,
    figures,
    products: products[i] ?? [],
    stock: stock[i] ?? [],
  }));
  const written: Written[] = rows.map((row, i) => ({ ...row, id: stored[i]?.id as number }));
  const children = storeChildren(tx, model, establishment, written, replaced);
  const facts = await meanwhile(children, () => factRows(establishment, stored, stations));
  await storePayments(tx, model, establishment, written, replaced, { now, userId });
  const work = { tx, clientId: establishment.clientId, userId, name: by, now };
  if (!broughtFrom) await storeCards(work, model, establishment, stored, replaced);
  await storeFacts(tx, establishment, facts, replaced);
  if (!broughtFrom) {
    await storeLoyalty(work, model, stored, replaced);
    await storeUsage(tx, model, establishment, stored, replaced, { userId, name: by, now });
    const changes = written.map(({ id, order }) => ({ id, before: known.get(uuidOf(order)), after: order }));
    await tellOrders(tx, establishment, changes, { now, userId, by });
    await noteLastSale(tx, establishment, chosen);
  }
  return orders.map(({ input }, i) => ({ id: ids.get(input.uuid.toLowerCase()) as number, status: statuses[i] as Stored['status'] }));
}

/** Reckons while the database is at work. */
async function meanwhile<T>(work: Promise<unknown>, reckon: () => T): Promise<T> {
  const [reckoned] = await Promise.all([setImmediate().then(reckon), work]);
  return reckoned;
}

/** Has what changes an establishment's orders come one after the other. */
export async function holdIntake(tx: Transaction, { clientId, id }: Pick<SellingEstablishment, 'clientId' | 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sales intake ${clientId} ${id}`}, 0))`.execute(tx);
}

type Known = Readonly<Record<(typeof LOGGED)[number], unknown>> & { id: number; revision: number };
type Written = OrderRows & { id: number };

async function knownOrders(tx: Transaction, { clientId, id }: SellingEstablishment, uuids: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known & { uuid: string }>`
    select id, lower(uuid) as uuid, ${sql.join(LOGGED.map((name) => sql.id(name)))} from tenant.orders where client_id = ${clientId}
      and establishment_id = ${id} and lower(uuid) = any(${[...new Set(uuids)]})`.execute(tx);
  return new Map(rows.map(({ uuid, ...known }) => [uuid, known]));
}

/** The newest revision of each order that is newer than the stored one, and what to answer for each order sent. */
function decide(
  orders: readonly OrderFigures[],
  known: ReadonlyMap<string, Known>,
): { latest: Map<string, OrderFigures>; statuses: Stored['status'][] } {
  const latest = new Map<string, OrderFigures>();
  const statuses = orders.map((figures): Stored['status'] => {
    const uuid = figures.input.uuid.toLowerCase();
    const before = latest.get(uuid)?.input.revision ?? known.get(uuid)?.revision;
    if (before !== undefined && before >= figures.input.revision) return 'unchanged';
    latest.set(uuid, figures);
    return before === undefined ? 'created' : 'updated';
  });
  return { latest, statuses };
}

async function storeChildren(
  tx: Transaction,
  model: Model,
  { clientId }: SellingEstablishment,
  rows: readonly Written[],
  replaced: readonly number[],
): Promise<void> {
  for (const field of ORDER_LINES) {
    const { table, types } = orderColumns(model, field);
    if (replaced.length > 0)
      await sql`delete from ${sql.id('public', table)} where client_id = ${clientId}
        and parent_id = any(${[...replaced]}::bigint[])`.execute(tx);
    for (const row of rows) for (const child of row[field]) child.parent_id = row.id;
    await insertMany(
      tx,
      table,
      types,
      rows.flatMap((row) => row[field]),
    );
  }
}

/** The payments again as records of their own, for the payment history. */
async function storePayments(
  tx: Transaction,
  model: Model,
  establishment: SellingEstablishment,
  rows: readonly Written[],
  replaced: readonly number[],
  stamp: { now: string; userId: number | null },
): Promise<void> {
  const payments = resourceOf(model, 'payments');
  if (replaced.length > 0)
    await sql`delete from ${sql.id('public', payments.table)} where client_id = ${establishment.clientId}
      and "order" = any(${[...replaced]}::bigint[])`.execute(tx);
  const own = Object.fromEntries(Object.values(payments.fields).map((field) => [field.name, columnType(field) ?? 'text']));
  const types = {
    client_id: 'bigint',
    establishment_id: 'bigint',
    ...own,
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    created_by: 'bigint',
  };
  const stamps = { created_at: stamp.now, updated_at: stamp.now, created_by: stamp.userId };
  await insertMany(
    tx,
    payments.table,
    types,
    rows.flatMap(({ id, order, sales_payment_histories }) =>
      sales_payment_histories.map((row) => ({ ...row, order: id, user_name: order.user_name, ...stamps })),
    ),
  );
}

async function noteLastSale(tx: Transaction, { clientId, id }: SellingEstablishment, orders: readonly OrderFigures[]): Promise<void> {
  const last = orders.flatMap(({ paid }) => paid?.at ?? []).reduce((latest, at) => (at > latest ? at : latest), '');
  if (!last) return;
  await sql`update public.establishments set last_sale_created_at = ${last} where client_id = ${clientId} and id = ${id}
    and (last_sale_created_at is null or last_sale_created_at < ${last}::timestamptz)`.execute(tx);
}

function uuidOf(row: Readonly<Record<string, unknown>>): string {
  return String(row.uuid);
}
