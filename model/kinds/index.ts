import type { Field, FieldOf, Kind } from '#model/language';
import type { KindPart, Traits } from './base/part.ts';
import { shownAs } from './derived.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true });

/** Every kind's shared half, found by its file: what a file exports with traits of its own is the kind of that name. */
export const kinds = Object.fromEntries(
  Object.values(files).flatMap((file) =>
    Object.entries(file).filter(([, part]) => typeof part === 'object' && part !== null && 'traits' in part),
  ),
) as { [K in Kind]: KindPart<K> };

/** The shared half of a field's kind, for code that treats all kinds alike. */
export function kindOf(field: Field): KindPart {
  return kinds[field.kind] as unknown as KindPart;
}

/** What is true of a field's values by its kind. */
export function traitsOf(field: Field): Traits {
  return kindOf(field).traits;
}

/** What is true of what a field shows: of a derived one by the kind that it is shown as. */
export function shownTraits(field: Field): Traits {
  return isDerived(field) ? kinds[shownAs(field)].traits : traitsOf(field);
}

/** Whether a field's values stand at the end of their column, as figures do. */
export function isNumeric(field: Field): boolean {
  return shownTraits(field).isNumeric === true;
}

type DerivedField = FieldOf<'computed'> | FieldOf<'aggregate'> | FieldOf<'external'>;

/** Whether files of lists have the field, and imports take it. */
export function isInFiles({ csv, internal }: Field): boolean {
  return csv !== false && !internal;
}

/** Whether only the host writes the field: derived, or `readonly`. */
export function isHostWritten(field: Field): boolean {
  return field.readonly === true || isDerived(field);
}

/** Whether the field is worked out from others. */
export function isDerived(field: Field): field is DerivedField {
  return field.kind === 'computed' || field.kind === 'aggregate' || field.kind === 'external';
}

export type { JsonSchema, KindContext, KindPart, LookupValue, Parsed } from './base/part.ts';
