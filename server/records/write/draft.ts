import { said } from '#/i18n/blanks.ts';
import { type Blank, type Sentence, say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { presetOf } from '#/model/kinds/base/presets.ts';
import { isHostWritten, kindOf } from '#/model/kinds/index.ts';
import { fillSlugs } from '#/model/kinds/slug.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { type Shape, validateRecord } from '#/model/validation/validateRecord.ts';
import { readInstant } from '#/model/values/instants.ts';
import { changedFields } from '#/model/values/sameValue.ts';
import { isValues, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import {
  byName,
  type Field,
  type Fields,
  hiddenFields,
  isEmpty,
  isReadonlyBy,
  type Problem,
  problem,
  type Rules,
  textOf,
} from '#model/language';

type Values = Record<string, unknown>;

/** What a write would store, and why it may not be. */
export interface Draft {
  record: Values;
  /** The fields that the write gives. */
  given: ReadonlySet<string>;
  problems: FieldErrors;
}

/** The fields that the write gives and of which nothing is wrong so far. */
export function soundFields({ given, problems }: Pick<Draft, 'given' | 'problems'>): ReadonlySet<string> {
  const wrong = Object.keys(problems);
  return wrong.length ? new Set([...given].filter((name) => !wrong.some((path) => path === name || path.startsWith(`${name}.`)))) : given;
}

/** Keys that a body may carry beside fields. */
const ENVELOPE = ['establishment_id', 'updated_at', 'id'];

/**
 * Lays a body over the stored record (or over the defaults), validates it and works out what follows from it.
 * `writable` says which fields this caller may give; `label` names the resource in sentences.
 */
export function applyPatch(
  shape: Shape,
  label: Blank,
  body: Values,
  before: Values | undefined,
  context: KindContext,
  writable: (name: string) => boolean,
): Draft {
  const problems: FieldErrors = byName();
  const given = new Set<string>();
  const overlay: Values = {};
  const standing = before ?? defaultsOf(shape.fields, context);
  for (const [name, value] of Object.entries(body)) {
    // A key such as `toString` is no field, though every object has it.
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (!field) {
      if (!ENVELOPE.includes(name)) problems[name] = [say('unknown_key', { name, resource: label })];
      continue;
    }
    const refused = refusedWrite(name, field, value, { before, standing }, shape.rules, writable);
    if (refused) problems[name] = [refused];
    else if (!isHostWritten(field)) {
      given.add(name);
      overlay[name] = tidied(field, value, context);
      if (field.kind === 'lines') keepGuarded(name, field.fields, value, overlay[name], before?.[name], writable, problems);
    }
  }
  const record = { ...standing, ...overlay };
  if (!before) fillSlugs(shape.fields, record, hiddenFields(shape.rules, record));
  // Rules may ask for what follows from other fields.
  computeFields(shape.fields, record, context);
  const isSaid = (name: string) => given.has(name) && !isEmpty(body[name]);
  emptyHiddenDefaults(shape, record, (name) => (before ? given.has(name) && !isSaid(name) : !isSaid(name)));
  const found = validateRecord(shape, record, context, before ? changedFields(given, record, before) : new Set(Object.keys(shape.fields)));
  for (const [path, list] of Object.entries(found)) problems[path] ??= list.map((one) => inAllLanguages(one, path, shape, context));
  for (const name of unknownLineKeys(shape, overlay)) problems[name.path] ??= [say('unknown_key', { name: name.key, resource: label })];
  if (!Object.keys(problems).length) {
    for (const name of hiddenFields(shape.rules, record)) record[name] = shape.fields[name]?.kind === 'lines' ? [] : null;
    computeFields(shape.fields, record, context);
  }
  return { record, given, problems };
}

/** What a rule or a pattern says itself, which the definition has in every language: who reads it is not known here. */
function inAllLanguages(found: Problem, path: string, { fields, rules }: Shape, { locale }: KindContext): Sentence {
  const message = found.params?.message;
  const check = found.key === 'check' && rules?.check?.find((one) => one.at === path && textOf(one, 'message', locale) === message);
  if (check) return say('check', { message: said(check, 'message') });
  const field = found.key === 'pattern' && fieldAt(fields, path);
  return field && 'patternMessage' in field && field.patternMessage ? say('pattern', { message: said(field, 'patternMessage') }) : found;
}

/** The field of a record, or of its rows: `lines.0.code`. */
function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', , inRow] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return inRow !== undefined && field?.kind === 'lines' ? field.fields[inRow] : field;
}

/**
 * A default does not stand where rules hide its field and `isUnsaid`: nobody gave it a value, or somebody gave it none. Hiding one may hide
 * another.
 */
function emptyHiddenDefaults(shape: Shape, record: Values, isUnsaid: (name: string) => boolean): void {
  const standing = () => [...hiddenFields(shape.rules, record)].find((name) => isUnsaid(name) && !isEmpty(record[name]));
  for (let name = standing(); name !== undefined; name = standing()) record[name] = shape.fields[name]?.kind === 'lines' ? [] : null;
}

/**
 * What the caller may not write may come back from a form as it stands (in a new record as its default, or empty); anything else in it is
 * refused.
 */
function refusedWrite(
  name: string,
  field: Field,
  value: unknown,
  { before, standing }: { before: Values | undefined; standing: Values },
  rules: Rules | undefined,
  writable: (name: string) => boolean,
): Problem | null {
  const unchanged = JSON.stringify(value ?? null) === JSON.stringify(standing[name] ?? null) || (!before && isEmpty(value));
  if (isHostWritten(field) || !writable(name)) return unchanged ? null : problem('readonly');
  if (before && !unchanged && isReadonlyBy(rules, name, before)) return problem('readonly');
  return null;
}

function tidied(field: Field, value: unknown, context: KindContext): unknown {
  if (value === undefined || value === null || value === '') return emptyOf(field);
  if (field.kind === 'email' && typeof value === 'string') return value.trim().toLowerCase();
  if (field.kind === 'datetime' && typeof value === 'string') return readInstant(value, context.timezone) ?? value;
  if (field.kind === 'lines' && Array.isArray(value)) return value.map((row) => tidiedRow(field.fields, row, context));
  return value;
}

/** Nothing, as it is stored: a field that has a default is never empty, unless it is required and so must be given. */
function emptyOf(field: Field): unknown {
  if (field.kind === 'lines' || (field.kind === 'reference' && field.many)) return [];
  return !field.required && 'default' in field && field.default !== undefined ? field.default : null;
}

function tidiedRow(fields: Fields, row: unknown, context: KindContext): unknown {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return row;
  const of = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const values = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const field = of(name);
      if (name === '_titles' || (field && isHostWritten(field))) return [];
      return [[name, field ? tidied(field, value, context) : value]];
    }),
  );
  return { ...defaultsOf(fields, context), ...values };
}

