import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { partCorrections } from '../bring/partCorrections.ts';
import { cellsOf } from '../bring/plan.ts';
import { numberIn, type PlannedPart, partRow } from '../bring/plannedPart.ts';
import type { LookedAt } from '../bring/readFile.ts';
import type { BulkHost } from '../bulkHost.ts';
import { correcting } from '../import/corrections.ts';
import type { RowOutcome, StoredOperation } from '../operation.ts';
import { addCounts, countsOf, keepBalances, type OperationRun, recordRows } from '../operationRun.ts';
import { Pace } from '../pace.ts';
import type { MadeRow } from '../systems/profile.ts';
import { systemTitles } from '../systems/titles.ts';
import { takenBack } from '../takenBack.ts';
import { waiting } from '../waitingMailer.ts';
import type { BalanceKind, BalanceWork } from './balance.ts';
import { addSums, type BalanceSums } from './balanceSums.ts';
import { balanceKinds } from './kinds.ts';
import type { TriedProducts } from './triedProducts.ts';

/** A run that brings the balances of one file. */
export interface BringingBalances {
  host: BulkHost;
  run: OperationRun;
  job: JobRun;
  caller: Caller;
  operation: StoredOperation;
  part: PlannedPart;
  /** Its index in the plan. */
  at: number;
  file: LookedAt;
  /** Its rows that have come to their end before a restart. */
  passed: number;
  /** What all parts come to until now. */
  sums: BalanceSums;
  tried: TriedProducts;
}

/** A row with its number in the operation, as it is kept and as it is read. */
interface BalanceRow {
  number: number;
  kept: readonly string[];
  cells: MadeRow['cells'];
}

/** Brings the balances of a file, batch by batch, each row under a savepoint; a trial takes each batch back. */
export async function bringBalances(bringing: BringingBalances): Promise<void> {
  const { host, run, job, caller, operation, part, file, passed } = bringing;
  const { kind: name, location } = present(part.balance, 'balance of a part');
  const kind: BalanceKind = balanceKinds[name];
  if (!kind.may(host, caller, Number(operation.establishment_id))) throw forbidden();
  const known = present(file.known, 'profile of balances');
  const whole = { parts: operation.plan.parts ?? [], corrections: operation.plan.corrections };
  const found = kind.rows({ fileUrl: part.fileUrl, known }, location, whole);
  // What was planned is what is done: another file would have another address.
  if (found.length !== part.total) throw notFound(say('files.upload_again'));
  const rows = correctedRows(bringing, found);
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => host.database.tenant(run.clientId, work);
  const pace = new Pace();
  const seen = new Map<string, number>();
  for (let from = passed; from < rows.length; ) {
    const batch = rows.slice(from, from + pace.rows);
    from += batch.length;
    const store = (tx: Transaction) => pace.measured(batch.length, () => enterBatch(bringing, kind, { tx, seen }, batch));
    const account = async (tx: Transaction, { outcomes, sums }: Batch) => {
      await recordRows(tx, run, outcomes);
      await keepBalances(tx, run, sums);
      await addCounts(tx, run, { ...countsOf(outcomes), rows_read: batch.length });
    };
    let done: Batch;
    if (operation.dry_run) {
      done = await takenBack(inTenant, store);
      await inTenant((tx) => account(tx, done));
    } else
      done = await inTenant(async (tx) => {
        const stored = await store(tx);
        await account(tx, stored);
        return stored;
      });
    Object.assign(bringing.sums, done.sums);
    await job.progress(99);
  }
}

interface Batch {
  outcomes: RowOutcome[];
  sums: BalanceSums;
}

/** The rows with what somebody has corrected; what no correction can name stays beside it. */
function correctedRows({ operation, part, at }: BringingBalances, found: readonly MadeRow[]): BalanceRow[] {
  const corrected = correcting(part.headers, partCorrections(operation.plan.corrections, part, at));
  return found.map((row) => {
    const { number, cells } = corrected({ number: numberIn(at, row.number), cells: cellsOf(row, part.headers) });
    return { number, kept: cells, cells: { ...row.cells, ...Object.fromEntries(part.headers.map((name, i) => [name, cells[i] ?? ''])) } };
  });
}

async function enterBatch(
  bringing: BringingBalances,
  kind: BalanceKind,
  { tx, seen }: { tx: Transaction; seen: Map<string, number> },
  batch: readonly BalanceRow[],
): Promise<Batch> {
  const work = await workOf(bringing, kind, tx);
  const outcomes: RowOutcome[] = [];
  let sums = bringing.sums;
  for (const { number, kept, cells } of batch) {
    try {
      const entered = await inSavepoint(tx, () => kind.enter({ ...work, seen, row: partRow(number).row }, cells));
      if (entered === 'same') outcomes.push({ row: number, outcome: 'unchanged' });
      else {
        const { recordId, adds } = entered;
        outcomes.push({ row: number, outcome: 'created', recordId, resource: kind.resource, updatedAt: work.now });
        sums = addSums(sums, adds);
      }
    } catch (error) {
      const refusal = toApiError(error, jsonBodyLimitBytes);
      if (refusal.statusCode >= 500) throw error;
      outcomes.push({ row: number, outcome: 'rejected', cells: kept, errors: refusal.errors ?? { '': [refusal.sentence] } });
    }
  }
  return { outcomes, sums };
}

async function workOf({ host, caller, operation, file, tried }: BringingBalances, kind: BalanceKind, tx: Transaction) {
  const { client_id: clientId, establishment_id: establishmentId } = operation;
  const establishment = await ownEstablishment(tx, clientId, Number(establishmentId));
  if (!establishment) throw notFound(say('access.no_such_establishment'));
  const { profile } = present(file.known, 'profile of balances');
  const by = { userId: caller.userId || null, name: caller.name, address: null };
  const work: Omit<BalanceWork, 'seen' | 'row'> = {
    ...{ tx, model: host.model, resource: resourceOf(host.model, kind.resource), caller, clientId, establishmentId, by },
    ...{ context: await recordContext(tx, { clientId }, establishmentId), now: new Date().toISOString(), revealOnce: {} },
    ...{ mailer: waiting(host.mailer), establishment, reading: profile.reading, system: systemTitles[profile.system] },
    tried: operation.dry_run ? tried : undefined,
  };
  return work;
}
