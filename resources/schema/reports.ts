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
  /** Opens the orders behind a row: this row value becomes that filter of `orders`. */
  drill?: { filter: string; from: NoInfer<Name<F>> };
  /** What each figure means, shown beside its heading. */
  meanings?: { readonly [K in NoInfer<Name<F>>]?: string };
  menu?: { order?: number };
}

/** Says what one report is. */
export function defineReport<const F extends Fields>(definition: Omit<ReportDefinition<F>, 'report'>): ReportDefinition<F> {
  return { ...definition, report: true };
}
