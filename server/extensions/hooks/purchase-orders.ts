import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { vendorTerms } from '#/server/domain/purchasing/vendorTerms.ts';
import type { ItemReference } from '#/server/domain/stock/stockItems.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { Hooks, RecordWork } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';

type Values = Record<string, unknown>;

/** An order's number, its items' names as they were when it was written, and the vendor's terms wherever nothing else is said. */
export const hooks: Hooks = {
  async beforeSave(draft, before, work) {
    draft.number = before?.number ?? (await nextNumber(work));
    await fillTerms(draft, work);
  },
  beforeDelete(record) {
    if (record.status !== 'draft' && record.status !== 'cancelled') throw conflict(say('purchasing.only_drafts_deleted'));
  },
};

/** Numbers run per establishment and never come twice: the establishment's row is held while the next one is found. */
async function nextNumber({ tx, model, clientId, establishmentId }: RecordWork): Promise<string> {
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, Number(establishmentId));
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(number from '\\d+$')::bigint) as last from tenant.purchase_orders where client_id = ${clientId}
      and establishment_id = ${establishmentId}`.execute(tx);
  return `PO-${String((rows[0]?.last ?? 0) + 1).padStart(5, '0')}`;
}

async function fillTerms(draft: Values, { tx, clientId, establishmentId }: RecordWork): Promise<void> {
  const lines = draft.items as (Values & { item: ItemReference })[];
  const place = { clientId, establishmentId: Number(establishmentId), vendor: Number(draft.vendor) };
  const items = lines.map(({ item }) => item);
  const terms = new Map((await vendorTerms(tx, place, items)).map((one) => [`${one.type} ${one.id}`, one]));
  for (const line of lines) {
    const known = terms.get(`${line.item.type} ${line.item.id}`);
    line.item_name = known?.name ?? '';
    line.vendor_item_id ??= known?.vendor_item_id ?? null;
    const saysPack = line.pack_size !== null && line.pack_size !== undefined;
    line.pack_size ??= known?.pack_size ?? 1;
    // What the vendor asks for its own pack says nothing about another one.
    const cost = known && (!saysPack || line.pack_size === known.pack_size) ? known.cost : null;
    line.unit_cost ??= cost ?? 0;
  }
}
