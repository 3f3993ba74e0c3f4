import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { fillSheet } from '#/server/domain/stock/counts/fillSheet.ts';
import { refuseTaken } from '#/server/records/deletions/refuseTaken.ts';
import { defineHooks, type WorkOf } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';

/**
 * A sheet's number, and the rows of its scope; another scope gives it other rows, while nothing on it is counted. What has changed the
 * stock stays.
 */
export const hooks = defineHooks(inventoryCounts, {
  async beforeSave(draft, before, work) {
    draft.number = before?.number ?? (await nextNumber(work));
  },
  async afterSave(record, before, work) {
    if (!before || SCOPE.some((name) => record[name] !== before[name])) await fillSheet(work, record);
  },
  /** The number of the last one is given again once it is gone. */
  async afterRestore(record, work) {
    await lockRecord(work.tx, resourceOf(work.model, 'establishments'), work.clientId, work.establishmentId);
    await refuseTaken(work, 'number', record);
  },
});

const SCOPE = ['item_type', 'category', 'vendor'] as const;

/** Numbers run per establishment and never come twice: the establishment's row is held while the next one is found. */
async function nextNumber({ tx, model, clientId, establishmentId }: WorkOf<typeof inventoryCounts>): Promise<string> {
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, establishmentId);
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(number from '\\d+$')::bigint) as last from tenant.inventory_counts
    where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(tx);
  return `CS-${String((rows[0]?.last ?? 0) + 1).padStart(5, '0')}`;
}
