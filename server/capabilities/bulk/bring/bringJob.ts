import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { BalanceSums } from '../balances/balanceSums.ts';
import { bringBalances } from '../balances/bringBalances.ts';
import { TriedProducts } from '../balances/triedProducts.ts';
import type { BulkHost } from '../bulkHost.ts';
import { correcting } from '../import/corrections.ts';
import { importDeferred } from '../import/deferred.ts';
import { DryRun } from '../import/dryRun.ts';
import { growthOf } from '../import/growth.ts';
import { type Importing, importBatch } from '../import/importBatch.ts';
import { boundColumns } from '../import/rowCells.ts';
import type { TableRow } from '../import/tableFile.ts';
import { targetsOf } from '../import/targets.ts';
import type { OperationKey, StoredOperation } from '../operation.ts';
import { beginRun, finishRun, type OperationRun, readRows } from '../operationRun.ts';
import { readOperation } from '../operationStore.ts';
import type { Pace } from '../pace.ts';
import { bringSales } from '../sales/bringSales.ts';
import type { SalesSums } from '../sales/salesSums.ts';
import { partCorrections } from './partCorrections.ts';
import { accessIn, cellsOf, ownNames } from './plan.ts';
import { numberIn, type PlannedPart, partRow as placeOfRow } from './plannedPart.ts';
import { type LookedAt, lookAt, nameOf } from './readFile.ts';

/** Brings what several files make, one part after the other; after a restart it goes on behind the last batch that was stored. */
export async function runBringing(host: BulkHost, key: OperationKey, job: JobRun): Promise<void> {
  const run = await beginRun(host.database, key);
  const operation = await readOperation(host.database, key);
  if (!operation) throw notFound(say('bulk.import_gone'));
  if (operation.status === 'completed') return;
  const by = { clientId: operation.user_client_id, userId: operation.user_id };
  const caller = await requesterOf(host.database, host.model.permissions, by);
  const files = new Map<string, LookedAt>();
  const dryRun = operation.dry_run ? new DryRun() : undefined;
  const written = await writtenBefore(host, run, operation);
  let before = 0;
  const sums: SalesSums = operation.sales ?? {};
  const tried = new Set<string>();
  const balances: BalanceSums = operation.balances ?? {};
  const products = new TriedProducts();
  for (const [at, part] of (operation.plan.parts ?? []).entries()) {
    const passed = Math.max(0, operation.rows_read - before);
    before += part.total;
    // A later part has begun: everything of this one has come to its end.
    if (passed > part.total) continue;
    if (part.balance) {
      const file = await fileOf(host, caller, files, part.fileUrl);
      await bringBalances({ host, run, job, caller, operation, part, at, file, passed, sums: balances, tried: products });
      continue;
    }
    if (part.sales) {
      await bringSales({ host, run, job, caller, operation, part, at, before: before - part.total, passed, sums, tried });
      continue;
    }
    const importing = await importingOf(host, { run, caller, operation }, part, { dryRun, written: written.get(at) });
    const rows = await rowsOf(host, caller, files, part, at);
    const corrected = correcting(part.headers, partCorrections(operation.plan.corrections, part, at));
    for (const batch of batches(rows.slice(passed), importing.pace)) {
      const read = batch.map(corrected);
      const outcomes = await importBatch(importing, read, { isFromFile: true });
      if (dryRun && part.resource === 'products') products.note(part.headers, read, outcomes);
      await job.progress(99);
    }
    await importDeferred(importing, job);
  }
  await finishRun(host.database, run);
}

interface Asked {
  run: OperationRun;
  caller: Caller;
  operation: StoredOperation;
}

async function importingOf(
  host: BulkHost,
  { run, caller, operation }: Asked,
  part: PlannedPart,
  kept: { dryRun: DryRun | undefined; written: Map<number, number> | undefined },
): Promise<Importing> {
  const where = { establishmentId: operation.establishment_id ?? 0, clientId: operation.client_id };
  const access = await accessIn(host, caller, part.resource, where);
  if (!access) throw forbidden();
  return {
    host,
    run,
    caller,
    access,
    mode: part.mode,
    columns: boundColumns(part.headers, ownNames(part.headers), targetsOf(caller, access), part.notations),
    headers: part.headers,
    dryRun: kept.dryRun,
    written: kept.written ?? new Map(),
    ...growthOf(host, access.resource, operation.dry_run),
    make: new Set(),
    made: 0,
    isPart: true,
  };
}

/** A file, which is read once for all of its parts. */
async function fileOf(host: BulkHost, caller: Caller, files: Map<string, LookedAt>, fileUrl: string): Promise<LookedAt> {
  const file = files.get(fileUrl) ?? (await lookAt(host.sources, caller, fileUrl));
  files.set(fileUrl, file);
  return file;
}

/** The rows that a part makes of its file. */
async function rowsOf(host: BulkHost, caller: Caller, files: Map<string, LookedAt>, part: PlannedPart, at: number): Promise<TableRow[]> {
  const file = await fileOf(host, caller, files, part.fileUrl);
  const known = file.known && nameOf(file.known.profile) === part.profile ? file.known : undefined;
  const own = known?.profile.parts.find(({ resource }) => resource === part.resource);
  const rows = known && own ? own.rows(known.file) : [];
  // What was planned is what is done: another file would have another address.
  if (rows.length !== part.total) throw notFound(say('files.upload_again'));
  return rows.map((row) => ({ number: numberIn(at, row.number), cells: cellsOf(row, part.headers) }));
}

function* batches(rows: readonly TableRow[], pace: Pace): Generator<readonly TableRow[]> {
  for (let at = 0; at < rows.length; ) {
    const batch = rows.slice(at, at + pace.rows);
    at += batch.length;
    yield batch;
  }
}

/** By part: the records that it has written before a restart, and the rows that did. */
async function writtenBefore(
  { database }: BulkHost,
  run: OperationRun,
  { dry_run, plan }: StoredOperation,
): Promise<Map<number, Map<number, number>>> {
  const found = new Map<number, Map<number, number>>();
  if (dry_run || plan.parts?.every(({ sales, balance }) => sales || balance)) return found;
  const rows = await database.tenant(
    run.clientId,
    (tx) => readRows(tx, run, ['created', 'updated'], { limit: 200_000, withCells: false }),
    {
      readonly: true,
    },
  );
  for (const { row, recordId } of rows) {
    const { part } = placeOfRow(row);
    const own = found.get(part) ?? new Map<number, number>();
    found.set(part, own.set(present(recordId, 'record that a row wrote'), row));
  }
  return found;
}
