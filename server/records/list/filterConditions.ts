import type { RawBuilder } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { type FilterGroup, type Filters, isFilterGroup, MAX_DEPTH, MAX_TESTS, partsOf, testsIn } from '#/model/filters/filterGroups.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, problem } from '#model/language';
import { either, every } from '../rowScope.ts';
import { type FilterWorld, filterCondition, isRefused, without } from './filters.ts';

type Condition = RawBuilder<unknown>;

interface Reading {
  world: FilterWorld;
  /** By the path of the filter: `filters.any.0.status`. */
  errors: FieldErrors;
}

/** A list's filters, groups among them, as conditions on `t` that hold together. @throws ApiError 422 that names each filter that cannot be */
export function filterConditions(filters: Filters, world: FilterWorld): Condition[] {
  if (testsIn(filters).length > MAX_TESTS) throw invalid({ filters: [say('requests.too_many_filters', { max: MAX_TESTS })] });
  const reading: Reading = { world, errors: byName() };
  const conditions = conditionsOf(filters, 'filters', 0, reading);
  if (Object.keys(reading.errors).length) throw invalid(reading.errors);
  return conditions;
}

function conditionsOf(filters: Filters, path: string, depth: number, reading: Reading): Condition[] {
  return Object.entries(filters).flatMap(([name, wanted]) => {
    const at = `${path}.${name}`;
    if (isFilterGroup(name)) return groupCondition(name, wanted, at, depth + 1, reading);
    const result = filterCondition(name, wanted, reading.world);
    if (!isRefused(result)) return [result];
    reading.errors[at] = [result.problem];
    return [];
  });
}

function groupCondition(group: FilterGroup, wanted: unknown, path: string, depth: number, reading: Reading): Condition[] {
  const parts = partsOf(group, wanted);
  if (!parts || depth > MAX_DEPTH) {
    reading.errors[path] = [
      parts ? say('requests.filters_too_deep', { max: MAX_DEPTH }) : problem(group === 'not' ? 'wrong_type_record' : 'wrong_type_list'),
    ];
    return [];
  }
  const held = parts.map((part, index) => every(conditionsOf(part, group === 'not' ? path : `${path}.${index}`, depth, reading)));
  return [group === 'any' ? either(held) : group === 'not' ? without(every(held)) : every(held)];
}
