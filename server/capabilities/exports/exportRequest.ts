import { type Sentence, say } from '#/i18n/sentences.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { namedEstablishments } from '#/server/foundation/http/namedEstablishments.ts';
import { byName, problem } from '#model/language';
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
  /** Where the caller holds what this way of exporting asks beside the list's own permission; absent where it asks nothing. */
  heldIn?: readonly number[] | 'all';
  /** The report's sections that follow it in the same file, each with a question of its own. */
  sections?: readonly SectionRequest[];
  /** The rest: what the list's or the report's own call takes. */
  body: Values;
}

/** A report that stands below another one. */
export interface SectionRequest extends Omit<ExportRequest, 'of' | 'sections'> {
  of: { report: string };
}

/** Reads what every export says; the list's or report's own keys are validated by whoever knows them. @throws ApiError 422 */
export function readExportRequest(given: Values, ownLanguage: string): ExportRequest {
  const errors: FieldErrors = byName();
  const { resource, report, format, language, columns, establishment_ids: establishmentIds, sections, ...body } = given;
  if (typeof resource === 'string' && report !== undefined) errors.report = [say('exports.resource_or_report')];
  if (typeof (resource ?? report) !== 'string') errors.resource = [say('exports.name_what')];
  if (!FORMATS.some((one) => one === format)) errors.format = [problem('not_an_option', { options: FORMATS.join(', ') })];
  if (language !== undefined && !(typeof language === 'string' && /^[a-z]{2}$/.test(language)))
    errors.language = [say('exports.two_letters')];
  if (columns !== undefined && !(isList(columns) && columns.every((name) => typeof name === 'string') && columns.length > 0))
    errors.columns = [problem('wrong_type_list')];
  const refused = problemOfSections(sections, report);
  if (refused) errors.sections = [refused];
  if (Object.keys(errors).length) throw invalid(errors);
  namedEstablishments(given);
  const shared = { format: format as Format, language: (language as string | undefined) ?? ownLanguage };
  return {
    of: typeof resource === 'string' ? { resource } : { report: report as string },
    ...shared,
    columns: columns as string[] | undefined,
    establishmentIds: establishmentIds as number[] | undefined,
    ...(sections !== undefined && { sections: (sections as Values[]).map((section) => readSection(section, shared)) }),
    body,
  };
}

function problemOfSections(sections: unknown, report: unknown): Sentence | undefined {
  if (sections === undefined) return undefined;
  if (typeof report !== 'string') return say('exports.only_reports_have_sections');
  return isList(sections) && sections.every(isSection) ? undefined : say('exports.list_of_sections');
}

/** A section names its report; format and language are the file's. */
function isSection(section: unknown): section is Values {
  const alien = ['resource', 'format', 'language', 'sections'];
  return typeof section === 'object' && section !== null && 'report' in section && !alien.some((key) => key in section);
}

function readSection(section: Values, shared: Pick<ExportRequest, 'format' | 'language'>): SectionRequest {
  return readExportRequest({ ...section, ...shared }, shared.language) as SectionRequest;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= 1000;
}
