import { isValues, type Values } from '#/model/values/shapes.ts';

/**
 * What a list is asked by: a test for each field, and groups of such filters. `all` and `any` hold several, `not` one; everything that stands
 * in one of them is meant together.
 */
export type Filters = Values;

/** The words that hold filters rather than a field's test; no field may be called so. */
export const FILTER_GROUPS = ['all', 'any', 'not'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** So many tests at most, and groups so deep, in one request. */
export const MAX_TESTS = 200;
export const MAX_DEPTH = 6;

/** Whether a key of filters is a group. */
export function isFilterGroup(name: string): name is FilterGroup {
  return (FILTER_GROUPS as readonly string[]).includes(name);
}

/** The filters that a group holds; undefined where it is no group of filters. */
export function partsOf(name: FilterGroup, group: unknown): readonly Filters[] | undefined {
  if (name === 'not') return isValues(group) ? [group] : undefined;
  return Array.isArray(group) && group.every(isValues) ? group : undefined;
}

/** Every field's test, however deep it stands, with the field's name. */
export function testsIn(filters: Filters): [name: string, test: unknown][] {
  return Object.entries(filters).flatMap(([name, test]): [string, unknown][] =>
    isFilterGroup(name) ? (partsOf(name, test) ?? []).flatMap(testsIn) : [[name, test]],
  );
}

/**
 * The filters whose every test passes; a group goes as a whole, since half of one asks something else.
 * @param keeps whether a test may stand
 */
export function keptFilters(filters: Filters, keeps: (name: string, test: unknown) => boolean): Filters {
  const kept = Object.entries(filters).filter(([name, test]) =>
    isFilterGroup(name) ? testsIn({ [name]: test }).every((one) => keeps(...one)) : keeps(name, test),
  );
  return Object.fromEntries(kept);
}
