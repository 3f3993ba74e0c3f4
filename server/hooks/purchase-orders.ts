import { sql } from 'kysely';
import { resourceOf } from '#/resources/schema/model.ts';
import type { Hooks, RecordWork } from '#/server/crud/hooks.ts';
import { lockRecord } from '#/server/crud/readRecord.ts';
import { conflict } from '#/server/plugins/apiError.ts';

type Values = Record<string, unknown>;

/** An order's number, and its items' names as they were when it was written. */
export const hooks: Hooks = {
  async beforeSave(draft, before, work) {
    draft.number = before?.number ?? (await nextNumber(work));
    for (const line of draft.items as Values[]) line.item_name = await nameOf(line.item as { type: string; id: number }, work);
  },
  beforeDelete(record) {
    if (record.status !== 'draft' && record.status !== 'cancelled')
      throw conflict('Only a draft or a cancelled purchase order can be deleted: cancel it first');
  },
};

/** Numbers run per establishment and never come twice: the establishment's row is held while the next one is found. */
async function nextNumber({ tx, model, clientId, establishmentId }: RecordWork): Promise<string> {
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, Number(establishmentId));
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(number from '\\d+$')::bigint) as last from tenant.purchase_orders where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(
    tx,
  );
  return `PO-${String((rows[0]?.last ?? 0) + 1).padStart(5, '0')}`;
}

async function nameOf(item: { type: string; id: number }, { tx, model, clientId }: RecordWork): Promise<string> {
  const target = model.resources[item.type];
  if (!target) return '';
  const { rows } = await sql<{
    title: string;
  }>`select ${sql.ref(target.title)} as title from ${sql.id('tenant', target.table)} where client_id = ${clientId} and id = ${item.id}`.execute(tx);
  return rows[0]?.title ?? '';
}
