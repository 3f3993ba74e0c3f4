import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { vendorTerms } from '#/server/domain/purchasing/vendorTerms.ts';
import { refuseTaken } from '#/server/records/deletions/refuseTaken.ts';
import { defineHooks, type WorkOf } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import type { DraftOf } from '#model/language';

type Work = WorkOf<typeof purchaseOrders>;

/** An order's number, its items' names as they were when it was written, and the vendor's terms wherever nothing else is said. */
export const hooks = defineHooks(purchaseOrders, {
  async beforeSave(draft, before, work) {
    draft.number = before?.number ?? (await nextNumber(work));
    await fillTerms(draft, work);
  },
  /** The number of the last one is given again once it is gone. */
  async afterRestore(record, work) {
    await lockRecord(work.tx, resourceOf(work.model, 'establishments'), work.clientId, work.establishmentId);
    await refuseTaken(work, 'number', record);
  },
});

/** Numbers run per establishment and never come twice: the establishment's row is held while the next one is found. */
async function nextNumber({ tx, model, clientId, establishmentId }: Work): Promise<string> {
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, establishmentId);
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(number from '\\d+$')::bigint) as last from tenant.purchase_orders where client_id = ${clientId}
      and establishment_id = ${establishmentId}`.execute(tx);
  return `PO-${String((rows[0]?.last ?? 0) + 1).padStart(5, '0')}`;
}

async function fillTerms(draft: DraftOf<typeof purchaseOrders>, { tx, clientId, establishmentId }: Work): Promise<void> {
  const owner = { clientId, establishmentId, vendor: draft.vendor };
  const items = draft.items.map(({ item }) => item);
  const terms = new Map((await vendorTerms(tx, owner, items)).map((one) => [`${one.type} ${one.id}`, one]));
  for (const line of draft.items) {
    const known = terms.get(`${line.item.type} ${line.item.id}`);
    line.item_name = known?.name ?? '';
    line.uom = known?.uom ?? null;
    line.vendor_item_id ??= known?.vendor_item_id ?? null;
    const saysPack = line.pack_size !== null && line.pack_size !== undefined;
    line.pack_size ??= known?.pack_size ?? 1;
    // What the vendor asks for its own pack says nothing about another one.
    const cost = known && (!saysPack || line.pack_size === known.pack_size) ? known.cost : null;
    line.unit_cost ??= cost ?? 0;
  }
}
