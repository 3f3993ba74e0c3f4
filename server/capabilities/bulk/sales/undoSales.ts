import { say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { removeBroughtOrders } from '#/server/domain/sales/broughtOrders.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { RowOutcome, StoredOperation } from '../operation.ts';
import type { KeptRow } from '../operationRun.ts';
import { mayBringSales, salesEstablishmentsOf } from './salesRights.ts';

/** Whoever takes past sales back may bring them in all the establishments that they are of. @throws ApiError 403 */
export function refuseSalesUndo(caller: Caller, { plan }: Pick<StoredOperation, 'plan'>): void {
  if (!salesEstablishmentsOf(plan.parts).every((id) => mayBringSales(caller, id))) throw forbidden(say('bulk.sale_not_allowed'));
}

/** Whether an operation brings past sales and balances and nothing else. */
export const isWithoutRecords = ({ plan }: Pick<StoredOperation, 'plan'>): boolean =>
  plan.parts !== undefined && plan.parts.length > 0 && plan.parts.every(({ sales, balance }) => sales ?? balance);

/** Takes orders that were brought back, with all that they count for: in the unit of work that accounts for it. */
export async function takeBackSales(
  tx: Transaction,
  { model }: BulkHost,
  clientId: number,
  rows: readonly KeptRow[],
): Promise<RowOutcome[]> {
  const became = await removeBroughtOrders(
    tx,
    model,
    clientId,
    rows.map(({ recordId, updatedAt }) => ({ id: Number(recordId), updatedAt: updatedAt ?? '' })),
  );
  return rows.map(({ row, recordId }): RowOutcome => {
    const one = became.get(Number(recordId));
    const end = one?.end ?? 'gone';
    if (end === 'removed') return { row, outcome: 'deleted' };
    if (end !== 'changed') return { row, outcome: 'unchanged' };
    return {
      row,
      outcome: 'rejected',
      cells: [String(recordId)],
      errors: { '': [say('bulk.order_changed_since', { number: one?.number ?? '' })] },
    };
  });
}
