import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { isOfEstablishment, resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { deleteRecord, updateRecord } from '#/server/records/write/saveRecord.ts';
import { refusing } from '#/server/records/write/writeErrors.ts';
import { balanceOf, refuseBalancesUndo, takeBackBalance } from '../balances/undoBalances.ts';
import type { BulkHost } from '../bulkHost.ts';
import { editAccessOf } from '../edit/editAccess.ts';
import { stampOf } from '../import/importRow.ts';
import type { OperationKey, RowOutcome, StoredOperation } from '../operation.ts';
import { addCounts, beginRun, countsOf, finishRun, type KeptRow, readRows, recordRows } from '../operationRun.ts';
import { readOperation } from '../operationStore.ts';
import { Pace, SALES_PACE } from '../pace.ts';
import { isWithoutRecords, refuseSalesUndo, takeBackSales } from '../sales/undoSales.ts';
import { waiting } from '../waitingMailer.ts';
import { type UndoAccess, undoAccessOf } from './undoAccess.ts';
import { undoEdit } from './undoEdit.ts';

/** Takes an import or an edit back, its last row first: deletes what it made, puts back what it changed, each a write like any other. */
export async function runUndo(host: BulkHost, key: OperationKey, job: JobRun): Promise<void> {
  const run = await beginRun(host.database, key);
  const operation = await readOperation(host.database, key);
  if (!operation?.undo_of) throw notFound(say('bulk.undo_gone'));
  if (operation.status === 'completed') return;
  const undone = { clientId: key.clientId, id: operation.undo_of };
  const caller = await requesterOf(host.database, host.model.permissions, {
    clientId: operation.user_client_id,
    userId: operation.user_id,
  });
  const { paced, takeBack } = await takingBack(host, caller, operation, undone);
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>, readonly = false) => host.database.tenant(key.clientId, work, { readonly });
  const pace = new Pace(paced);
  let done = operation.rows_read;
  const passed = await inTenant((tx) => readRows(tx, undone, ['created', 'updated'], { limit: Math.max(1, done), backwards: true }), true);
  let after = done ? passed.at(-1)?.row : undefined;
  for (;;) {
    const rows = await inTenant((tx) => readRows(tx, undone, ['created', 'updated'], { limit: pace.rows, after, backwards: true }), true);
    if (!rows.length) break;
    await inTenant(async (tx) => {
      const outcomes: RowOutcome[] = [];
      await pace.measured(rows.length, async () => {
        outcomes.push(...(await takeBack(tx, rows)));
      });
      await recordRows(tx, run, outcomes);
      await addCounts(tx, run, { ...countsOf(outcomes), rows_read: rows.length });
    });
    after = rows.at(-1)?.row;
    done += rows.length;
    await job.progress((done / Math.max(1, operation.rows_total ?? 0)) * 99);
  }
  await finishRun(host.database, run);
}

/** How rows are taken back. */
interface TakingBack {
  paced?: ConstructorParameters<typeof Pace>[0];
  takeBack: (tx: Transaction, rows: readonly KeptRow[]) => Promise<RowOutcome[]>;
}

/** With the rights of whoever asked. @throws ApiError 403 */
async function takingBack(host: BulkHost, caller: Caller, operation: StoredOperation, undone: OperationKey): Promise<TakingBack> {
  if (operation.undone_type === 'edit') {
    const edited = editAccessOf(caller, resourceOf(host.model, operation.resources[0] ?? ''), operation.client_id);
    const world = { model: host.model, caller, access: edited, mailer: waiting(host.mailer) };
    return { takeBack: (tx, rows) => oneByOne(rows, (row) => undoEdit({ tx, ...world }, row)) };
  }
  const { clientId } = undone;
  const first = await readOperation(host.database, undone);
  if (first) refuseSalesUndo(caller, first);
  if (first) refuseBalancesUndo(host, caller, first);
  const access = first && isWithoutRecords(first) ? undefined : await undoAccessOf(host, caller, operation);
  return {
    paced: access ? {} : SALES_PACE,
    async takeBack(tx, rows) {
      const sold = rows.filter(({ resource }) => resource === ORDERS_RESOURCE);
      const outcomes = await takeBackSales(tx, host, clientId, sold);
      const others = rows.filter((row) => !sold.includes(row));
      const undone = await oneByOne(others, (row) => {
        const balance = first && balanceOf(first, row);
        return balance ? takeBackBalance(tx, clientId, balance, row) : undoRow(tx, host, caller, { access, operation }, row);
      });
      return [...outcomes, ...undone];
    },
  };
}

async function oneByOne(rows: readonly KeptRow[], takeBack: (row: KeptRow) => Promise<RowOutcome>): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(await takeBack(row));
  return outcomes;
}

interface Undone {
  /** None where only past sales are taken back. */
  access: UndoAccess | undefined;
  operation: StoredOperation;
}

async function undoRow(tx: Transaction, host: BulkHost, caller: Caller, { access, operation }: Undone, row: KeptRow): Promise<RowOutcome> {
  try {
    // What was made because a row names it is of another resource, which the caller must be able to delete as well.
    const own = row.resource ? await accessToMade(host, caller, operation, row.resource) : present(access, 'access to what is taken back');
    return await inSavepoint(tx, () => refusing(host.model, own.resource, () => takeBack(tx, host, caller, own, row)));
  } catch (error) {
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    return { row: row.row, outcome: 'rejected', cells: [String(row.recordId)], errors: refusal.errors ?? { '': [refusal.sentence] } };
  }
}

async function accessToMade(host: BulkHost, caller: Caller, operation: StoredOperation, name: string): Promise<UndoAccess> {
  const isPerEstablishment = isOfEstablishment(resourceOf(host.model, name));
  const there = { ...operation, resources: [name], establishment_id: isPerEstablishment ? operation.establishment_id : null };
  return undoAccessOf(host, caller, there, { isMade: true });
}

async function takeBack(tx: Transaction, { model }: BulkHost, caller: Caller, access: UndoAccess, row: KeptRow): Promise<RowOutcome> {
  const { resource, clientId, establishmentId, rowScope } = access;
  const context = await recordContext(tx, { clientId }, establishmentId);
  const work = { tx, model, resource, caller, clientId, establishmentId, context, now: new Date().toISOString(), revealOnce: {} };
  const save = { work, rowScope, by: { userId: caller.userId || null, name: caller.name, address: null } };
  const id = Number(row.recordId);
  const stamp = await stampOf(work, id);
  // Somebody deleted it since: there is nothing to take back.
  if (!stamp) return { row: row.row, outcome: 'unchanged' };
  if (Date.parse(stamp) !== Date.parse(row.updatedAt ?? '')) throw conflict(say('bulk.changed_since'));
  if (row.outcome === 'created') {
    if (!access.mayDelete) throw forbidden(say('bulk.may_not_delete', { resource: oneOf(resource) }));
    await deleteRecord(save, id);
    return { row: row.row, outcome: 'deleted' };
  }
  if (!access.mayEdit) throw forbidden();
  await updateRecord({ ...save, body: row.before ?? {}, hashed: {} }, id);
  return { row: row.row, outcome: 'restored' };
}
