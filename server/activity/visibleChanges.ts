import type { Changes } from '#/resources/kinds/revertedValues.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import type { Field, Fields } from '#resources/schema';

type Values = Record<string, unknown>;

/** The changes of an entry without what is hidden from the caller in the record itself; `place`: the establishment it happened in, where it did in one. */
export function visibleChanges(changes: Changes, fields: Fields, caller: Caller, place: number | undefined): Changes {
  // Full access holds every name there is on its side.
  if (caller.isFullAccess) return changes;
  const isHidden = ({ readable }: Field) => readable !== undefined && !canUse(caller, readable.permission, place);
  const kept = Object.entries(changes).flatMap(([name, change]) => {
    const field = fields[name];
    if (field && isHidden(field)) return [];
    return [[name, field?.kind === 'lines' ? change.map((rows) => withoutHidden(rows, field.fields, isHidden)) : change]];
  });
  return Object.fromEntries(kept);
}

function withoutHidden(rows: unknown, fields: Fields, isHidden: (field: Field) => boolean): unknown {
  if (!Array.isArray(rows)) return rows;
  const seen = (row: Values) => Object.entries(row).filter(([key]) => !(fields[key] && isHidden(fields[key])));
  // What a hidden reference points to stands beside the row by its title.
  return rows.map((row: Values) =>
    Object.fromEntries(seen(row).map(([key, value]) => [key, key === '_titles' ? Object.fromEntries(seen(value as Values)) : value])),
  );
}
