import type { ResourceModel } from '#/model/language/model.ts';
import type { Changes } from '#/model/validation/revertedValues.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Field, Fields } from '#model/language';

type Values = Record<string, unknown>;

/**
 * The changes of an entry about a record of the resource, without what is hidden from the caller in the record itself or in what its verbs
 * ask; `establishmentId`: the establishment it happened in, where it did in one.
 */
export function visibleChanges(changes: Changes, resource: ResourceModel, caller: Caller, establishmentId: number | undefined): Changes {
  // Full access holds every name there is on its side.
  if (caller.isFullAccess) return changes;
  const isHidden = ({ readable }: Field) => readable !== undefined && !canUse(caller, readable.permission, establishmentId);
  const fields = loggedFields(resource);
  const kept = Object.entries(changes).flatMap(([name, change]) => {
    const field = fields[name];
    if (field && isHidden(field)) return [];
    return [[name, field?.kind === 'lines' ? change.map((rows) => withoutHidden(rows, field.fields, isHidden)) : change]];
  });
  return Object.fromEntries(kept);
}

/** Whatever an entry may name: the record's fields, and beside them (in rows: beside the rows') what the verbs are told. */
function loggedFields({ fields, verbs }: ResourceModel): Fields {
  const logged: Record<string, Field> = { ...fields };
  for (const { over, input = {} } of Object.values(verbs)) {
    const [name, rows] = Object.entries(logged).find(([one]) => one === over) ?? [];
    if (name !== undefined && rows?.kind === 'lines') logged[name] = { ...rows, fields: { ...input, ...rows.fields } };
    else for (const [asked, field] of Object.entries(input)) logged[asked] ??= field;
  }
  return logged;
}

function withoutHidden(rows: unknown, fields: Fields, isHidden: (field: Field) => boolean): unknown {
  if (!Array.isArray(rows)) return rows;
  const seen = (row: Values) => Object.entries(row).filter(([key]) => !(fields[key] && isHidden(fields[key])));
  // What a hidden reference points to stands beside the row by its title.
  return rows.map((row: Values) =>
    Object.fromEntries(seen(row).map(([key, value]) => [key, key === '_titles' ? Object.fromEntries(seen(valuesIn(value))) : value])),
  );
}
