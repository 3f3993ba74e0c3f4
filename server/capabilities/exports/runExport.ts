import { say } from '#/i18n/sentences.ts';
import { localText } from '#/model/values/instants.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { ExportHost, Format, Prepared } from './exportHost.ts';
import type { ExportRequest } from './exportRequest.ts';
import { prepareList } from './listExport.ts';
import { MAX_PRINTED_ROWS } from './pdfTable.ts';
import { prepareReport, validateReport } from './reportExport.ts';
import { writers } from './writers.ts';

/** What a finished export leaves with its job. */
export interface ExportResult {
  /** In the folder of exports. */
  file: string;
  /** What the browser saves it as. */
  name: string;
  rows: number;
  /** Absent in what an earlier version left. */
  behind?: readonly RightBehind[];
}

/** Judges an export when it is asked for; it is validated again when it is made. @throws ApiError 403, 404, 422 */
export async function validate(host: ExportHost, caller: Caller, request: ExportRequest): Promise<void> {
  const { of } = request;
  if ('resource' in of) refuseTooLong(await prepareList(host, caller, of.resource, request), request.format);
  else await validateReport(host, caller, { ...request, of });
}

/** Finds the rows of an export. @throws ApiError 403, 404, 422 */
async function prepare(host: ExportHost, caller: Caller, request: ExportRequest): Promise<Prepared> {
  const { of } = request;
  const prepared = await ('resource' in of
    ? prepareList(host, caller, of.resource, request)
    : prepareReport(host, caller, { ...request, of }));
  refuseTooLong(prepared, request.format);
  return prepared;
}

/** @throws ApiError 422 for more rows than its format can hold */
export function refuseTooLong({ total }: Prepared, format: Format): void {
  if (format === 'pdf' && total > MAX_PRINTED_ROWS)
    throw invalid({ format: [say('exports.too_long_for_pdf', { most: MAX_PRINTED_ROWS, total })] });
}

/** Makes the file, with the rights that the requester has by now. */
export async function runExport(host: ExportHost, request: ExportRequest, run: JobRun): Promise<ExportResult> {
  const caller = await requesterOf(host.database, host.model.permissions, run);
  return writeFile(host, await prepare(host, caller, request), request.format, (percent) => run.progress(percent));
}

/** Writes prepared rows into the folder of exports. @param progress is told how far it is, in per cent, and ends the work by throwing */
export async function writeFile(
  host: ExportHost,
  table: Prepared,
  format: Format,
  progress: (percent: number) => Promise<void>,
): Promise<Required<ExportResult>> {
  let rows = 0;
  const file = await host.files.make(format, (append) =>
    writers[format](table, append, async (count) => {
      rows += count;
      await progress((rows / Math.max(1, table.total)) * 100);
    }),
  );
  const today = localText(new Date().toISOString(), table.timezone).slice(0, 10);
  return { file, name: `${table.name}-${today}.${format}`, rows, behind: table.behind };
}
