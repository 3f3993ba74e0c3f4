import { sql } from 'kysely';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import type { ItemReference } from '#/server/domain/stock/stockItems.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** A purchase invoice as it is compared. Amounts in major units; quantities in the units of the order. */
export interface ComparedInvoice {
  /** Absent while it is being made. */
  id?: number;
  purchase_order: number | null;
  items: readonly { item: ItemReference; item_name: string | null; quantity: number; unit_cost: number | null }[];
  subtotal: number | null;
}

/** What became of one item (or, last, of the subtotal), and what that says. */
export interface MatchRow {
  item_name: string;
  ordered_quantity: number | null;
  received_quantity: number | null;
  invoiced_before: number | null;
  invoiced_quantity: number | null;
  received_cost: number | null;
  invoiced_cost: number | null;
  difference: number | null;
  finding: 'matches' | 'quantity' | 'price' | 'both' | 'not_ordered' | 'not_invoiced' | 'subtotal';
}

/** Whether an invoice is as its order and receipts have it; `none`: it has no order. */
export type Match = 'none' | 'matches' | 'differs';

/** What became of an item of an order. Quantities in ordered units. */
export interface Bought {
  item: ItemReference;
  name: string;
  ordered: number;
  received: number;
  before: number;
  /** Of one ordered unit, as received; as ordered until then. */
  cost: number | null;
}

const PRECISION = 1e6;
const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;
/** What an item is found under. */
export const keyOf = ({ type, id }: ItemReference) => `${type} ${id}`;

/**
 * Compares an invoice with its order, item by item: more invoiced than received, another price than the one it was received at, items
 * nobody ordered, and a subtotal that is not that of its items (without items: of what was received and is on no other invoice). Less
 * invoiced than received is no difference: the rest comes on another invoice.
 */
export async function matchInvoice(tx: Transaction, clientId: number, invoice: ComparedInvoice): Promise<MatchRow[]> {
  if (invoice.purchase_order === null) return [];
  const bought = await readBought(tx, clientId, invoice.purchase_order, invoice.id);
  const invoiced = new Map<string, { name: string; quantity: number; value: number }>();
  for (const { item, item_name, quantity, unit_cost } of invoice.items) {
    const name = item_name ?? '';
    const known = invoiced.get(keyOf(item)) ?? { name, quantity: 0, value: 0 };
    invoiced.set(keyOf(item), { name, quantity: rounded(known.quantity + quantity), value: known.value + quantity * (unit_cost ?? 0) });
  }
  const rows = [...new Set([...bought.keys(), ...invoiced.keys()])].flatMap((key) => rowOf(bought.get(key), invoiced.get(key)));
  const subtotal =
    invoice.subtotal === null ? undefined : await subtotalRow(tx, clientId, { ...invoice, subtotal: invoice.subtotal }, bought);
  return subtotal ? [...rows, subtotal] : rows;
}

/** What the rows come to. */
export function matchOf(invoice: Pick<ComparedInvoice, 'purchase_order'>, rows: readonly MatchRow[]): Match {
  if (invoice.purchase_order === null) return 'none';
  return rows.every(({ finding }) => finding === 'matches' || finding === 'not_invoiced') ? 'matches' : 'differs';
}

function rowOf(bought: Bought | undefined, invoiced: { name: string; quantity: number; value: number } | undefined): MatchRow[] {
  const { ordered = 0, received = 0, before = 0, cost = null } = bought ?? {};
  if (!invoiced && received <= before) return [];
  const quantity = invoiced?.quantity ?? 0;
  const paid = invoiced && quantity > 0 ? rounded(invoiced.value / quantity) : null;
  const row = {
    item_name: bought?.name ?? invoiced?.name ?? '',
    ordered_quantity: ordered,
    received_quantity: received,
    invoiced_before: before,
    invoiced_quantity: quantity,
    received_cost: cost,
    invoiced_cost: paid,
    difference: paid === null || cost === null ? null : rounded((paid - cost) * quantity),
  };
  if (!bought) return [{ ...row, finding: 'not_ordered' }];
  if (!invoiced) return [{ ...row, finding: 'not_invoiced' }];
  const isMore = quantity + before > received;
  const isOther = cost !== null && paid !== cost;
  return [{ ...row, finding: isMore ? (isOther ? 'both' : 'quantity') : isOther ? 'price' : 'matches' }];
}

