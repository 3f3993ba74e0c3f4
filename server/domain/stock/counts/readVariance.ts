import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { roundQuantity } from '../usage.ts';
import { type Progress, readProgress } from './readLines.ts';
import { reckonedRows } from './reckoning.ts';
import type { SheetReader } from './sheet.ts';

/** What the rows of one unit come to: how many differ, by how much in all, and what is over and short. */
export interface UnitVariance {
  uom: string | null;
  rows: number;
  variance: number;
  over: number;
  short: number;
}

/**
 * A sheet's totals; what the caller may not see of them is absent. Amounts in major units; `without_cost`: rows that differ and have none.
 */
export interface VarianceTotals extends Progress {
  with_variance?: number;
  units?: UnitVariance[];
  variance_value?: number;
  over_value?: number;
  short_value?: number;
  without_cost?: number;
}

/** Adds up what a sheet's counted rows differ by. */
export async function readVariance(tx: Transaction, reader: SheetReader): Promise<VarianceTotals> {
  const progress = await readProgress(tx, reader);
  if (!reader.seesExpected) return progress;
  const { rows } = await sql<Record<keyof UnitVariance | 'over_value' | 'short_value' | 'without_cost', string | null>>`
    select uom, count(*) as rows, sum(reckoned) as variance, coalesce(sum(reckoned) filter (where reckoned > 0), 0) as over,
      coalesce(sum(reckoned) filter (where reckoned < 0), 0) as short, coalesce(sum(value) filter (where value > 0), 0) as over_value,
      coalesce(sum(value) filter (where value < 0), 0) as short_value, count(*) filter (where value is null) as without_cost
    from (${reckonedRows(reader)}) as counted where reckoned <> 0 group by uom order by uom nulls last`.execute(tx);
  const units = rows.map(({ uom, rows: many, variance, over, short }) => ({
    uom,
    rows: Number(many),
    variance: roundQuantity(Number(variance)),
    over: roundQuantity(Number(over)),
    short: roundQuantity(Number(short)),
  }));
  const totals = { ...progress, with_variance: units.reduce((sum, unit) => sum + unit.rows, 0), units };
  if (!reader.seesCosts) return totals;
  const minor = 10 ** reader.decimals;
  // Whole minor units: a sum of them is exact.
  const sumOf = (name: 'over_value' | 'short_value') => rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * minor), 0);
  const [over, short] = [sumOf('over_value'), sumOf('short_value')];
  return {
    ...totals,
    variance_value: (over + short) / minor,
    over_value: over / minor,
    short_value: short / minor,
    without_cost: rows.reduce((sum, row) => sum + Number(row.without_cost), 0),
  };
}
