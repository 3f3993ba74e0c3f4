import type { Field } from '#model/language';
import type { Guarded, GuardedDefinition } from './guarded.ts';

/** What a way out gave to somebody. */
export interface Shown {
  /** `purchase-orders, list`. */
  where: string;
  definition: GuardedDefinition;
  /**
   * What somebody with every right has to see there, or the walk would prove nothing. `'some'`: at least one of the guarded; none: by its
   * nature nothing.
   */
  mustShow: readonly Guarded[] | 'some';
  /** Records as JSON, the guarded fields of which are their keys. */
  records?: readonly unknown[];
  /** A file or a letter, whose columns have headings. */
  text?: string;
}

/**
 * Guarded values that cannot be mistaken for anything else, by the permission that guards them and by where they stand (`products.cost`).
 */
export type Markers = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const LEAST_LETTERS = 6;

/** A value as it can be found in any text: the whole digits of a large amount, or a text as it is; undefined for what says too little. */
export function markerOf(value: unknown): string | undefined {
  if (typeof value === 'number') return digitsOf(value);
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return digitsOf(Number(value));
  return value.length >= LEAST_LETTERS ? value : undefined;
}

function digitsOf(value: number): string | undefined {
  const digits = String(Math.abs(Math.trunc(value)));
  return digits.length >= LEAST_LETTERS ? digits : undefined;
}

/** The records' values of a guarded field that say something; `isKey`: whether the key is there is enough. */
export function valuesIn(
  records: readonly unknown[],
  { lines, name }: Pick<Guarded, 'lines' | 'name'>,
): { isKey: boolean; values: unknown[] } {
  const rows =
    lines === null ? records : records.flatMap((record) => (isRecord(record) && Array.isArray(record[lines]) ? record[lines] : []));
  const holding = rows.filter((row): row is Record<string, unknown> => isRecord(row) && name in row);
  return { isKey: holding.length > 0, values: holding.map((row) => row[name]).filter(isFilled) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);

/** What somebody without the permission got all the same, a sentence each. */
export function leaksOf(shown: Shown, permission: string, markers: Markers): string[] {
  const { where, definition, records = [], text = '' } = shown;
  const guarded = definition.guarded.filter((one) => one.permission === permission);
  const keys = guarded.filter((one) => valuesIn(records, one).isKey).map(({ path }) => `${where}: has the key ${path}`);
  const headings = guarded
    .filter((one) => isHeading(text, one, definition))
    .map(({ path, label }) => `${where}: has a heading for ${path} (${label})`);
  const whole = plain(`${text}\n${JSON.stringify(records)}`);
  const values = [...(markers.get(permission) ?? [])].flatMap(([at, found]) =>
    [...found].filter((marker) => whole.includes(marker)).map((marker) => `${where}: says ${marker} of ${at}`),
  );
  const amounts = guarded.some(({ field }) => isAmount(field))
    ? [...new Set(unguardedElsewhere(shown, permission, whole).match(LARGE_AMOUNT) ?? [])].map((one) => `${where}: says the amount ${one}`)
    : [];
  return [...keys, ...headings, ...values, ...amounts];
}

/**
 * Where one report shows both costs and wages, who lacks the one may see the other, which is as large: of its records what is left without
 * those fields. Of a file nothing is: there only headings and values tell.
 */
function unguardedElsewhere({ definition, records = [] }: Shown, permission: string, whole: string): string {
  const others = definition.guarded.filter((one) => one.permission !== permission && isAmount(one.field)).map(({ name }) => name);
  if (others.length === 0) return whole;
  const guardedElsewhere = definition.guarded.filter((one) => one.permission !== permission).map(({ name }) => name);
  return plain(JSON.stringify(records, (key, value) => (guardedElsewhere.includes(key) ? undefined : value)));
}

/** What somebody with every right does not see there although they should, a sentence each. */
export function unseenOf({ where, definition, mustShow, records = [], text = '' }: Shown, permission: string, markers: Markers): string[] {
  const guarded = (mustShow === 'some' ? definition.guarded : mustShow).filter((one) => one.permission === permission);
  const whole = plain(text);
  const ofPlace = [...(markers.get(permission)?.values() ?? [])].flatMap((found) => [...found]);
  const isSaid = ({ path }: Guarded) =>
    [...(markers.get(permission)?.get(`${definition.name}.${path}`) ?? [])].some((marker) => whole.includes(marker));
  const unseen = guarded.filter((one) => valuesIn(records, one).values.length === 0 && !isHeading(text, one, definition) && !isSaid(one));
  if (mustShow !== 'some') return unseen.map(({ path }) => `${where}: shows nothing of ${path}`);
  const isSeen = unseen.length < guarded.length || ofPlace.some((marker) => whole.includes(marker));
  return guarded.length === 0 || isSeen ? [] : [`${where}: shows nothing that is guarded`];
}

/** Nothing in the tests' world is so large but what is guarded: also what was worked out of it, under whatever name. */
const LARGE_AMOUNT = /(?<![\w.])\d{6,}\.\d{1,9}(?!\w)/g;
const isAmount = (field: Field) => field.kind === 'money' || ('as' in field && field.as === 'money');

/** Figures as they are written for people have signs between their digits. */
function plain(text: string): string {
  return text.replace(/(?<=\d)[,\u00a0\u202f](?=\d{3})/g, '');
}

/** Whether a file has a column under the field's label; rows in a cell of a CSV file have its name. */
function isHeading(text: string, { lines, name, label }: Guarded, { openLabels }: GuardedDefinition): boolean {
  if (text === '') return false;
  const words = new Set(text.split(/[\n\r,;:<>"]+/).map((word) => word.trim()));
  // A heading of several words may stand on several lines.
  const isWrapped = label.includes(' ') && hasWords(text.replace(/\s+/g, ' '), label);
  return (!openLabels.has(label) && (isWrapped || words.has(label))) || (lines !== null && text.includes(`"${name}"`));
}

/** Whole words: a report called 'Recipe costs' has no heading 'Recipe cost' by that. */
function hasWords(text: string, words: string): boolean {
  return text
    .split(words)
    .slice(1)
    .some((rest) => !/^\p{L}/u.test(rest));
}
