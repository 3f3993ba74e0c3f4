import { type FieldErrors, invalid } from '#/server/plugins/apiError.ts';
import { problem, problemText } from '#resources/schema';
import { FORMATS, type Format } from './exportHost.ts';

type Values = Readonly<Record<string, unknown>>;

/** What to export, and as whom it is written: what a job keeps. */
export interface ExportRequest {
  of: { resource: string } | { report: string };
  format: Format;
  /** The language of the headers, and in files for people of the values too. */
  language: string;
  /** Only these columns, in this order. */
  columns: readonly string[] | undefined;
  /** Only these establishments' rows. */
  establishmentIds: readonly number[] | undefined;
  /** The rest: what the list's or the report's own call takes. */
  body: Values;
}

/** Reads what every export says; the list's or report's own keys are judged by whoever knows them. @throws ApiError 422 */
export function readExportRequest(given: Values, ownLanguage: string): ExportRequest {
  const errors: FieldErrors = {};
  const { resource, report, format, language, columns, establishment_ids: establishmentIds, ...body } = given;
  if (typeof resource === 'string' && report !== undefined) errors.report = ['Name a resource or a report, not both'];
  if (typeof (resource ?? report) !== 'string') errors.resource = ['Name the resource or the report to export'];
  if (!FORMATS.some((one) => one === format)) errors.format = [problemText(problem('not_an_option', { options: FORMATS.join(', ') }))];
  if (language !== undefined && !(typeof language === 'string' && /^[a-z]{2}$/.test(language)))
    errors.language = ['Give a language as two letters, for example en'];
  if (columns !== undefined && !(isList(columns) && columns.every((name) => typeof name === 'string') && columns.length > 0))
    errors.columns = [problemText(problem('wrong_type_list'))];
  if (establishmentIds !== undefined && !(isList(establishmentIds) && establishmentIds.every((id) => Number.isSafeInteger(id))))
    errors.establishment_ids = [problemText(problem('wrong_type_list'))];
  if (Object.keys(errors).length) throw invalid(errors);
  return {
    of: typeof resource === 'string' ? { resource } : { report: report as string },
    format: format as Format,
    language: (language as string | undefined) ?? ownLanguage,
    columns: columns as string[] | undefined,
    establishmentIds: establishmentIds as number[] | undefined,
    body,
  };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= 1000;
}
