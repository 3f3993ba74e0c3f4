import type { ReportDefinition } from '#/model/language/reports.ts';
import { COMPARISONS, type Comparison, hasEstablishmentsBeside } from '#/model/language/reports.ts';
import { isCalendarDate } from '#/model/values/instants.ts';
import { textIn, valuesIn } from '#/model/values/shapes.ts';
import { HOUR_PRESETS, type HourPreset, type Period } from './periods.ts';
import { DATE_PRESETS, type DatePreset, presetPeriod, type ReportClock } from './presets.ts';

/** What of a report the question reads. */
export type AskedOf = Pick<
  ReportDefinition,
  'name' | 'columns' | 'input' | 'search' | 'sort' | 'top' | 'answer' | 'compare' | 'payPresets' | 'firstPeriod'
>;
/** A part of a question by its name, as it stands in an address; null where it is not said. */
export type PartOf = (name: string) => string | null;

/** What a report is asked, with presets as presets: a link or a view of it means the same days relative to the day it is opened. */
export interface ReportQuestion {
  preset: DatePreset | 'custom';
  /** First and last business day, `yyyy-MM-dd`. */
  from: string;
  to: string;
  hours: HourPreset | 'custom';
  timeFrom: string;
  timeTo: string;
  /** Null: the reader's own. */
  establishments: 'all' | readonly number[] | null;
  compare: Comparison | 'custom' | null;
  /** The days chosen to compare with, where these are chosen. */
  comparedWith: Period | undefined;
  sideBySide: boolean;
  /** The figure whose establishments stand side by side. */
  measure: string | null;
  show: 'both' | 'chart' | 'table';
  /** Null: as the reader has arranged them. */
  columns: readonly string[] | null;
  input: Readonly<Record<string, string>>;
  top: number | undefined;
  search: string;
  sort: { field: string; order: 'asc' | 'desc' } | null;
  page: number;
  perPage: number;
}

type Validator = (value: string) => boolean;
const CLOCK = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
/** So many rows a page has where nobody chose. */
export const PER_PAGE = 100;
const MAX_PER_PAGE = 500;
const DEFAULT_PRESET: DatePreset = 'last_7_days';

const oneOf =
  (options: readonly string[]): Validator =>
  (value) =>
    options.includes(value);