/** What this caller may not write of a row stays as it is stored; giving it anew is refused. */
function keepGuarded(
  name: string,
  fields: Fields,
  sent: unknown,
  rows: unknown,
  before: unknown,
  writable: (name: string) => boolean,
  problems: FieldErrors,
): void {
  const guarded = Object.keys(fields).filter((key) => !writable(`${name}.${key}`));
  if (!guarded.length || !Array.isArray(rows) || !Array.isArray(sent)) return;
  const stored = new Map(rowsIn(before).map((row) => [row.id, row]));
  for (const [index, row] of rows.entries()) {
    if (!isValues(row)) continue;
    const known = stored.get(row.id);
    for (const key of guarded) {
      const given = valuesIn(sent[index])[key];
      if (given !== undefined && given !== null && given !== known?.[key]) problems[`${name}.${index}.${key}`] = [problem('readonly')];
      if (known) row[key] = known[key];
    }
  }
}

function defaultsOf(fields: Fields, context: KindContext): Values {
  const preset = (field: Field) =>
    presetOf(field, context) ?? (field.kind === 'lines' || (field.kind === 'reference' && field.many) ? [] : null);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, preset(field)]));
}

function unknownLineKeys(shape: Shape, overlay: Values): { path: string; key: string }[] {
  return Object.entries(overlay).flatMap(([name, rows]) => {
    const field = shape.fields[name];
    if (field?.kind !== 'lines' || !Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, index) =>
      row !== null && typeof row === 'object'
        ? Object.keys(row)
            .filter((key) => key !== 'id' && !Object.hasOwn(field.fields, key))
            .map((key) => ({ path: `${name}.${index}.${key}`, key }))
        : [],
    );
  });
}

/** Whether two values of a field are the same to a reader. */
export function isSameValue(field: Field, a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  return typeof a === 'object' || typeof b === 'object'
    ? JSON.stringify(a) === JSON.stringify(b)
    : kindOf(field).compare(a, b, field) === 0 && a === b;
}
