import type { Fields } from './fields.ts';

type Name<F extends Fields> = keyof F & string;

/** A chart above a report's table: one mark per row. */
export interface ReportChart<F extends Fields = Fields> {
  type: 'bar' | 'line' | 'pie';
  category: Name<F>;
  values: readonly Name<F>[];
  /** Only the first rows. */
  top?: number;
}

/** Leads from a row to the orders behind it. */
export interface ReportDrill<F extends Fields = Fields> {
  /** The filter of the orders' list that a row's value becomes; `lines.title`: some row of an order's `lines` has it as its `title`. */
  filter: string;
  from: Name<F>;
  /** Only where the report was asked so: `{ group_by: 'item' }`, or one of several. */
  when?: Readonly<Record<string, string | readonly string[]>>;
}

/** What a figure means: in English alone, or in the other languages too. */
export type Meaning = string | { readonly help: string; readonly helps: Readonly<Record<string, string>> };

/** One report: its endpoint, what it can be asked, and what a row holds. Figures come from `server/reports/<name>.ts`. */
export interface ReportDefinition<F extends Fields = Fields> {
  version: 1;
  report: true;
  name: string;
  label: string;
  labels?: Readonly<Record<string, string>>;
  help?: string;
  helps?: Readonly<Record<string, string>>;
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
  totals?: readonly NoInfer<Name<F>>[];
  chart?: ReportChart<NoInfer<F>>;
  /** Opens the orders behind a row, of the report's days and establishments: these row values become those filters, all of them at once. */
  drill?: ReportDrill<NoInfer<F>> | readonly ReportDrill<NoInfer<F>>[];
  /** What each figure means, shown beside its heading. */
  meanings?: { readonly [K in NoInfer<Name<F>>]?: Meaning };
  menu?: { order?: number };
}

/** Says what one report is. */
export function defineReport<const F extends Fields>(definition: Omit<ReportDefinition<F>, 'report'>): ReportDefinition<F> {
  return { ...definition, report: true };
}
