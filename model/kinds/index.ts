import type { Field, FieldOf, Kind } from '#model/language';
import { barcode } from './barcode.ts';
import type { KindPart, Traits } from './base/part.ts';
import { boolean } from './boolean.ts';
import { color } from './color.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import { decimal } from './decimal.ts';
import { aggregate, computed, external, shownAs } from './derived.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { enumeration } from './enum.ts';
import { file } from './file.ts';
import { image } from './image.ts';
import { integer } from './integer.ts';
import { json } from './json.ts';
import { lines } from './lines.ts';
import { lookup } from './lookup.ts';
import { money } from './money.ts';
import { password } from './password.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { quantity } from './quantity.ts';
import { rating } from './rating.ts';
import { reference } from './reference.ts';
import { slug } from './slug.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { timezone } from './timezone.ts';
import { url } from './url.ts';

/** Every kind's shared half. A kind without one does not compile. */
export const kinds = {
  text,
  textarea,
  email,
  phone,
  url,
  slug,
  password,
  integer,
  decimal,
  percent,
  quantity,
  money,
  boolean,
  enum: enumeration,
  lookup,
  reference,
  lines,
  date,
  time,
  datetime,
  duration,
  rating,
  timezone,
  currency,
  color,
  barcode,
  image,
  file,
  json,
  computed,
  aggregate,
  external,
} satisfies { [K in Kind]: KindPart<K> };

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

/** Whether only the host writes the field: derived, or `readonly`. */
export function isHostWritten(field: Field): boolean {
  return field.readonly === true || isDerived(field);
}

/** Whether the field is worked out from others. */
export function isDerived(field: Field): field is DerivedField {
  return field.kind === 'computed' || field.kind === 'aggregate' || field.kind === 'external';
}

export type { JsonSchema, KindContext, KindPart, LookupValue, Parsed } from './base/part.ts';
