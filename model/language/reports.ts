import type { Fields } from './fields.ts';
import type { MenuItem } from './menu.ts';

/**
 * What a report can be compared with without days being chosen: the days just before, or the same days of last year, weekday by weekday.
 */
export const COMPARISONS = ['previous_period', 'same_weekdays', 'last_year'] as const;

/** Periods that follow from when the establishments pay. */
export const PAY_PRESETS = ['this_pay_period', 'last_pay_period'] as const;

export type PayPreset = (typeof PAY_PRESETS)[number];

export type Comparison = (typeof COMPARISONS)[number];

type Name<F extends Fields> = keyof F & string;

/** A chart above a report's table: one mark per row, named by its category. */
export type ReportChart<F extends Fields = Fields> = MarkChart<F> | Heatmap<F> | Scatter<F>;

/** A bar, a place on a line or a slice for each row. */
export interface MarkChart<F extends Fields = Fields> {
  type: 'bar' | 'line' | 'pie';
  category: Name<F>;
  values: readonly Name<F>[];
  /** Only the first rows. */
  top?: number;
  /** Of a line over days: a day without a row is not known, and breaks it. Where nothing is said nothing was sold on it, which is 0. */
  emptyDays?: 'gap';
}

/** A field of a grid for each row, the stronger the more its one value is: categories one under the other, `across` beside each other. */
export interface Heatmap<F extends Fields = Fields> {
  type: 'heatmap';
  category: Name<F>;
  /** A time of day: the hours of the clock. */
  across: Name<F>;
  values: readonly [Name<F>];
}

/**
 * A dot for each row: its first value to the side, its second upwards, in the colour of its group, which is one of an enum's. `lines`: two
 * columns that say where the middle of each is, drawn where all rows say the same.
 */
export interface Scatter<F extends Fields = Fields> {
  type: 'scatter';
  category: Name<F>;
  values: readonly [Name<F>, Name<F>];
  group: Name<F>;
  lines: readonly [Name<F>, Name<F>];
}

/** Every column that a chart draws. */
export function columnsOfChart(chart: ReportChart): string[] {
  return [
    chart.category,
    ...chart.values,
    ...(chart.type === 'heatmap' ? [chart.across] : []),
    ...(chart.type === 'scatter' ? [chart.group, ...chart.lines] : []),
  ];
}

/**
 * How a single row of figures is read, one under the other: what is taken away from those above it, what they come to, and what is said
 * beside without being part of them. A figure that is not named adds to what stands above it.
 */
export type StatementLine = 'less' | 'total' | 'apart';

/**
 * Where a column's value leads: to the record of this resource which the row names under `_ids`; with `by`, to the list of those whose
 * reference of that name is it. `within`: a date field that lies in the days asked for; `where`: other values of theirs.
 */
