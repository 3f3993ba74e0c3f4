import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import type { FieldOf, Kind, KindOptions, Problem, Words } from '#model/language';

/** One value of a reference list; on units `dimension`, `factor`, and `counted`: what stands behind a number, by language and plural form. */
export interface LookupValue {
  value: string;
  label: string;
  labels?: Readonly<Record<string, string>>;
  color?: string;
  dimension?: string;
  factor?: number;
  counted?: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;
}

/** What a kind may need to know of the world: the reader's language, the establishment's money and clock, the reference lists. */
export interface KindContext {
  locale: string;
  /** ISO 4217 code of the establishment. */
  currency: string;
  timezone: string;
  /** The moment of the write, ISO 8601 UTC; now where it is not told. */
  now?: string;
  currencyDecimals(code: string): number;
  lookup(list: string): readonly LookupValue[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;
/** A text read: its value (null for an empty one), or why it cannot be read. */
export type Parsed = { value: unknown } | { problem: Problem };

/**
 * What is true of a kind's values, wherever they are listed, entered, stored, written into files or added up. Whatever treats some kinds
 * unlike others asks for these: no list of kinds stands anywhere else.
 */
export interface Traits {
  /** Numbers: they stand at the end of their column, and are numbers in files. */
  isNumeric?: true;
  /** The sum over many records means something. */
  isAddable?: true;
  /** Many records' numbers can be raised or lowered together, each from what it is. */
  isAdjustable?: true;
  /** Its column holds text that people tell apart without regard to case. */
  isTextual?: true;
  /** Typed by people as they like: what was typed to find a record can be the title of a new one. */
  isWritten?: true;
  /** Its texts are days, days with a clock, or clocks: people write them in many ways. */
  says?: 'day' | 'moment' | 'clock';
  /** Words, of which a short name for addresses can be made. */
  isProse?: true;
  /** Chosen rather than typed: whoever leaves it empty is asked to choose. */
  isChosen?: true;
  /** Takes a whole row of a form. */
  isWide?: true;
  /** Without a column of its own in the record's table. */
  isElsewhere?: true;
  /** Not shown in lists where the definition does not say which columns are. */
  isUnlisted?: true;
  /** Many records have the same value: lists can be grouped by it. */
  isRepeated?: true;
  /** Lists are not filtered by it. */
  isUnfiltered?: true;
  /** Lists are not sorted by it. */
  isUnsorted?: true;
  /**
   * Reads well beside the title of a record that was found: as many as there are, or one of the kind, as a second amount or day would not
   * say which it is.
   */
  besideTitle?: 'each' | 'once';
  /** The folder of `src/kinds` that reads, enters and filters it, or a folder for each of these; of what is left out, the kind's own. */
  drawnAs?: string | { cell?: string; input?: string; filter?: string };
}

/** The shared half of a kind: pure, the same in the form and on the host. */
export interface KindPart<K extends Kind = Kind> {
  readonly traits: Traits;
  /** What only fields of this kind may say, and what may stand there. */
  readonly words: Words<KindOptions[K]>;
  /**
   * The PostgreSQL type of its column: the same for every limit a field may say, so that a changed one never changes a column. Null: it has
   * none.
   */
  column(field: FieldOf<K>): string | null;
  /** Reads a typed or imported text. */
  parse(text: string, field: FieldOf<K>, context: KindContext, record?: Readonly<Record<string, unknown>>): Parsed;
  /** The canonical text of files: `parse(text(v))` gives `v` back. */
  text(value: unknown, field: FieldOf<K>, context: KindContext): string;
  /** The text that people read, in their language. */
  format(value: unknown, field: FieldOf<K>, context: KindContext, record?: Readonly<Record<string, unknown>>): string;
  /** Judges type, shape and bounds of a value that is there (never null). `record` is the whole record. */
  validate(value: unknown, field: FieldOf<K>, context: KindContext, record?: Readonly<Record<string, unknown>>): Problem | null;
  /** Of numbers: how many decimals are kept. */
  decimals?(field: FieldOf<K>, context: KindContext, record?: Readonly<Record<string, unknown>>): number;
  /** Where one comes before the other, empties first. */
  compare(a: unknown, b: unknown, field: FieldOf<K>): number;
  /** A valid value made from a number: the same for the same seed, different for different ones where the kind allows. */
  sample(seed: number, field: FieldOf<K>, context: KindContext): unknown;
  /** The value's JSON Schema 2020-12 (without null). */
  schema(field: FieldOf<K>): JsonSchema;
}

/** A limit that a field of any kind may say; null where it says none. */
export function limitOf(field: object, name: 'min' | 'max'): number | null {
  return numberIn(valuesIn(field)[name]);
}

/** Orders texts as readers do, empties first. */
export function compareTexts(a: unknown, b: unknown): number {
  return String(a ?? '').localeCompare(String(b ?? ''));
}

/** Orders numbers, empties first. */
export function compareNumbers(a: unknown, b: unknown): number {
  return Number(a ?? Number.NEGATIVE_INFINITY) - Number(b ?? Number.NEGATIVE_INFINITY);
}

/** What a value must be where it is one of a few. */
export function optionsText(values: readonly string[]): string {
  return values.length > 12 ? `${values.slice(0, 12).join(', ')} …` : values.join(', ');
}
