import { decimal, multiply, round, toNumber } from '#/model/values/decimal.ts';
import { convertUnits } from '#/resources/reference/convertUnits.ts';
import type { RecipeRow } from './usage.ts';

const COST_SCALE = 6;

/** What rows of a recipe cost together, in major units to six places; null where there are none, or where the cost of one is not known. */
export function recipeCost(needed: readonly { row: RecipeRow; times: number }[]): number | null {
  if (needed.length === 0) return null;
  let sum = 0n;
  for (const { row, times } of needed) {
    const quantity = convertUnits(row.quantity, row.uom, row.item.uom ?? row.uom);
    if (quantity === null || row.item.cost === null) return null;
    sum += multiply(multiply(decimal(quantity), decimal(times)), decimal(row.item.cost));
  }
  return toNumber(round(sum, COST_SCALE));
}

/** The ingredients for which a recipe's cost is not known: they have none, or the row's unit does not measure what they are counted in. */
export function withoutCost(rows: readonly RecipeRow[]): string[] {
  const unknown = rows.filter(({ item, quantity, uom }) => item.cost === null || convertUnits(quantity, uom, item.uom ?? uom) === null);
  return [...new Set(unknown.map(({ item }) => item.name))];
}
