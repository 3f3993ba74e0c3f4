import { say } from '#/i18n/sentences.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { OperationKey, StoredOperation } from '../operation.ts';
import { beginRun, finishRun, type OperationRun, readRows } from '../operationRun.ts';
import { readOperation } from '../operationStore.ts';
import type { Pace } from '../pace.ts';
import { correcting } from './corrections.ts';
import { importDeferred } from './deferred.ts';
import { DryRun } from './dryRun.ts';
import { growthOf } from './growth.ts';
import { importAccessOf } from './importAccess.ts';
import { type Importing, importBatch } from './importBatch.ts';
import { boundColumns } from './rowCells.ts';
import { type Table, type TableRow, withTable } from './tableFile.ts';
import { targetsOf } from './targets.ts';

/** Imports a file, batch by batch; after a restart it goes on behind the last batch that was stored. */
export async function runImport(host: BulkHost, key: OperationKey, job: JobRun): Promise<void> {
  const run = await beginRun(host.database, key);
  const operation = await readOperation(host.database, key);
  if (!operation) throw notFound(say('bulk.import_gone'));
  if (operation.status === 'completed') return;
  const caller = await requesterOf(host.database, host.model.permissions, {
    clientId: operation.user_client_id,
    userId: operation.user_id,
  });
  const access = await importAccessOf(host, caller, {
    resource: operation.resources[0],
    establishment_id: operation.establishment_id,
    client_id: operation.client_id,
  });
  const file = await host.sources.open(caller, operation.plan.fileUrl);
  const { mapping = {}, notations, table: choice = {}, corrections, make = [] } = operation.plan;
  await withTable(file, choice, async (table) => {
    const importing: Importing = {
      host,
      run,
      caller,
      access,
      mode: operation.mode ?? 'create',
      columns: boundColumns(table.headers, mapping, targetsOf(caller, access), notations),
      headers: table.headers,
      dryRun: operation.dry_run ? new DryRun() : undefined,
      written: operation.dry_run ? new Map() : await writtenBefore(host, run),
      ...growthOf(host, access.resource, operation.dry_run),
      make: new Set(make),
      made: operation.dry_run ? 0 : operation.made,
    };
    const corrected = correcting(table.headers, corrections);
    await importRows(importing, { table, corrected }, operation, job);
    await importDeferred(importing, job);
  });
  await finishRun(host.database, run);
}

interface CorrectedTable {
  table: Table;
  corrected: (row: TableRow) => TableRow;
}

async function importRows(
  importing: Importing,
  { table, corrected }: CorrectedTable,
  operation: StoredOperation,
  job: JobRun,
): Promise<void> {
  let done = 0;
  for await (const batch of batchesOf(table.rows(), operation, importing.pace)) {
    await importBatch(importing, batch.map(corrected), { isFromFile: true });
    done += batch.length;
    await job.progress(((operation.rows_read + done) / Math.max(1, operation.rows_total ?? 0)) * 99);
  }
}

/** The file's rows behind those that an earlier run has done. A trial starts anew: it remembers nothing of what it took back. */
async function* batchesOf(rows: AsyncIterable<TableRow>, { rows_read: done }: StoredOperation, pace: Pace): AsyncGenerator<TableRow[]> {
  let passed = 0;
  let batch: TableRow[] = [];
  for await (const row of rows) {
    passed += 1;
    if (passed <= done) continue;
    batch.push(row);
    if (batch.length < pace.rows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

async function writtenBefore({ database }: BulkHost, run: OperationRun): Promise<Map<number, number>> {
  const rows = await database.tenant(run.clientId, (tx) => readRows(tx, run, ['created', 'updated'], { limit: 200_000 }), {
    readonly: true,
  });
  return new Map(rows.filter(({ resource }) => !resource).map(({ recordId, row }) => [Number(recordId), row]));
}
