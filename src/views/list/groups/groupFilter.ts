import { isOfMonths } from '#/model/compile/listDefaults.ts';
import type { Filters } from '#/model/filters/filterGroups.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { monthEnd } from '#/model/reports/periods.ts';

/** A group of a list, as the host tells of it: `value` of days is a month (`yyyy-MM`). */
export type GroupValue = string | number | boolean | null;

/** What finds the records of a group among those that a list finds. */
export function groupFilter(filters: Filters, field: FieldModel, value: GroupValue): Filters {
  const { name } = field;
  const test = testOf(field, value);
  if (!Object.hasOwn(filters, name)) return { ...filters, [name]: test };
  const { all = [] } = filters;
  return { ...filters, all: [...(Array.isArray(all) ? all : []), { [name]: test }] };
}

function testOf(field: FieldModel, value: GroupValue): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (!isOfMonths(field)) return [value];
  const first = `${value}-01`;
  return { gte: first, lte: monthEnd(first) };
}
