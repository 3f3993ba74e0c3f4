import type { Corrections } from '../import/corrections.ts';
import { type PlannedPart, partRow } from './plannedPart.ts';

/** Corrections of cells in a part's rows, and of its columns. */
export function partCorrections({ rows = {}, values = {} }: Corrections = {}, { headers }: PlannedPart, at: number): Corrections {
  return {
    rows: Object.fromEntries(Object.entries(rows).filter(([number]) => partRow(Number(number)).part === at)),
    values: Object.fromEntries(Object.entries(values).filter(([header]) => headers.includes(header))),
  };
}
