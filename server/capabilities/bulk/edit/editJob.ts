import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { OperationKey, RowOutcome, StoredOperation } from '../operation.ts';
import { addCounts, beginRun, countsOf, finishRun, type KeptRow, type OperationRun, readRows, recordRows } from '../operationRun.ts';
import { readOperation } from '../operationStore.ts';
import { Pace } from '../pace.ts';
import { takenBack } from '../takenBack.ts';
import { waiting } from '../waitingMailer.ts';
import { type EditAccess, editAccessOf } from './editAccess.ts';
import { editRow } from './editRow.ts';
import { Taken } from './taken.ts';

/** Changed records of a preview that are kept to be looked at. */
const SAMPLE = 20;

interface Editing {
  host: BulkHost;
  run: OperationRun;
  caller: Caller;
  access: EditAccess;
  operation: StoredOperation;
  taken: Taken | undefined;
  /** Changed records that are kept to be looked at so far. */
  shown: number;
}

/**
 * Gives chosen records their new values, some in a unit of work, each a write like any other; a preview takes every unit back. After a
 * restart it goes on behind the last record that was counted, with the rights that its caller has by then.
 */
export async function runEdit(host: BulkHost, key: OperationKey, job: JobRun): Promise<void> {
  const run = await beginRun(host.database, key);
  const operation = await readOperation(host.database, key);
  if (!operation) throw notFound(say('bulk.edit_gone'));
  if (operation.status === 'completed') return;
  const caller = await requesterOf(host.database, host.model.permissions, {
    clientId: operation.user_client_id,
    userId: operation.user_id,
  });
  const resource = resourceOf(host.model, operation.resources[0] ?? '');
  const access = editAccessOf(caller, resource, key.clientId);
  const taken = operation.dry_run ? new Taken(resource, Object.keys({ ...operation.plan.set, ...operation.plan.adjust })) : undefined;
  const editing: Editing = {
    host,
    run,
    caller,
    access,
    operation,
    taken,
    shown: operation.dry_run ? Math.min(SAMPLE, operation.updated) : 0,
  };
  const pace = new Pace();
  let done = operation.rows_read;
  for (;;) {
    const rows = await host.database.tenant(key.clientId, (tx) => readRows(tx, run, ['chosen'], { limit: pace.rows, after: done }), {
      readonly: true,
    });
    if (!rows.length) break;
    await pace.measured(rows.length, () => editRows(editing, rows));
    done = rows.at(-1)?.row ?? done;
    await job.progress((done / Math.max(1, operation.rows_total ?? 0)) * 99);
  }
  await finishRun(host.database, run);
}

async function editRows(editing: Editing, rows: readonly KeptRow[]): Promise<void> {
  const { host, run, operation } = editing;
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => host.database.tenant(run.clientId, work);
  const account = async (tx: Transaction, outcomes: readonly RowOutcome[]) => {
    await recordRows(tx, run, operation.dry_run ? looked(editing, outcomes) : outcomes.map(withoutChanges));
    await addCounts(tx, run, { ...countsOf(outcomes), rows_read: rows.length });
  };
  if (operation.dry_run) {
    const outcomes = await takenBack<RowOutcome[]>(inTenant, (tx) => editAll(editing, tx, rows));
    await inTenant((tx) => account(tx, outcomes));
  } else await inTenant(async (tx) => account(tx, await editAll(editing, tx, rows)));
}

async function editAll(
  { host, run, caller, access, operation, taken }: Editing,
  tx: Transaction,
  rows: readonly KeptRow[],
): Promise<RowOutcome[]> {
  const world = {
    ...{ tx, model: host.model, caller, access, set: operation.plan.set ?? {}, adjust: operation.plan.adjust ?? {} },
    ...{ mailer: waiting(host.mailer), contexts: new Map() },
    ...(taken && { refuseTaken: (_written: unknown, id: number) => taken.refuse(tx, run.clientId, id) }),
  };
  const outcomes: RowOutcome[] = [];
  for (const { row, recordId } of rows) outcomes.push(await editRow(world, { row, recordId: Number(recordId) }));
  return outcomes;
}

/** What a preview keeps: every refusal, and the first changes. */
function looked(editing: Editing, outcomes: readonly RowOutcome[]): RowOutcome[] {
  return outcomes.filter((one) => {
    if (one.outcome !== 'updated') return true;
    editing.shown += 1;
    return editing.shown <= SAMPLE;
  });
}

/** The activity log has what became of it; an undo needs what was before. */
function withoutChanges(one: RowOutcome): RowOutcome {
  if (one.outcome !== 'updated') return one;
  const { changes: _told, ...kept } = one;
  return kept;
}
