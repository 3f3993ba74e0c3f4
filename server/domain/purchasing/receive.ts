import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { insertMany } from '#/server/domain/sales/insertMany.ts';
import { receiveStock } from '#/server/domain/stock/receiveStock.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName } from '#model/language';
import { takeOverCost, unitCostOf } from './itemCosts.ts';
import { moveLines, type OrderLine, type PurchaseOrder } from './orderLines.ts';
import { refreshMatches } from './refreshMatches.ts';

/** What came of one line, in ordered units. `receiving_cost` of one, where it is not as ordered. */
export interface ReceivedLine {
  id: number;
  receiving_quantity: number;
  rejected_quantity?: number | null;
  receiving_cost?: number | null;
  take_over_cost?: boolean | null;
}

interface ReceiptLine {
  line: OrderLine;
  index: number;
  pack: number;
  received: number;
  rejected: number;
  /** Of one ordered unit; null where neither the order nor the delivery said one. */
  cost: number | null;
  takesOver: boolean;
}

const RECEIPT_COLUMNS = {
  client_id: 'bigint',
  establishment_id: 'bigint',
  number: 'text',
  purchase_order: 'bigint',
  vendor: 'bigint',
  at: 'timestamptz',
  user_name: 'text',
  total: 'numeric',
  status: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  created_by: 'bigint',
};
const LINE_COLUMNS = {
  client_id: 'bigint',
  establishment_id: 'bigint',
  parent_id: 'bigint',
  position: 'integer',
  line: 'integer',
  item_products: 'bigint',
  item_ingredients: 'bigint',
  item_name: 'text',
  pack_size: 'numeric',
  received_quantity: 'numeric',
  rejected_quantity: 'numeric',
  ordered_cost: 'numeric',
  unit_cost: 'numeric',
  cost_difference: 'numeric',
  cost_before: 'numeric',
  cost_taken_over: 'boolean',
};

/**
 * One delivery: a receipt of what came, the order's lines and statuses, the stock and (where asked) the items' costs, in the call's own
 * transaction. @throws ApiError 422 where nothing came, or a cost is to be taken over that there is none of
 */
export async function receive(work: RecordWork, order: PurchaseOrder, given: readonly ReceivedLine[]): Promise<void> {
  const lines = receiptLines(order, given, canUse(work.caller, 'CostView', work.establishmentId ?? undefined));
  const changes = new Map(lines.map(({ line, received, rejected }) => [line.id, { received, rejected }]));
  await moveLines(work, order.id, order.items, changes);
  const arrivals = lines.map(({ line, received, pack, cost }) => ({
    item: line.item,
    quantity: received * pack,
    unit_cost: cost === null ? null : unitCostOf({ cost, pack }),
  }));
  await receiveStock(work, arrivals, { id: order.id, isReturn: order.type === 'vendor_return' });
  const costs = new Map<ReceiptLine, number | null>();
  for (const one of lines) {
    if (!one.takesOver || one.cost === null) continue;
    costs.set(one, await takeOverCost(work, one.line.item, { vendor: order.vendor, pack: one.pack, cost: one.cost }));
  }
  await storeReceipt(work, order, lines, costs);
  await refreshMatches(work, order.id);
}

function receiptLines(order: PurchaseOrder, given: readonly ReceivedLine[], seesCosts: boolean): ReceiptLine[] {
  const errors: FieldErrors = byName();
  const lines = given.flatMap((one, i): ReceiptLine[] => {
    const index = order.items.findIndex(({ id }) => id === one.id);
    const line = order.items[index];
    const [received, rejected] = [one.receiving_quantity, one.rejected_quantity ?? 0];
    if (!line || (received === 0 && rejected === 0)) return [];
    const cost = one.receiving_cost ?? line.unit_cost;
    const takesOver = one.take_over_cost === true && seesCosts;
    if (takesOver && cost === null) errors[`items.${i}.take_over_cost`] = [say('purchasing.give_cost')];
    if (takesOver && order.type === 'vendor_return') errors[`items.${i}.take_over_cost`] = [say('purchasing.return_without_cost')];
    return [{ line, index, pack: line.pack_size ?? 1, received, rejected, cost, takesOver }];
  });
  if (Object.keys(errors).length) throw invalid(errors);
  if (lines.length === 0) throw invalid({ items: [say('purchasing.nothing_came')] });
  return lines;
}

/** Receipts of an order run from 1; the order is held while this is found. */
async function storeReceipt(
  { tx, clientId, establishmentId, caller, now, context }: RecordWork,
  order: PurchaseOrder,
  lines: readonly ReceiptLine[],
  costs: ReadonlyMap<ReceiptLine, number | null>,
): Promise<void> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::integer as known from tenant.purchase_receipts where client_id = ${clientId} and purchase_order = ${order.id}`.execute(
    tx,
  );
  const scope = { client_id: clientId, establishment_id: establishmentId };
  const factor = 10 ** context.currencyDecimals(context.currency);
  const total = lines.reduce((sum, { received, cost }) => sum + Math.round(received * (cost ?? 0) * factor), 0) / factor;
  const receipt = {
    ...scope,
    number: `${order.number}-${(rows[0]?.known ?? 0) + 1}`,
    purchase_order: order.id,
    vendor: order.vendor,
    at: now,
    user_name: caller.name,
    total,
    status: 'received',
    created_at: now,
    updated_at: now,
    created_by: caller.userId || null,
  };
  const [stored] = await insertMany<{ id: number }>(tx, 'purchase_receipts', RECEIPT_COLUMNS, [receipt], ['id']);
  const children = lines.map((one, position) => ({
    ...scope,
    parent_id: stored?.id,
    position,
    line: one.index + 1,
    item_products: one.line.item.type === 'products' ? one.line.item.id : null,
    item_ingredients: one.line.item.type === 'ingredients' ? one.line.item.id : null,
    item_name: one.line.item_name,
    pack_size: one.pack,
    received_quantity: one.received,
    rejected_quantity: one.rejected,
    ordered_cost: one.line.unit_cost,
    unit_cost: one.cost,
    cost_difference: one.cost === null || one.line.unit_cost === null ? null : one.cost - one.line.unit_cost,
    cost_before: costs.get(one) ?? null,
    cost_taken_over: costs.has(one),
  }));
  await insertMany(tx, 'purchase_receipts_items', LINE_COLUMNS, children);
}
