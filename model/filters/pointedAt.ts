import type { FieldModel } from '#/model/language/model.ts';
import { isPointer, isValues } from '#/model/values/shapes.ts';
import { type Filters, testsIn } from './filterGroups.ts';

/**
 * The records that filters name, by their resource: what must be known of them to say the filters in words.
 * @param fieldOf the list's field of a name; `lines.title` is a column of rows
 */
export function pointedAt(filters: Filters, fieldOf: (name: string) => FieldModel | undefined): Map<string, number[]> {
  const found = new Map<string, Set<number>>();
  const add = (resource: string, id: number) => found.set(resource, (found.get(resource) ?? new Set()).add(id));
  const read = (name: string, test: unknown): void => {
    const field = fieldOf(name);
    if (field?.kind === 'lines') {
      if (isValues(test)) for (const [column, one] of Object.entries(test)) read(`${name}.${column}`, one);
    } else if (Array.isArray(test)) {
      for (const one of test) read(name, one);
    } else if (field?.kind === 'reference') {
      if (isPointer(test)) add(test.type, test.id);
      else if (typeof test === 'number' && typeof field.to === 'string') add(field.to, test);
      else if (isValues(test) && 'not' in test) read(name, test.not);
    }
  };
  for (const [name, test] of testsIn(filters)) read(name, test);
  return new Map([...found].map(([resource, ids]) => [resource, [...ids]]));
}
