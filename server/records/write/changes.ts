import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { isSameValue } from './draft.ts';

type Values = Record<string, unknown>;

/** Field → [old, new] of what differs, for the activity log: of child rows all, of a password only that it changed. */
export function changesOf(
  resource: ResourceModel,
  before: Values | undefined,
  after: Values | undefined,
  hashed: Readonly<Record<string, string>> = {},
): Record<string, readonly [unknown, unknown]> {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const field of Object.values(resource.fields)) {
    if (field.kind === 'aggregate' || field.kind === 'external') continue;
    const [old, now] = [before?.[field.name] ?? null, after?.[field.name] ?? null];
    if (field.kind === 'password') {
      if (hashed[field.name]) changes[field.name] = [null, '••••••'];
    } else if (!isSameValue(field, plain(field, old), plain(field, now))) changes[field.name] = [old, now];
  }
  return changes;
}

/** Rows without the titles that only reading adds. */
function plain(field: FieldModel, value: unknown): unknown {
  if (field.kind !== 'lines' || !Array.isArray(value)) return value;
  const names = ['id', ...Object.keys(field.fields)];
  return value.map((row: Values) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
}
