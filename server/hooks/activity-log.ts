import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import type { Hooks } from '#/server/crud/hooks.ts';
import type { Field } from '#resources/schema';

type Values = Record<string, unknown>;

/** What is hidden from somebody in a record stays hidden in its history. */
export const hooks: Hooks = {
  beforeAnswer(entry, { model, caller }) {
    // Full access holds every name there is on its side.
    if (caller.isFullAccess || entry.changes === null || typeof entry.changes !== 'object') return;
    // Whose change it is decides what may be seen of it: where that was not asked for, nothing may.
    if (!('subject_type' in entry && 'at_establishment' in entry)) entry.changes = {};
    const subject = model.resources[String(entry.subject_type)];
    if (!subject) return;
    const place = typeof entry.at_establishment === 'number' ? entry.at_establishment : undefined;
    const kept = Object.entries(entry.changes as Values).flatMap(([name, change]) => {
      const field = subject.fields[name];
      if (field && isHidden(field, caller, place)) return [];
      return [[name, field?.kind === 'lines' ? (change as unknown[]).map((rows) => withoutHidden(rows, field.fields, caller, place)) : change]];
    });
    entry.changes = Object.fromEntries(kept);
  },
};

function isHidden({ readable }: Field, caller: Caller, place: number | undefined): boolean {
  return readable !== undefined && !canUse(caller, readable.permission, place);
}

function withoutHidden(rows: unknown, fields: Readonly<Record<string, Field>>, caller: Caller, place: number | undefined): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: Values) => Object.fromEntries(Object.entries(row).filter(([key]) => !(fields[key] && isHidden(fields[key], caller, place)))));
}
