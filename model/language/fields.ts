/** The tone of a chip: colour only ever beside its word. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A permission that guards one side of a field. Lists, sort, filter, search, export, history and audit all obey it. */
export interface Guard {
  permission: string;
  /** Who does not hold it finds the record by the whole value, where a search is for just that; never by a part of it. */
  foundWhole?: true;
}

/** What every field may say. */
export interface CommonOptions {
  /** English label; made from the field's name where absent. */
  label?: string;
  help?: string;
  required?: boolean;
  /** Unique within the record's scope (its establishment, its client or the platform). */
  unique?: boolean;
  /** Set by the host alone: shown, never submitted. */
  readonly?: boolean;
  sort?: boolean;
  filter?: boolean;
  search?: boolean;
  /** Left out of CSV and XLSX where false. */
  csv?: boolean;
  /** For programs: the host writes it and the API has it, no screen and no file shows it. */
  internal?: true;
  /** A named screen part in place of the kind's own input. */
  widget?: string;
  /** The column's earlier name: migration renames it. */
  was?: string;
  readable?: Guard;
  writable?: Guard;
  /** What stored rows get when a required field without default is added. */
  backfill?: string | number | boolean;
}

/** Shortest and longest, in characters. */
export interface TextBounds {
  min?: number;
  max?: number;
}
export interface TextDefault {
  default?: string;
}
/** Smallest and largest. */
export interface NumberBounds {
  min?: number;
  max?: number;
  default?: number;
}
/** Decimals kept. */
export interface Scaled extends NumberBounds {
  scale?: number;
}

/** An enum's value: its label, or label and tone. */
export type EnumValue = string | { label: string; tone?: Tone };
export type EnumValues = Readonly<Record<string, EnumValue>>;

/** What happens to a record when the one it refers to is deleted. */
export type OnDelete = 'restrict' | 'set_null' | 'cascade';

export interface ReferenceOptions {
  /** The target resource's name; several names: one of several targets. */
  to: string | readonly string[];
  /** Refers to any number of records (a join table). */
  many?: boolean;
  onDelete?: OnDelete;
  /**
   * Only targets that have these values can be chosen; `{ field: 'category' }` stands for the record's own value, and says nothing while
   * that is empty.
   */
  where?: Readonly<Record<string, string | number | boolean | null | { readonly field: string }>>;
}

export interface LinesOptions {
  fields: Fields;
  /** Fewest and most rows. */
  min?: number;
  max?: number;
  /** The same rules as a resource's, validated on each row. */
  rules?: Rules;
  /** The line field that a reader knows the row by. */
  title?: string;
}

/** One of `count`, `sum` and `max`. */
export interface AggregateOptions {
  of: string;
  /** The reference of `of` that points here. */
  by?: string;
  /** The reference of this record that leads to `of`: the field's value is then `value` of the record it names. */
  through?: string;
  value?: string;
  count?: boolean;
  sum?: string;
  max?: string;
  /** Only records with these values; of a list any one of them, null: none. */
  where?: Readonly<Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>>;
  /** `as: 'money'`: the sibling field that carries the code; absent, the establishment's. */
  currency?: string;
  as?: 'integer' | 'decimal' | 'quantity' | 'money' | 'datetime' | 'text';
  /** What it is made of is guarded, yet cannot be told from it. */
  reveals?: 'nothing';
}

/** Options that only one kind has; each kind's own file says its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the kinds' files
export interface KindOptions {}
/** The type of a kind's values on the wire, where that is the same for every field of the kind; said there too. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the kinds' files
export interface KindValues {}

export type Kind = keyof KindOptions;
/** A field of one kind. */
export type FieldOf<K extends Kind> = { readonly kind: K } & Readonly<CommonOptions> & Readonly<KindOptions[K]>;
/** Any field. */
export type Field = { [K in Kind]: FieldOf<K> }[Kind];
export type Fields = Readonly<Record<string, Field>>;

/** A value to compare with: a literal, or another field of the same record. */
export type Operand<V> = V | { readonly field: string };

/** What one field must satisfy: equality, one-of, or comparisons that must all hold. */
export type Test<V> =
  | V
  | null
  | readonly V[]
  | {
      readonly lt?: Operand<V>;
      readonly lte?: Operand<V>;
      readonly gt?: Operand<V>;
      readonly gte?: Operand<V>;
      readonly not?: Operand<V> | null;
      readonly is?: Operand<V>;
      readonly filled?: boolean;
    };

/** JSON that is true or false of a record. Several fields side by side must all hold. */
export type Condition<F extends Fields = Fields> =
  | { readonly [K in keyof F & string]?: Test<NonNullable<ValueOf<F[K]>>> }
  | { readonly all: readonly Condition<F>[] }
  | { readonly any: readonly Condition<F>[] }
  | { readonly not: Condition<F> };

/** A rule over the whole record: where `that` is false, `message` is shown at the field `at`. */
export interface Check<F extends Fields = Fields> {
  readonly that: Condition<F>;
  readonly at: keyof F & string;
  readonly message: string;
}

/** Records that are not deleted while a condition holds of them: whoever tries is told `message`, and no button offers it. */
export interface Kept<F extends Fields = Fields> {
  readonly when: Condition<F>;
  readonly message: string;
}

/** What depends on other fields. A hidden field is not required, not submitted and not checked for uniqueness. */
export interface Rules<F extends Fields = Fields> {
  readonly show?: { readonly [K in keyof F & string]?: Condition<F> };
  readonly require?: { readonly [K in keyof F & string]?: Condition<F> };
  /** `'*'`: the whole record. */
  readonly readonly?: { readonly [K in (keyof F & string) | '*']?: Condition<F> };
  readonly check?: readonly Check<F>[];
  readonly kept?: readonly Kept<F>[];
}

/** The TypeScript type of a field's value on the wire. */
export type ValueOf<F> = F extends { kind: 'computed' | 'aggregate' | 'external'; as: infer A }
  ? A extends 'text' | 'datetime'
    ? string
    : number
  : F extends { kind: 'computed' | 'aggregate' }
    ? number
    : F extends { kind: 'enum'; values: infer V }
      ? keyof V & string
      : F extends { kind: 'reference'; many: true }
        ? readonly number[]
        : F extends { kind: 'reference'; to: readonly string[] }
          ? { readonly type: F extends { to: readonly (infer T)[] } ? T : string; readonly id: number }
          : F extends { kind: 'reference' }
            ? number
            : F extends { kind: 'lines'; fields: infer L extends Fields }
              ? readonly LineOf<L>[]
              : F extends { kind: infer K extends keyof KindValues }
                ? KindValues[K]
                : never;

type Filled<F> = F extends { kind: 'aggregate' | 'computed'; as: 'text' } | { kind: 'computed'; needs: readonly string[] }
  ? false
  : F extends { required: true } | { default: unknown } | { many: true } | { kind: 'lines' | 'computed' | 'aggregate' }
    ? true
    : false;

export type ValuesOf<F extends Fields> = { [K in keyof F]: Filled<F[K]> extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null };

/** A stored child row. */
export type LineOf<F extends Fields> = { id: number } & ValuesOf<F>;
