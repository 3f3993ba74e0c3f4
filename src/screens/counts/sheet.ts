import type { RaRecord } from 'ra-core';

/** The resource of sheets, whose verbs count, and that of their rows. */
export const SHEETS = 'inventory-counts';
export const ROWS = 'inventory-count-lines';

/** A count sheet as its record answers it. */
export interface Sheet extends RaRecord {
  id: number;
  number: string;
  name: string | null;
  status: 'counting' | 'submitted' | 'applied' | 'cancelled';
  blind: boolean;
}

/** A row; without what its reader may not see. */
export interface CountLine {
  id: number;
  item: { type: 'products' | 'ingredients'; id: number };
  item_name: string;
  uom: string | null;
  counted_quantity: number | null;
  counted_at: string | null;
  counted_by: string | null;
  reason: number | null;
  reason_name: string | null;
  note: string | null;
  outcome: string | null;
  expected_quantity?: number | null;
  variance?: number | null;
  variance_value?: number | null;
}

export interface Progress {
  rows: number;
  counted: number;
}

/** One page of a sheet's rows. */
export interface LinesAnswer {
  list: readonly CountLine[];
  pagination_options: { total: number };
  progress: Progress;
  hides_expected: boolean;
  /** The host's time when it answered. */
  now: string;
}

/** What a save of one row answers. */
export interface SavedCount {
  line: CountLine;
  progress: Progress;
}

/** What the counted rows differ by in all; without what its reader may not see. */
export interface VarianceTotals extends Progress {
  with_variance?: number;
  units?: readonly { uom: string | null; rows: number; variance: number }[];
  variance_value?: number;
  over_value?: number;
  short_value?: number;
  without_cost?: number;
}
