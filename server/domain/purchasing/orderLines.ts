import { sql } from 'kysely';
import { fieldOf, resourceOf } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import type purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { RecordOf } from '#model/language';

/** A purchase order as it is stored. */
export type PurchaseOrder = RecordOf<typeof purchaseOrders>;

/** A purchase order's line. Quantities in ordered units, of which each holds `pack_size` of the item's own; costs of one ordered unit. */
export type OrderLine = PurchaseOrder['items'][number];

/** What came of one line, or (below zero) was taken back. */
export interface LineChange {
  received: number;
  rejected: number;
}

const THOUSANDTHS = 1000;
/** Rounded as a line keeps it. */
const rounded = (quantity: number) => Math.round(quantity * THOUSANDTHS) / THOUSANDTHS;

/** What is rejected is still awaited: the vendor brings it again, or the order is closed without it. */
function statusOf(received: number, rejected: number, ordered: number): string {
  if (received === 0) return rejected > 0 ? 'rejected' : 'pending';
  if (received === ordered) return 'received';
  return received < ordered ? 'partially_received' : 'over_received';
}

/** The order's own status, from what came of its lines. */
function orderStatus(lines: readonly { status: string }[]): string {
  if (lines.every(({ status }) => status === 'received' || status === 'over_received')) return 'received';
  return lines.some(({ status }) => status !== 'pending') ? 'partially_received' : 'ordered';
}

/**
 * Adds to the lines what came (by line), and sets what follows from the sums: the statuses of lines and order, and how much of it is there.
 */
export async function moveLines(
  { tx, model, clientId, now, context }: RecordWork,
  order: number,
  lines: readonly OrderLine[],
  changes: ReadonlyMap<number, LineChange>,
): Promise<void> {
  const after = lines.map((line) => {
    const change = changes.get(line.id);
    const received = rounded(line.received_quantity + (change?.received ?? 0));
    const rejected = rounded(line.rejected_quantity + (change?.rejected ?? 0));
    return { id: line.id, received, rejected, status: statusOf(received, rejected, line.ordered_quantity) };
  });
  // As the definition has it, which knows nothing of writes that go by the table.
  const moved: Record<string, unknown> = { items: lines.map((line, index) => ({ ...line, received_quantity: after[index]?.received })) };
  computeFields({ progress: fieldOf(resourceOf(model, 'purchase-orders').fields, 'progress', 'computed') }, moved, context);
  const rows = sql.join(
    after.map((line) => sql`(${line.id}::bigint, ${line.received}::numeric, ${line.rejected}::numeric, ${line.status}::text)`),
  );
  await sql`
    update public.purchase_orders_items as t set received_quantity = v.received, rejected_quantity = v.rejected, status = v.status
    from (values ${rows}) as v (id, received, rejected, status) where t.client_id = ${clientId} and t.parent_id = ${order}
      and t.id = v.id`.execute(tx);
  await sql`
    update public.purchase_orders set status = ${orderStatus(after)}, progress = ${moved.progress},
      updated_at = ${changedAt(now)}
    where client_id = ${clientId} and id = ${order}`.execute(tx);
}
