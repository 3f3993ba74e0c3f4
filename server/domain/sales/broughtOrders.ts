import { sql } from 'kysely';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import { childTable } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forgetFacts } from './storeFacts.ts';
import { holdIntake } from './storeOrders.ts';

/** An order as it stands: where, and what it comes to in major units. */
export interface StandingOrder {
  id: number;
  uuid: string;
  establishmentId: number;
  revision: number;
  total: number;
  tip: number;
  refunded: number;
  paidAt: string | null;
  /** The system that it was brought over from. */
  broughtFrom: string | null;
}

/** Those of some orders that a business has, in whichever establishment, by their lower-case uuids. */
export async function standingOrders(tx: Transaction, clientId: number, uuids: readonly string[]): Promise<Map<string, StandingOrder>> {
  // The index that finds them begins with the establishment.
  const { rows: establishments } = await sql<{ id: number }>`select id from tenant.establishments where client_id = ${clientId}`.execute(
    tx,
  );
  const { rows } = await sql<StandingOrder>`
    select id, lower(uuid) as uuid, establishment_id as "establishmentId", revision::float8 as revision, total_amount::float8 as total, tip::float8 as tip,
      refund_amount::float8 as refunded, payment_date as "paidAt", brought_from as "broughtFrom"
    from tenant.orders where client_id = ${clientId} and establishment_id = any(${establishments.map(({ id }) => id)}::bigint[])
      and lower(uuid) = any(${[...new Set(uuids)]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** An order that was brought, and when it was written. */
export interface BroughtOrder {
  id: number;
  updatedAt: string;
}

/** What became of an order that is taken back: it is gone, was gone already, or stays because it was changed since. */
export interface TakenBack {
  end: 'removed' | 'gone' | 'changed';
  number: string;
}

/** Takes brought orders back with all that they count for. What was changed since then stays: another time, a customer, a receipt sent. */
export async function removeBroughtOrders(
  tx: Transaction,
  model: Model,
  clientId: number,
  orders: readonly BroughtOrder[],
): Promise<Map<number, TakenBack>> {
  const standing = await standingOf(
    tx,
    clientId,
    orders.map(({ id }) => id),
  );
  const became = new Map<number, TakenBack>();
  const removed = new Map<number, number[]>();
  for (const { id, updatedAt } of orders) {
    const known = standing.get(id);
    const isSame = known && !known.isTouched && Date.parse(known.updatedAt) === Date.parse(updatedAt);
    became.set(id, { end: known ? (isSame ? 'removed' : 'changed') : 'gone', number: known?.number ?? '' });
    if (isSame) removed.set(known.establishmentId, [...(removed.get(known.establishmentId) ?? []), id]);
  }
  for (const [establishmentId, ids] of removed) await remove(tx, model, { clientId, id: establishmentId }, ids);
  return became;
}

/** Takes orders out of every table that has them. */
async function remove(
  tx: Transaction,
  model: Model,
  establishment: { clientId: number; id: number },
  ids: readonly number[],
): Promise<void> {
  await holdIntake(tx, establishment);
  await forgetFacts(tx, establishment, ids);
  const { table, fields } = resourceOf(model, ORDERS_RESOURCE);
  const own = (name: string, column: string) =>
    sql`delete from ${sql.id('public', name)} where client_id = ${establishment.clientId} and ${sql.id(column)} = any(${[...ids]}::bigint[])`;
  await own(resourceOf(model, 'payments').table, 'order').execute(tx);
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'lines') await own(childTable(table, name), 'parent_id').execute(tx);
  await own(table, 'id').execute(tx);
}

interface Standing {
  id: number;
  number: string;
  establishmentId: number;
  updatedAt: string;
  /** It was given to a customer, or its receipt was sent. */
  isTouched: boolean;
}

async function standingOf(tx: Transaction, clientId: number, ids: readonly number[]): Promise<Map<number, Standing>> {
  await sql`select 1 from ${sql.id('public', ORDERS_RESOURCE)} where client_id = ${clientId} and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(tx);
  const { rows } = await sql<Standing>`
    select o.id, o.order_number as number, o.establishment_id as "establishmentId", o.updated_at as "updatedAt",
      o.customer is not null or exists (select 1 from tenant.orders_receipts r where r.client_id = ${clientId} and r.parent_id = o.id)
        as "isTouched"
    from tenant.orders o where o.client_id = ${clientId} and o.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
