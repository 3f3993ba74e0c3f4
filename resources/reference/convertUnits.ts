import { decimal, divide, multiply, round, toNumber } from '#/model/values/decimal.ts';
import { uom } from './uom.ts';

const QUANTITY_SCALE = 6;
const units = new Map(uom.map((unit) => [unit.value, unit]));

/** A quantity in another unit of measure, to six decimals; null where the two measure different things (a can holds no known weight). */
export function convertUnits(quantity: number, from: string, to: string): number | null {
  if (from === to) return quantity;
  const source = units.get(from);
  const target = units.get(to);
  if (!source?.factor || !target?.factor || source.dimension !== target.dimension) return null;
  return toNumber(round(divide(multiply(decimal(quantity), decimal(source.factor)), decimal(target.factor)), QUANTITY_SCALE));
}
