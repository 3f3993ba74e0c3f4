import { sql } from 'kysely';
import { isOfMonths } from '#/model/compile/listDefaults.ts';
import { traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { textIn } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FilterWorld } from './filters.ts';
import type { ListRequest } from './listRequest.ts';
import { COUNT, type ListTotals, rowsByPart, sumsIn, totalsQuery } from './listTotals.ts';

/** What a list finds, put together by the values of a field. */
export interface ListGroups {
  list: ListGroup[];
  /** Whether there are more groups than these, which are the largest. */
  is_partial: boolean;
}

/** The records that have a value; of days, a month of them (`yyyy-MM`). */
export interface ListGroup {
  value: string | number | boolean | null;
  /** Of a record that is named. */
  title: string | null;
  count: number;
  /** The sums that the list has, for each currency. */
  totals: Pick<ListTotals, 'currency' | 'sums'>[];
}

/** So many groups, in so many currencies. */
const MAX_ROWS = 500;

/**
 * Counts and adds up what the request finds, apart for each value of the field. In the order in which people read them: as the definition
 * has its values, records by title, the last month first, those without a value at the end.
 * @throws ApiError 422 for a filter that cannot be
 */
export async function listGroups(
  tx: Transaction,
  request: Pick<ListRequest, 'filters' | 'search'>,
  field: FieldModel,
  world: FilterWorld,
): Promise<ListGroups> {
  const fields = (world.resource.list.totals ?? []).flatMap((name) => world.fields.get(name) ?? []);
  const query = totalsQuery(fields, request, world);
  const first = sql`sum(${sql.ref(`s.${COUNT}`)})`;
  const rows = await rowsByPart(tx, query, world, { field, part: partOf(field, world), first, most: MAX_ROWS + 1 });
  const groups = new Map<ListGroup['value'], ListGroup>();
  for (const row of rows.slice(0, MAX_ROWS)) {
    const value = row.$id as ListGroup['value'];
    const group = groups.get(value) ?? { value, title: textIn(row.$title), count: 0, totals: [] };
    group.count += Number(row[COUNT]);
    if (fields.length) group.totals.push({ currency: textIn(row.$currency), sums: sumsIn(row, fields) });
    groups.set(value, group);
  }
  return { list: [...groups.values()].sort(orderOf(field)), is_partial: rows.length > MAX_ROWS };
}

/** What stands in the row: the value, or the month that a day is in, on the establishment's clock. */
function partOf(field: FieldModel, { context }: FilterWorld) {
  const column = sql.ref(`t.${field.name}`);
  if (!isOfMonths(field)) return column;
  return sql`to_char(${traitsOf(field).says === 'moment' ? sql`${column} at time zone ${context.timezone}` : column}, 'YYYY-MM')`;
}

function orderOf(field: FieldModel): (one: ListGroup, other: ListGroup) => number {
  const values = field.kind === 'enum' ? Object.keys(field.values) : undefined;
  const place = ({ value, title }: ListGroup) => (values ? values.indexOf(String(value)) : (title ?? value));
  return (one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
    const [a, b] = isOfMonths(field) || typeof one.value === 'boolean' ? [place(other), place(one)] : [place(one), place(other)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  };
}
