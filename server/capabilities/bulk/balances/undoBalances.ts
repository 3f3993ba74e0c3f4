import { say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { partRow } from '../bring/plannedPart.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { RowOutcome, StoredOperation } from '../operation.ts';
import type { KeptRow } from '../operationRun.ts';
import { balanceKinds } from './kinds.ts';
import type { BalanceName } from './plannedBalance.ts';

type OfPlan = Pick<StoredOperation, 'plan' | 'establishment_id'>;

/** Whoever takes balances back may bring them there. @throws ApiError 403 */
export function refuseBalancesUndo(host: BulkHost, caller: Caller, { plan, establishment_id: establishmentId }: OfPlan): void {
  const names = new Set((plan.parts ?? []).flatMap(({ balance }) => (balance ? [balance.kind] : [])));
  for (const name of names)
    if (!balanceKinds[name].may(host, caller, Number(establishmentId))) throw forbidden(say('bulk.balances_not_allowed'));
}

/** The kind of balance that a kept row entered; undefined where it is none. */
export const balanceOf = ({ plan }: Pick<StoredOperation, 'plan'>, { row }: KeptRow): BalanceName | undefined =>
  row < 0 ? undefined : plan.parts?.[partRow(row).part]?.balance?.kind;

/** Takes a balance back, in the unit of work that accounts for it. */
export async function takeBackBalance(tx: Transaction, clientId: number, name: BalanceName, row: KeptRow): Promise<RowOutcome> {
  const kind = balanceKinds[name];
  const became = await kind.takeBack(tx, clientId, Number(row.recordId));
  if (became.end === 'removed') return { row: row.row, outcome: 'deleted' };
  if (became.end === 'gone') return { row: row.row, outcome: 'unchanged' };
  return { row: row.row, outcome: 'rejected', cells: [String(row.recordId)], errors: { '': [kind.hasMoved(became.name)] } };
}
