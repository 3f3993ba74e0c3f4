import type { SettingsModel } from '#/model/language/model.ts';
import { heldNames } from '#/model/language/settings.ts';
import { rowsIn, textIn, type Values } from '#/model/values/shapes.ts';
import { isSameValue } from '#/server/records/write/draft.ts';
import { hiddenFields } from '#model/language';

/**
 * What values that hold from a day on leave behind where they change: what held before becomes a row for the days before. A change that
 * does not say its day holds from `usual`; one that says an earlier day replaces what held from then on, and
 * one that moves the day on leaves the days before `usual`, which were paid, as they were. Days that had no rule have none.
 */
export function keepEarlier(settings: SettingsModel, stored: Values, after: Values, usual: string): Values {
  const { heldFrom, fields, rules } = settings;
  if (!heldFrom) return after;
  const { day, earlier } = heldFrom;
  const values = heldNames(heldFrom, fields);
  const hidden = hiddenFields(rules, stored);
  const before = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, hidden.has(name) ? null : value]));
  const isChanged = (name: string) => {
    const field = fields[name];
    return field !== undefined && !isSameValue(field, before[name], after[name]);
  };
  const hasChanged = values.some(isChanged);
  if (!hasChanged && !isChanged(day)) return after;
  const first = dayOf(before[day]);
  const from = hasChanged && !isChanged(day) ? later(first, usual) : dayOf(after[day]);
  const held = { [day]: first || null, ...Object.fromEntries(values.map((name) => [name, before[name] ?? null])) };
  const wasPaid = first < usual;
  const rows = hasChanged || wasPaid ? [...rowsIn(before[earlier]), held] : rowsIn(before[earlier]);
  return { ...after, [day]: from || null, [earlier]: rows.filter((row) => dayOf(row[day]) < from) };
}

/** Without a day it holds since ever, which sorts before any day. */
const dayOf = (value: unknown) => textIn(value) ?? '';
const later = (one: string, other: string) => (one > other ? one : other);
