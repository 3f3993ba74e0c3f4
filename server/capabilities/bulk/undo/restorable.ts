import { isHostWritten } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The named fields of a record as a write takes them again: rows without their ids, which are gone by then, and without what the host works
 * out.
 */
export function restorable(resource: ResourceModel, record: Values, names: readonly string[]): Record<string, unknown> {
  const restored: Record<string, unknown> = {};
  for (const name of names) {
    const field = resource.fields[name];
    if (!field || field.kind === 'password' || !(name in record)) continue;
    restored[name] =
      field.kind === 'lines' && Array.isArray(record[name])
        ? record[name].map((row: Values) => ownValues(row, field.fields))
        : record[name];
  }
  return restored;
}

function ownValues(row: Values, fields: Extract<ResourceModel['fields'][string], { kind: 'lines' }>['fields']): Values {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (isHostWritten(field) ? [] : [[name, row[name] ?? null]])));
}
