import { localText } from '#/resources/kinds/instants.ts';
import type { Caller } from '#/server/access/caller.ts';
import { requesterOf } from '#/server/jobs/requester.ts';
import type { JobRun } from '#/server/jobs/runner.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { ExportHost, Prepared } from './exportHost.ts';
import type { ExportRequest } from './exportRequest.ts';
import { prepareList } from './listExport.ts';
import { judgeReport, prepareReport } from './reportExport.ts';

/** What a finished export leaves with its job. */
export interface ExportResult {
  /** In the folder of exports. */
  file: string;
  /** What the browser saves it as. */
  name: string;
  rows: number;
}

/** Judges an export when it is asked for; it is judged again when it is made. @throws ApiError 403, 404, 422 */
export async function judge(host: ExportHost, caller: Caller, request: ExportRequest): Promise<void> {
  await ('resource' in request.of ? prepareList(host, caller, request.of.resource, request) : judgeReport(host, caller, request.of.report, request));
}

/** Finds the rows of an export. @throws ApiError 403, 404, 422 */
function prepare(host: ExportHost, caller: Caller, request: ExportRequest): Promise<Prepared> {
  return 'resource' in request.of ? prepareList(host, caller, request.of.resource, request) : prepareReport(host, caller, request.of.report, request);
}

/** Makes the file, with the rights that the requester has by now. */
export async function runExport(host: ExportHost, request: ExportRequest, run: JobRun): Promise<ExportResult> {
  const caller = await requesterOf(host.database, host.model.permissions, run);
  const { name, timezone, header, total, lines } = await prepare(host, caller, request);
  let rows = 0;
  const file = await host.files.make(async (append) => {
    await append(BYTE_ORDER_MARK + csvLine(header));
    for await (const batch of lines) {
      await append(batch.map(csvLine).join(''));
      rows += batch.length;
      await run.progress((rows / Math.max(1, total)) * 100);
    }
  });
  const today = localText(new Date().toISOString(), timezone).slice(0, 10);
  return { file, name: `${name}-${today}.csv`, rows };
}
