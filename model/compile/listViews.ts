import { shownTraits } from '#/model/kinds/index.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Condition, Field } from '#/model/language/fields.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { canFilter, canSort } from './listDefaults.ts';

/** What a list request takes as `filters`. */
export type ListFilters = Readonly<Record<string, unknown>>;
type AllFields = Readonly<Record<string, FieldModel>>;

/** A condition that no list request can say; its fix is what to write instead. */
class Unsayable extends Error {
  readonly fix: string;

  constructor(problem: string, fix: string) {
    super(problem);
    this.fix = fix;
  }
}

/**
 * A view's condition as a list request says it. An empty value is in no range, as in every filter.
 * @throws where it cannot be said so: the start-up check refuses such a view
 */
export function filtersOf(condition: Condition | undefined, fields: AllFields): ListFilters {
  if (!condition) return {};
  if ('any' in condition && Array.isArray(condition.any)) return { any: condition.any.map((part: Condition) => filtersOf(part, fields)) };
  if ('not' in condition && condition.not) return { not: filtersOf(condition.not as Condition, fields) };
  if ('all' in condition && Array.isArray(condition.all)) return merged(condition.all, fields);
  const tests = Object.entries(condition).filter(([, test]) => test !== undefined);
  return Object.fromEntries(tests.map(([name, test]) => [name, filterOf(name, test, fields)]));
}

/** Whether the sum of a field over many records, or of a column over the rows of a report, means anything. */
export function canTotal(field: Field): boolean {
  return field.kind !== 'external' && shownTraits(field).isAddable === true;
}

/** Refuses views whose condition no list request can say, and totals of what cannot be added up. Throws a DefinitionError at the first. */
export function checkListViews({ name: resource, list, allFields }: ResourceModel): void {
  for (const [name, view] of Object.entries(list.views ?? {})) {
    const where = `${resource}.list.views.${name}`;
    if (!/^[a-z][a-z0-9_]*$/.test(name) || name === 'all')
      throw new DefinitionError(where, 'is not the name of a view', "use lower-case words joined by underscores, other than 'all'");
    try {
      filtersOf(view.filters, allFields);
    } catch (error) {
      if (error instanceof Unsayable) throw new DefinitionError(where, error.message, error.fix);
      throw error;
    }
    const sorted = view.sort && allFields[view.sort.field];
    if (view.sort && !(sorted && canSort(sorted)))
      throw new DefinitionError(
        where,
        `sorts by '${view.sort.field}', by which the list cannot be sorted`,
        'name a field that can be sorted by',
      );
    for (const column of view.columns ?? [])
      if (!Object.hasOwn(allFields, column))
        throw new DefinitionError(where, `shows '${column}', which is not a field`, nameOne(column, Object.keys(allFields)));
  }
  for (const name of list.totals ?? []) {
    const where = `${resource}.list.totals.${name}`;
    const field = Object.hasOwn(allFields, name) ? allFields[name] : undefined;
    if (!field) throw new DefinitionError(where, 'is not a field', nameOne(name, Object.keys(allFields)));
    if (!canTotal(field))
      throw new DefinitionError(where, `is of kind '${field.kind}', which cannot be added up`, 'name a number, a duration or an amount');
  }
  checkTotalsBy(resource, list, allFields);
}

function checkTotalsBy(resource: string, { totals, totalsBy }: ResourceModel['list'], fields: AllFields): void {
  if (totalsBy === undefined) return;
  const where = `${resource}.list.totalsBy`;
  const field = Object.hasOwn(fields, totalsBy) ? fields[totalsBy] : undefined;
  if (!field) throw new DefinitionError(where, `names '${totalsBy}', which is not a field`, nameOne(totalsBy, Object.keys(fields)));
  if (field.kind !== 'reference' || typeof field.to !== 'string')
    throw new DefinitionError(where, `names '${totalsBy}', which does not refer to one resource`, 'name a reference to one');
  if (!totals?.length) throw new DefinitionError(where, 'parts totals, but there are none', 'write totals beside it, or leave it out');
}

/** What must hold together: side by side where no two say something of one field, else as a group. */
function merged(parts: readonly Condition[], fields: AllFields): ListFilters {
  const filters: Record<string, unknown> = {};
  const apart: ListFilters[] = [];
  for (const part of parts.map((one) => filtersOf(one, fields))) {
    const fits =
      !('all' in part) &&
      Object.entries(part).every(([name, value]) => !Object.hasOwn(filters, name) || areRangesBeside(filters[name], value));
    if (!fits) apart.push(part);
    else
      for (const [name, value] of Object.entries(part))
        filters[name] = Object.hasOwn(filters, name) ? { ...valuesIn(filters[name]), ...valuesIn(value) } : value;
  }
  return apart.length ? { ...filters, all: apart } : filters;
}

function areRangesBeside(one: unknown, other: unknown): boolean {
  return isRange(one) && isRange(other) && !Object.keys(other).some((operator) => operator in one);
}

const RANGE = ['lt', 'lte', 'gt', 'gte'];

function filterOf(name: string, test: unknown, fields: AllFields): unknown {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new Unsayable(`filters by '${name}', which is not a field`, nameOne(name, Object.keys(fields)));
  if (!canFilter(field))
    throw new Unsayable(`filters by '${name}', by which the list cannot be filtered`, 'name a field that can be filtered by');
  if (test === null || typeof test !== 'object') return ownValues(field, [test]) && test;
  if (Array.isArray(test)) return ownValues(field, test) && test;
  // A reference to one of several targets is a value, not a test.
  if ('type' in test && 'id' in test) return test;
  const entries = Object.entries(test);
  if (entries.some(([, operand]) => operand !== null && typeof operand === 'object'))
    throw new Unsayable(`compares '${name}' with another field, which list filters cannot`, 'compare it with a value');
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === 'is') return ownValues(field, [only[1]]) && only[1];
  if (entries.length === 1 && only?.[0] === 'filled' && only[1] === false) return null;
  const other = entries.find(([operator]) => ![...RANGE, 'not', 'filled'].includes(operator));
  if (entries.length > 0 && !other) return 'not' in test ? ownValues(field, [test.not]) && test : test;
  throw new Unsayable(
    `tests '${name}' with '${other?.[0] ?? 'nothing'}' in a way that list filters cannot`,
    'use a value, a list of values, null, or is, not, filled, lt, lte, gt, gte',
  );
}

/** A value of its own that an enum does not have would match nothing, whatever is stored. */
function ownValues(field: FieldModel, values: readonly unknown[]): true {
  const unknown = field.kind === 'enum' ? values.find((value) => value !== null && !Object.hasOwn(field.values, String(value))) : undefined;
  if (unknown === undefined || field.kind !== 'enum') return true;
  throw new Unsayable(
    `filters by ${field.name} '${String(unknown)}', which does not exist`,
    nameOne(String(unknown), Object.keys(field.values)),
  );
}

function isRange(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && Object.keys(value).some((key) => RANGE.includes(key));
}