const isClock: Validator = (value) => CLOCK.test(value);
const isCount = (most: number) => (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most;

/** The parts that a report shares with its sections and tabs, each with what it can be. */
export const SHARED_PARTS: Readonly<Record<string, Validator>> = {
  period: oneOf(DATE_PRESETS),
  from: isCalendarDate,
  to: isCalendarDate,
  hours: oneOf(Object.keys(HOUR_PRESETS)),
  time_from: isClock,
  time_to: isClock,
  establishments: (value) => /^(?:all|\d{1,15}(?:,\d{1,15})*)$/.test(value),
  compare: oneOf(COMPARISONS),
  compare_from: isCalendarDate,
  compare_to: isCalendarDate,
  side_by_side: oneOf(['1']),
  show: oneOf(['chart', 'table']),
};

/** The parts that are a report's alone; those of a section carry its name before theirs (`prefix`). */
export function ownParts(report: AskedOf, prefix = ''): Readonly<Record<string, Validator>> {
  const columns = Object.keys(report.columns);
  const parts: Record<string, Validator> = {
    measure: oneOf(columns),
    columns: (value) => value.split(',').every((name) => columns.includes(name)),
    sort: oneOf(columns),
    order: oneOf(['asc', 'desc']),
    page: isCount(100_000),
    per_page: isCount(MAX_PER_PAGE),
    ...(report.search && { q: (value: string) => value.length <= 200 }),
    ...(report.top && { top: oneOf(report.top.map(String)) }),
  };
  for (const [name, field] of Object.entries(report.input ?? {}))
    parts[name] = field.kind === 'enum' ? oneOf(Object.keys(field.values)) : () => true;
  return Object.fromEntries(Object.entries(parts).map(([name, validate]) => [prefix + name, validate]));
}

/** Reads what a report is asked. A part that cannot be is as if it were not said. @param clock where the reader's day is */
export function readQuestion(
  report: AskedOf,
  part: PartOf,
  clock: ReportClock,
  { prefix = '', now = new Date() }: { prefix?: string; now?: Date } = {},
): ReportQuestion {
  const own = ownParts(report, prefix);
  const shared = (name: string) => validated(part(name), SHARED_PARTS[name]);
  const mine = (name: string) => validated(part(prefix + name), own[prefix + name]);
  const sort = mine('sort');
  const compared = readDays(shared('compare_from'), shared('compare_to'));
  const period = readPeriod(report, shared, clock, now);
  const meant = valuesIn(valuesIn(report.payPresets)[period.preset]);
  return {
    ...period,
    ...readHours(shared),
    establishments: readEstablishments(shared('establishments')),
    compare: compared ? 'custom' : (shared('compare') as Comparison | null),
    comparedWith: compared,
    sideBySide: shared('side_by_side') !== null,
    show: (shared('show') ?? 'both') as ReportQuestion['show'],
    measure: mine('measure'),
    columns: mine('columns')?.split(',') ?? null,
    input: Object.fromEntries(
      Object.entries(report.input ?? {}).flatMap(([name, field]) => inputOf(name, field, mine(name) ?? textIn(meant[name]))),
    ),
    top: report.top && Number(mine('top') ?? report.top[0]),
    search: mine('q') ?? '',
    sort: sort ? { field: sort, order: mine('order') === 'asc' ? 'asc' : 'desc' } : (report.sort ?? null),
    page: Number(mine('page') ?? 1),
    perPage: Number(mine('per_page') ?? PER_PAGE),
  };
}

/** The body of a report's call, for these establishments (ids). */
export function bodyOf(report: AskedOf, question: ReportQuestion, establishments: readonly number[]): Record<string, unknown> {
  const { compare, comparedWith, sort, search, top } = question;
  const canCompare = report.compare !== false;
  return {
    establishment_ids: [...establishments],
    date_from: question.from,
    date_to: question.to,
    time_from: question.timeFrom,
    time_to: question.timeTo,
    ...inputBody(report, question.input),
    ...(top !== undefined && { top }),
    ...(search && { search }),
    ...(canCompare && compare && { compare: comparedWith ? { date_from: comparedWith.from, date_to: comparedWith.to } : compare }),
    ...(hasEstablishmentsBeside(report) && question.sideBySide && establishments.length > 1 && { side_by_side: true }),
    ...(report.answer !== 'figures' && {
      ...(sort && { sort_by: sort.field, sort_order: sort.order }),
      page: question.page,
      per_page: question.perPage,
    }),
  };
}

/** What an address says of a report's own input, as its call takes it: a record by its id. */
function inputBody({ input = {} }: AskedOf, said: ReportQuestion['input']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, input[name]?.kind === 'reference' ? Number(value) : value]));
}

function validated(value: string | null, validate: Validator | undefined): string | null {
  return value !== null && validate?.(value) ? value : null;
}

function readDays(from: string | null, to: string | null): Period | undefined {
  return from === null ? undefined : { from, to: to !== null && to >= from ? to : from };
}

function readPeriod({ firstPeriod }: AskedOf, part: PartOf, clock: ReportClock, now: Date): Pick<ReportQuestion, 'preset' | 'from' | 'to'> {
  const days = readDays(part('from'), part('to'));
  if (days) return { preset: 'custom', ...days };
  const preset = (part('period') ?? firstPeriod ?? DEFAULT_PRESET) as DatePreset;
  return { preset, ...presetPeriod(preset, clock, now) };
}

function readHours(part: PartOf): Pick<ReportQuestion, 'hours' | 'timeFrom' | 'timeTo'> {
  const from = part('time_from');
  if (from !== null) return { hours: 'custom', timeFrom: from, timeTo: part('time_to') ?? '24:00' };
  const hours = (part('hours') ?? 'all_hours') as HourPreset;
  return { hours, timeFrom: HOUR_PRESETS[hours].from, timeTo: HOUR_PRESETS[hours].to };
}

function readEstablishments(said: string | null): ReportQuestion['establishments'] {
  return said === null || said === 'all' ? said : said.split(',').map(Number);
}

function inputOf(name: string, field: object, said: string | null): [string, string][] {
  const value = said ?? ('default' in field ? field.default : null);
  return value === null || value === undefined ? [] : [[name, String(value)]];
}

/** What stands before a report's name where its saved views are kept, so that it is no resource's. */
export const REPORT_VIEWS = 'reports/';
