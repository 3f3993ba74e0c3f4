import { isHostWritten } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Field } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

/** Kinds whose value belongs to one record alone. */
const OWN: readonly string[] = ['password', 'file', 'image'];

/**
 * What a new record begins with that is to be like this one: all that a person writes of it, but what no two may share, what the host or a
 * verb sets, and what is secret or uploaded.
 */
export function copyOf(resource: ResourceModel, record: Values): Values {
  const statuses = new Set(Object.keys(resource.transitions ?? {}));
  const kept = Object.values(resource.fields).filter(
    (field) => isCopied(field) && !statuses.has(field.name) && record[field.name] !== undefined,
  );
  return Object.fromEntries(kept.map((field) => [field.name, copiedValue(field, record[field.name])]));
}

const isCopied = (field: Field) => !isHostWritten(field) && !field.unique && !OWN.includes(field.kind);

function copiedValue(field: FieldModel, value: unknown): unknown {
  if (field.kind !== 'lines' || !Array.isArray(value)) return value;
  const names = Object.entries(field.fields).flatMap(([name, row]) => (isCopied(row) ? [name] : []));
  return value.map((row: Values) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
}
