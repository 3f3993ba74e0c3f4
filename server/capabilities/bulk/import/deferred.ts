import { sql } from 'kysely';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { addCounts, forgetRows, readRows } from '../operationRun.ts';
import { type Importing, importBatch, secretColumns } from './importBatch.ts';

/** Imports the rows that waited for others of their own kind, again and again until no more can be; what is left is refused. */
export async function importDeferred(importing: Importing, job: JobRun): Promise<void> {
  while ((await onePass(importing, job)) > 0);
  const { host, run } = importing;
  await host.database.tenant(run.clientId, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      update public.bulk_operation_rows set outcome = 'rejected', cells = (
        select jsonb_agg(case when position - 1 = any(${secretColumns(importing)}::integer[]) then to_jsonb(''::text) else cell end
          order by position)
        from jsonb_array_elements(cells) with ordinality as c (cell, position)
      ) where client_id = ${run.clientId} and operation_id = ${run.id} and outcome = 'deferred'`.execute(tx);
    await addCounts(tx, run, { failed: Number(numAffectedRows) });
  });
}

/** Goes once through the rows that wait; answers how many came to an end. */
async function onePass(importing: Importing, job: JobRun): Promise<number> {
  const { host, run } = importing;
  let ended = 0;
  let after: number | undefined;
  for (;;) {
    const waiting = await host.database.tenant(
      run.clientId,
      (tx) => readRows(tx, run, ['deferred'], { limit: importing.pace.rows, after }),
      {
        readonly: true,
      },
    );
    if (!waiting.length) return ended;
    after = waiting.at(-1)?.row;
    const outcomes = await importBatch(
      importing,
      waiting.map(({ row, cells }) => ({ number: row, cells: cells ?? [] })),
      { isFromFile: false },
    );
    const untraced = outcomes.filter(({ outcome }) => outcome === 'unchanged').map(({ row }) => row);
    await host.database.tenant(run.clientId, (tx) => forgetRows(tx, run, untraced));
    ended += outcomes.filter(({ outcome }) => outcome !== 'deferred').length;
    await job.progress(99);
  }
}
