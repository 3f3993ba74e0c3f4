import { labelled } from '#/i18n/blanks.ts';
import { either, type Sentence, say } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { COMPARISONS, hasEstablishmentsBeside } from '#/model/language/reports.ts';
import { comparedPeriod, type Period, periodProblem } from '#/model/reports/periods.ts';
import { isCalendarDate } from '#/model/values/instants.ts';
import { oneOf, valuesIn } from '#/model/values/shapes.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, namedValue, problem } from '#model/language';
import type { ReportRequest } from './report.ts';

type Values = Readonly<Record<string, unknown>>;
/** What the reader needs of a report: tiles and other figures beside the definitions' reports are asked in the same way. */
export type Asked = Pick<ReportDefinition, 'label' | 'input' | 'search' | 'answer' | 'compare' | 'top'>;

const MAX_ROWS = 500;
const MAX_PAGES = 100_000;
/** What every report takes. */
const PERIOD_KEYS = ['establishment_id', 'establishment_ids', 'date_from', 'date_to', 'time_from', 'time_to'];
const TABLE_KEYS = ['sort_by', 'sort_order', 'page', 'per_page'];

/**
 * Reads a report's body: period, hours, the definition's own input, search, order and page. Without dates it is `today`,
 * the business day that is running. `columns` are those that the caller may see.
 * @throws ApiError 422 that names every wrong key
 */
export function readReportRequest(
  body: Values,
  report: Asked,
  columns: ReadonlyMap<string, FieldModel>,
  context: KindContext,
  today: string,
): ReportRequest {
  const errors: FieldErrors = byName();
  const refuse = (name: string, why: Sentence) => {
    errors[name] = [...(errors[name] ?? []), why];
  };
  const known = [
    ...PERIOD_KEYS,
    ...(report.answer === 'figures' ? [] : TABLE_KEYS),
    ...(report.compare === false ? [] : ['compare']),
    ...(hasEstablishmentsBeside(report) ? ['side_by_side'] : []),
    ...(report.search ? ['search'] : []),
    ...(report.top ? ['top'] : []),
    ...Object.keys(report.input ?? {}),
  ];
  for (const name of Object.keys(body)) if (!known.includes(name)) refuse(name, say('unknown_key', { name, resource: labelled(report) }));
  const period = readPeriod(body, today, refuse);
  const request: ReportRequest = {
    ...period,
    compared: readCompared(body.compare, { from: period.dateFrom, to: period.dateTo }, refuse),
    sideBySide: readFlag(body, 'side_by_side', refuse),
    input: readInput(body, report, context, refuse),
    top: readTop(body.top, report, refuse),
    search: readSearch(body.search, refuse),
    sort: readSort(body, columns, refuse),
    page: { number: readWhole(body, 'page', 1, MAX_PAGES, refuse), size: readWhole(body, 'per_page', MAX_ROWS, MAX_ROWS, refuse) },
  };
  if (Object.keys(errors).length) throw invalid(errors);
  return request;
}

type Refuse = (name: string, why: Sentence) => void;
const CLOCK = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function readPeriod(body: Values, today: string, refuse: Refuse): Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo'> {
  const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value);
  const date = (name: string, fallback: string) => {
    const value = body[name] ?? fallback;
    if (isDay(value)) return value;
    refuse(name, problem('not_a_date'));
    return fallback;
  };
  const time = (name: string, fallback: string) => {
    const value = body[name] ?? fallback;
    if (typeof value === 'string' && CLOCK.test(value)) return value;
    refuse(name, problem('not_a_time'));
    return fallback;
  };
  const dateFrom = date('date_from', isDay(body.date_to) ? body.date_to : today);
  const dateTo = date('date_to', dateFrom);
  const tooLong = periodProblem({ from: dateFrom, to: dateTo });
  if (dateTo < dateFrom) refuse('date_to', say('reports.last_before_first'));
  else if (tooLong) refuse('date_to', tooLong);
  return { dateFrom, dateTo, timeFrom: time('time_from', '00:00'), timeTo: time('time_to', '24:00') };
}

/** `previous_period`, `last_year`, or chosen days. */
function readCompared(value: unknown, period: Period, refuse: Refuse): Period | undefined {
  if (value === undefined || value === null) return undefined;
  const named = oneOf(COMPARISONS, value);
  if (named) return comparedPeriod(period, named);
  const { date_from: from, date_to: to, ...rest } = valuesIn(value);
  const isDay = (day: unknown): day is string => typeof day === 'string' && isCalendarDate(day);
  const isPeriod = isDay(from) && isDay(to) && from <= to && Object.keys(rest).length === 0;
  const tooLong = isPeriod ? periodProblem({ from, to }) : undefined;
  if (isPeriod && !tooLong) return { from, to };
  if (tooLong) refuse('compare', tooLong);
  else refuse('compare', say('reports.compare_with', { names: either(COMPARISONS) }));
  return undefined;
}

function readFlag(body: Values, name: string, refuse: Refuse): boolean {
  const value = body[name] ?? false;
  if (typeof value === 'boolean') return value;
  refuse(name, problem('wrong_type_boolean'));
  return false;
}

function readInput(body: Values, report: Asked, context: KindContext, refuse: Refuse): Values {
  const input: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(report.input ?? {})) {
    const field = fieldModel(name, definition);
    const value = body[name] ?? ('default' in field ? field.default : undefined) ?? null;
    input[name] = value;
    if (value === null) {
      if (field.required) refuse(name, problem('required'));
      continue;
    }
    const refused = kindOf(field).validate(value, field, context);
    if (refused) refuse(name, refused);
  }
  return input;
}

function readTop(value: unknown, { top: options }: Asked, refuse: Refuse): number | undefined {
  const wanted = value ?? options?.[0];
  if (wanted === undefined) return undefined;
  const known = options?.find((one) => one === wanted);
  if (known !== undefined) return known;
  refuse('top', problem('not_an_option', { options: (options ?? []).join(', ') }));
  return undefined;
}

function readSearch(value: unknown, refuse: Refuse): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim().slice(0, 200);
  refuse('search', problem('wrong_type_text'));
  return '';
}

function readSort(body: Values, columns: ReadonlyMap<string, FieldModel>, refuse: Refuse): ReportRequest['sort'] {
  const { sort_by: field, sort_order: order = 'asc' } = body;
  if (order !== 'asc' && order !== 'desc') refuse('sort_order', problem('not_an_option', { options: 'asc, desc' }));
  if (field === undefined || field === null) return undefined;
  if (typeof field !== 'string' || !columns.has(field)) {
    refuse('sort_by', problem('unknown_key', { name: namedValue(field), resource: 'this report' }));
    return undefined;
  }
  return { field, order: order === 'desc' ? 'desc' : 'asc' };
}

function readWhole(body: Values, name: string, fallback: number, most: number, refuse: Refuse): number {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value)) refuse(name, problem('wrong_type_whole'));
  else if (value < 1) refuse(name, problem('too_small', { min: 1 }));
  else if (value > most) refuse(name, problem('too_large', { max: most }));
  else return value;
  return fallback;
}
