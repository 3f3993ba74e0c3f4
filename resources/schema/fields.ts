import type { Condition, Rules } from './conditions.ts';
import type { Exact } from './exact.ts';

/** The tone of a chip: colour only ever beside its word. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A permission that guards one side of a field. Lists, sort, filter, search, export, history and audit all obey it. */
export interface Guard {
  permission: string;
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
  /** Only targets that have these values can be chosen; `{ field: 'category' }` stands for the record's own value, and says nothing while that is empty. */
  where?: Readonly<Record<string, string | number | boolean | null | { readonly field: string }>>;
}

export interface LinesOptions {
  fields: Fields;
  /** Fewest and most rows. */
  min?: number;
  max?: number;
  /** The same rules as a resource's, judged on each row. */
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
/** A condition of a field's `where` or of a rule. */
export type { Condition };

type Made<K extends Kind, O> = Readonly<{ kind: K } & O>;
type Options<K extends Kind> = CommonOptions & KindOptions[K];

type Maker<K extends Kind> = <const O extends Options<K>>(options?: O & Exact<O, Options<K>>) => Made<K, O>;
type EnumExtra = CommonOptions & { default?: string };
type ReferenceExtra = CommonOptions & Omit<ReferenceOptions, 'to'>;
type LinesExtra = CommonOptions & Omit<LinesOptions, 'fields'>;

const STATUS = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
} as const;

/** What is said otherwise than by options alone. */
const special = {
  /** What the record behind a reference says: `through('establishment', 'establishments', 'title')`. Read, sorted and filtered like a field of its own. */
  through: <const R extends string, const O extends CommonOptions = object>(reference: R, of: string, value: string, options?: O & Exact<O, CommonOptions>) =>
    ({ kind: 'aggregate', as: 'text', through: reference, of, value, ...options }) as unknown as Made<
      'aggregate',
      O & { as: 'text'; through: R; of: string; value: string }
    >,
  /** One of the definition's own values. */
  enum: <const V extends EnumValues, const O extends EnumExtra = object>(values: V & Exact<V, EnumValues>, options?: O & Exact<O, EnumExtra>) =>
    ({ kind: 'enum', values, ...options }) as Made<'enum', O & { values: V }>,
  /** Active (default) or inactive, or the values given, the first being the default. */
  status: <const V extends EnumValues = typeof STATUS>(values?: V & Exact<V, EnumValues>) => {
    const own = values ?? STATUS;
    return { kind: 'enum', values: own, required: true, default: Object.keys(own)[0], filter: true } as unknown as Made<
      'enum',
      { values: V; required: true; default: keyof V & string; filter: true }
    >;
  },
  /** One value of a reference list of the host's. */
  lookup: <const L extends string, const O extends EnumExtra = object>(list: L, options?: O & Exact<O, EnumExtra>) =>
    ({ kind: 'lookup', list, ...options }) as Made<'lookup', O & { list: L }>,
  /** Another record, or one of several resources' records. */
  reference: <const T extends string | readonly string[], const O extends ReferenceExtra = object>(to: T, options?: O & Exact<O, ReferenceExtra>) =>
    ({ kind: 'reference', to, ...options }) as Made<'reference', O & { to: T }>,
  /** Any number of another resource's records. */
  references: <const T extends string, const O extends ReferenceExtra = object>(to: T, options?: O & Exact<O, ReferenceExtra>) =>
    ({ kind: 'reference', to, many: true, ...options }) as Made<'reference', O & { to: T; many: true }>,
  /** Child rows. */
  lines: <const F extends Fields, const O extends LinesExtra = object>(fields: F, options?: O & Exact<O, LinesExtra>) =>
    ({ kind: 'lines', fields, ...options }) as Made<'lines', O & { fields: F }>,
};

type Fielded = typeof special & { readonly [K in Exclude<Kind, keyof typeof special>]: Maker<K> };

/** Builds the fields of a definition, by their kinds; each is plain data: `{ kind, …options }`. */
export const field = new Proxy(special as Fielded, {
  get: (own, kind: string) => own[kind as keyof Fielded] ?? ((options?: object) => ({ kind, ...options })),
});