export interface OpensRecords {
  readonly resource: string;
  readonly by?: string;
  readonly within?: string;
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Where a figure leads: to another report, asked for the same days, hours and establishments; `input`: what else that is asked, by the columns of
 * the row; `day`: the column that is its only day.
 */
export interface OpensReport<C extends string = string> {
  readonly report: string;
  readonly input?: Readonly<Record<string, C>>;
  readonly day?: C;
}

export type Opens<C extends string = string> = OpensRecords | OpensReport<C>;

/** Under this name a row says which record each of its columns opens: an id, or `{type, id}` of a reference to several resources. */
export const OPENED_IDS = '_ids';

/** The columns of a report whose rows name the records that they open. */
export function columnsWithIds({ opens = {} }: Pick<ReportDefinition, 'opens'>): string[] {
  return Object.entries<Opens | undefined>(opens).flatMap(([column, one]) => (one && 'resource' in one ? [column] : []));
}

/** A verb of a resource's collection that a report's page offers, in the establishment that one is in. */
export interface OfferedVerb {
  resource: string;
  verb: string;
  /** What the verb is asked begins with what the report was asked: the verb's input → the report's, of numbers the choice as a number. */
  given?: Readonly<Record<string, string>>;
}

/** What a figure means. */
export interface Meaning {
  readonly help: string;
}

/** One report: its endpoint, what it can be asked, and what a row holds. Figures come from `server/extensions/figures/<name>.ts`. */
export interface ReportDefinition<F extends Fields = Fields> {
  version: 1;
  report: true;
  name: string;
  label: string;
  help?: string;
  icon: string;
  permission: string;
  endpoint: string;
  /** What beside period, hours and establishments it can be asked. */
  input?: Fields;
  /** What a row holds, in the order shown. */
  columns: F;
  title: NoInfer<Name<F>>;
  /** The columns shown until the reader chooses others; all where absent. */
  shown?: readonly NoInfer<Name<F>>[];
  sort?: { field: NoInfer<Name<F>>; order: 'asc' | 'desc' };
  search?: boolean;
  /** Only the first rows in the report's own order: as many as the reader chooses of these, at first the first. */
  top?: readonly number[];
  totals?: readonly NoInfer<Name<F>>[];
  /** Columns by which rows belong together, the widest first: a file to be read stands in these groups, what each comes to below it. */
  groups?: readonly NoInfer<Name<F>>[];
  chart?: ReportChart<NoInfer<F>>;
  /** `table`: rows, where nothing is said. `figures`: one row, whose columns stand in the answer's `data` themselves. */
  answer?: 'table' | 'figures';
  /** What tells a row from the others, in another period or establishment too: its title, where nothing is said. */
  key?: readonly NoInfer<Name<F>>[];
  /**
   * False: its rows are single happenings, which no other period or establishment has. `days`: its figures are those of the whole business,
   * so that other days stand beside them and no single establishments.
   */
  compare?: false | 'days';
  /** False: its figures are of now, or of days that it says itself, so that nobody chooses days or hours. */
  period?: false;
  /** Offers these periods beside everybody's, and what of its input is asked with each where nothing is said. */
  payPresets?: { readonly [P in PayPreset]?: Readonly<Record<string, string>> };
  /** The period that it opens with, where that is not the last seven days. */
  firstPeriod?: PayPreset;
  /** `all`: it opens with every establishment of the reader's, not with the one that they have chosen. For reports without sections. */
  firstEstablishments?: 'all';
  /** Of figures how they are read; of a table that nothing is compared with, which columns are taken away (`less`) and have a minus. */
  statement?: { readonly [K in NoInfer<Name<F>>]?: StatementLine };
  /** The figures that open the orders behind them; the report's source says which orders these are, and they add up to the figure. */
  drill?: readonly NoInfer<Name<F>>[];
  /** What columns lead to, for whoever may see it. */
  opens?: { readonly [K in NoInfer<Name<F>>]?: Opens<NoInfer<Name<F>>> };
  /** What one does about it: buttons beside its heading. */
  offers?: readonly OfferedVerb[];
  /** Reports that stand below this one on its page, with its period, hours and establishments. */
  sections?: readonly string[];
  /** Reports that are tabs beside this one, each on a page of its own. */
  tabs?: readonly string[];
  /** What each figure means, shown beside its heading. */
  meanings?: { readonly [K in NoInfer<Name<F>>]?: string | Meaning };
  /** False: part of another report's page, or of a screen of its own. */
  menu?: MenuItem | false;
}

/** Says what one report is. Its columns and its input keep their own types: figures are typed by them. */
export function defineReport<const F extends Fields, const I extends Fields = NoFields>(
  definition: Omit<ReportDefinition<F>, 'report' | 'input'> & { input?: I },
): Omit<ReportDefinition<F>, 'input'> & { input?: I } {
  return { ...definition, report: true };
}

type NoFields = Readonly<Record<never, never>>;

/** Whether single establishments can stand beside a report's figures. */
export function hasEstablishmentsBeside({ compare }: Pick<ReportDefinition, 'compare'>): boolean {
  return compare === undefined;
}

/** Where the orders behind a report's figures are asked. */
export function ordersPath({ endpoint }: Pick<ReportDefinition, 'endpoint'>): string {
  return `${endpoint}/orders`;
}

/** A report with the rows of another: it says what it is, and of the rest what is different. */
export interface LikeReportDefinition
  extends Pick<ReportDefinition, 'version' | 'name' | 'label' | 'icon' | 'permission' | 'endpoint'>,
    Partial<Pick<ReportDefinition, 'help' | 'shown' | 'sort' | 'chart' | 'top' | 'menu'>> {
  report: true;
  like: string;
}

/** Says a report by another one. */
export function defineReportLike(like: string, definition: Omit<LikeReportDefinition, 'report' | 'like'>): LikeReportDefinition {
  return { ...definition, like, report: true };
}