async function subtotalRow(
  tx: Transaction,
  clientId: number,
  invoice: ComparedInvoice & { subtotal: number },
  bought: ReadonlyMap<string, Bought>,
): Promise<MatchRow | undefined> {
  const { rows } = await sql<{ others: string; currency: string }>`
    select e.currency, coalesce((select sum(i.subtotal) from tenant.purchase_invoices i
      where i.client_id = ${clientId} and i.purchase_order = o.id and i.id <> ${invoice.id ?? 0}), 0) as others
    from tenant.purchase_orders o join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.client_id = ${clientId} and o.id = ${invoice.purchase_order}`.execute(tx);
  const factor = 10 ** currencyDecimals(rows[0]?.currency ?? '');
  const inWhole = (value: number) => Math.round(value * factor) / factor;
  const ofItems = invoice.items.reduce((sum, { quantity, unit_cost }) => sum + inWhole(quantity * (unit_cost ?? 0)), 0);
  const ofReceipts =
    [...bought.values()].reduce((sum, { received, cost }) => sum + inWhole(received * (cost ?? 0)), 0) - Number(rows[0]?.others ?? 0);
  const expected = inWhole(invoice.items.length ? ofItems : ofReceipts);
  if (expected === invoice.subtotal) return undefined;
  return {
    item_name: 'Subtotal',
    ordered_quantity: null,
    received_quantity: null,
    invoiced_before: null,
    invoiced_quantity: null,
    received_cost: expected,
    invoiced_cost: invoice.subtotal,
    difference: inWhole(invoice.subtotal - expected),
    finding: 'subtotal',
  };
}

/** What became of the items of an order, each under its kind and id; `before`: what other invoices than the given one have of it. */
export async function readBought(tx: Transaction, clientId: number, order: number, invoice = 0): Promise<Map<string, Bought>> {
  const { rows } = await sql<{
    type: ItemReference['type'];
    id: number;
    name: string;
    ordered: string;
    received: string;
    before: string;
    cost: string | null;
  }>`
    with ordered as (
      select item_products, item_ingredients, max(item_name) as name, sum(ordered_quantity) as ordered, sum(received_quantity) as received,
        sum(ordered_quantity * unit_cost) / nullif(sum(ordered_quantity), 0) as cost
      from tenant.purchase_orders_items where client_id = ${clientId} and parent_id = ${order} group by 1, 2),
    received as (
      select l.item_products, l.item_ingredients, sum(l.received_quantity * l.unit_cost) / nullif(sum(l.received_quantity), 0) as cost
      from tenant.purchase_receipts r join tenant.purchase_receipts_items l on l.client_id = r.client_id and l.parent_id = r.id
      where r.client_id = ${clientId} and r.purchase_order = ${order} and r.status = 'received' group by 1, 2),
    invoiced as (
      select l.item_products, l.item_ingredients, sum(l.quantity) as quantity
      from tenant.purchase_invoices i join tenant.purchase_invoices_items l on l.client_id = i.client_id and l.parent_id = i.id
      where i.client_id = ${clientId} and i.purchase_order = ${order} and i.id <> ${invoice} group by 1, 2)
    select case when o.item_products is null then 'ingredients' else 'products' end as type, coalesce(o.item_products,
      o.item_ingredients) as id, o.name,
      o.ordered, o.received, coalesce(i.quantity, 0) as before, round(coalesce(r.cost, o.cost), 6) as cost
    from ordered o
    left join received r on r.item_products is not distinct from o.item_products and r.item_ingredients is not distinct
      from o.item_ingredients
    left join invoiced i on i.item_products is not distinct from o.item_products and i.item_ingredients is not distinct
      from o.item_ingredients
    order by o.name`.execute(tx);
  return new Map(
    rows.map(({ type, id, name, ordered, received, before, cost }) => [
      keyOf({ type, id }),
      {
        item: { type, id },
        name,
        ordered: Number(ordered),
        received: Number(received),
        before: Number(before),
        cost: cost === null ? null : Number(cost),
      },
    ]),
  );
}
