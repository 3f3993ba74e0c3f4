import { type Filters, isFilterGroup, partsOf } from '#/model/filters/filterGroups.ts';
import { isValues } from '#/model/values/shapes.ts';
import { filterAt, withFilter } from '../filterFields.ts';

/** One condition: a field (`lines.title`: a column of its rows) and its test; undefined while it is not said. */
export interface Rule {
  key: number;
  field: string;
  test: unknown;
}
/** Conditions and groups of which all, any or none must hold. */
export interface Group {
  key: number;
  match: (typeof MATCHES)[number];
  parts: readonly Part[];
}
export type Part = Rule | Group;

export const MATCHES = ['all', 'any', 'none'] as const;

let lastKey = 0;

/** Whether a part holds others. */
export function isGroup(part: Part): part is Group {
  return 'parts' in part;
}

/** A condition that says nothing yet. */
export function newRule(field = ''): Rule {
  lastKey += 1;
  return { key: lastKey, field, test: undefined };
}

/** A group of these. */
export function newGroup(match: Group['match'], parts: readonly Part[]): Group {
  lastKey += 1;
  return { key: lastKey, match, parts };
}

type IsRows = (name: string) => boolean;

/**
 * Filters as the builder shows them; what is alone in a group stands without it.
 * @param isRows whether a field holds rows, which are filtered by their columns
 */
export function treeOf(filters: Filters, isRows: IsRows): Group {
  const parts = partsOfFilters(filters, isRows);
  const [only] = parts;
  return parts.length === 1 && only && isGroup(only) ? only : newGroup('all', parts);
}

function partsOfFilters(filters: Filters, isRows: IsRows): Part[] {
  const asPart = (one: Filters) => partOf(one, isRows);
  return Object.entries(filters).flatMap(([name, wanted]): Part[] => {
    if (!isFilterGroup(name)) return rulesOf(name, wanted, isRows);
    const inner = partsOf(name, wanted) ?? [];
    if (name === 'any') return [newGroup('any', inner.map(asPart))];
    if (name === 'all') return inner.flatMap((one) => partsOfFilters(one, isRows));
    const [negated = {}] = inner;
    const any = Object.keys(negated).length === 1 ? partsOf('any', negated.any) : undefined;
    return [newGroup('none', any ? any.map(asPart) : [asPart(negated)])];
  });
}

function partOf(filters: Filters, isRows: IsRows): Part {
  const parts = partsOfFilters(filters, isRows);
  const [only] = parts;
  return parts.length === 1 && only ? only : newGroup('all', parts);
}

function rulesOf(name: string, wanted: unknown, isRows: IsRows): Rule[] {
  const columns = isRows(name) && isValues(wanted) ? Object.keys(wanted).map((column) => `${name}.${column}`) : [name];
  return columns.map((field) => ({ ...newRule(field), test: filterAt({ [name]: wanted }, field) }));
}

/** What the list is asked by. What is not said yet is left out. */
export function filtersOf({ match, parts }: Group): Filters {
  if (match === 'all') return parts.reduce<Filters>(withBoth, {});
  const said = parts.map(filtersOfPart).filter((part) => part !== undefined);
  if (!said.length) return {};
  return match === 'any' ? { any: said } : { not: said.length === 1 ? said[0] : { any: said } };
}

function filtersOfPart(part: Part): Filters | undefined {
  if (!isGroup(part)) return part.test === undefined || !part.field ? undefined : withFilter({}, part.field, part.test);
  const filters = filtersOf(part);
  return Object.keys(filters).length ? filters : undefined;
}

/** A part beside what is asked already: columns of rows are meant of one row, and what says a second thing of the same becomes a group. */
function withBoth(filters: Filters, part: Part): Filters {
  const added = filtersOfPart(part);
  if (!added) return filters;
  if (!isGroup(part) && filterAt(filters, part.field) === undefined && (part.field.includes('.') || !Object.hasOwn(filters, part.field)))
    return withFilter(filters, part.field, part.test);
  const { all = [], ...own } = filters;
  if (Object.keys(added).some((name) => Object.hasOwn(own, name) || name === 'all'))
    return { ...own, all: [...(Array.isArray(all) ? all : []), added] };
  return { ...filters, ...added };
}

/** The conditions that are not said yet, in the order in which they stand. */
export function unsaidRules(group: Group): Rule[] {
  return group.parts.flatMap((part) => (isGroup(part) ? unsaidRules(part) : part.test === undefined ? [part] : []));
}

/** The tree with one of its parts changed, or (undefined) taken away. */
export function withPart(group: Group, key: number, change: (part: Part) => Part | undefined): Group {
  if (group.key === key) return (change(group) as Group | undefined) ?? group;
  return {
    ...group,
    parts: group.parts.flatMap((part) => {
      if (part.key === key) return change(part) ?? [];
      return isGroup(part) ? withPart(part, key, change) : part;
    }),
  };
}
