import { say } from '#/i18n/sentences.ts';
import { localText } from '#/model/values/instants.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import type { Format, Prepared } from '#/server/capabilities/exports/exportHost.ts';
import { prepareList } from '#/server/capabilities/exports/listExport.ts';
import { ListZip } from '#/server/capabilities/exports/listZip.ts';
import { refuseTooLong } from '#/server/capabilities/exports/runExport.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { OperationKey, StoredOperation } from '../operation.ts';
import { beginRun, finishRun } from '../operationRun.ts';
import { readOperation } from '../operationStore.ts';
import { establishmentsWithAny, openersOf } from '../rights.ts';

type Asked = Pick<StoredOperation, 'resources' | 'format' | 'establishment_id' | 'client_id' | 'plan'>;

/** The lists of an export, found and validated before a row of them is read. @throws ApiError 403, 422 */
export function prepareLists(
  { exporting, model }: BulkHost,
  caller: Caller,
  { resources, format: wanted, establishment_id: establishmentId, client_id: clientId, plan }: Asked,
): Promise<Prepared[]> {
  const format = formatOf(wanted);
  return Promise.all(
    resources.map(async (name) => {
      const ofClient = caller.isPlatform && model.resources[name]?.scope !== 'platform' ? { filters: { client_id: clientId } } : {};
      const prepared = await prepareList(exporting, caller, name, {
        of: { resource: name },
        format,
        language: plan.language ?? 'en',
        // Whole records for an import; on paper what the list shows.
        columns: format === 'pdf' ? model.resources[name]?.list.columns : undefined,
        establishmentIds: undefined,
        heldIn: establishmentsWithAny(caller, openersOf(model.resources[name], 'export')),
        body: { sort_by: 'id', sort_order: 'asc', ...ofClient, ...(establishmentId === null ? {} : { establishment_id: establishmentId }) },
      });
      refuseTooLong(prepared, format);
      return prepared;
    }),
  );
}

function formatOf(format: string | null): Format {
  return (format ?? 'csv') as Format;
}

/** Makes a ZIP of one file for each list, with the rights that the requester has by now. */
export async function runExport(host: BulkHost, key: OperationKey, job: JobRun): Promise<void> {
  const run = await beginRun(host.database, key);
  const operation = await readOperation(host.database, key);
  if (!operation) throw notFound(say('bulk.export_gone'));
  if (operation.status === 'completed') return;
  const caller = await requesterOf(host.database, host.model.permissions, {
    clientId: operation.user_client_id,
    userId: operation.user_id,
  });
  const lists = await prepareLists(host, caller, operation);
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  let rows = 0;
  const wrote = async (count: number) => {
    rows += count;
    await job.progress((rows / Math.max(1, total)) * 99);
  };
  await host.results.removeOld();
  const file = await host.results.make('zip', async (append) => {
    const zip = new ListZip(append);
    for (const list of lists) await zip.list(list, formatOf(operation.format), wrote);
    await zip.end();
  });
  const today = localText(new Date().toISOString(), lists[0]?.timezone ?? 'UTC').slice(0, 10);
  await finishRun(host.database, run, { file, name: `export-${today}.zip`, rows, behind: lists.flatMap(({ behind }) => behind) });
}
