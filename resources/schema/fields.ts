import type { Condition, Rules } from './conditions.ts';
import type { Exact } from './exact.ts';
import type { Expression, TextExpression } from './expressions.ts';

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

interface Bounds {
  min?: number;
  max?: number;
}
interface TextBounds {
  /** Shortest and longest, in characters. */
  min?: number;
  max?: number;
}
interface Text {
  default?: string;
}
interface Numeric extends Bounds {
  default?: number;
}
/** Decimals kept. */
interface Scaled extends Numeric {
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

/** Options that only one kind has. */
export interface KindOptions {
  text: Text & TextBounds & { pattern?: string; patternMessage?: string };
  textarea: Text & TextBounds;
  email: Text;
  phone: Text;
  url: Text;
  slug: Text & TextBounds & { from?: string };
  /** `unique`: kept as a keyed digest that can be compared, rather than as a slow hash: right for a till's PIN. */
  password: TextBounds & { pattern?: string; patternMessage?: string };
  integer: Numeric;
  decimal: Scaled;
  /** `meter`: read as a bar as well, full at 100. */
  percent: Scaled & { meter?: true };
  quantity: Scaled & { uom?: string };
  /** `currency`: the sibling field that carries the code; absent, the establishment's. `scale` 6 for unit costs. */
  money: Scaled & { currency?: string };
  /** `onlyOne`: one record of a scope at most has it; another that takes it takes it away from the first. */
  boolean: { default?: boolean; onlyOne?: true };
  enum: { values: EnumValues; default?: string };
  lookup: { list: string; default?: string };
  reference: ReferenceOptions;
  lines: LinesOptions;
  /** `preset: 'today'`: where nothing is said, the day of the write in the establishment's timezone. */
  date: Text & { preset?: 'today' };
  time: Text;
  /** `preset: 'now'`: where nothing is said, the moment of the write. */
  datetime: Text & { preset?: 'now' };
  /** Whole minutes. */
  duration: Numeric;
  /** One to five stars. */
  rating: { default?: number };
  timezone: Text;
  currency: Text;
  color: Text;
  barcode: Text & TextBounds;
  /** `printed`: it stands in documents, so it is of a type that a PDF can hold. */
  image: Text & { printed?: true };
  file: Text & { accept?: readonly string[] };
  json: object;
  /**
   * An expression over the record: live in the form, stored and sortable on the host. `needs`: fields beside it without which there is nothing
   * to compute, as empty ones count as 0. `meter`, of a percent: read as a bar as well, full at 100.
   */
  computed: {
    value: Expression | TextExpression;
    needs?: readonly string[];
    as: 'integer' | 'decimal' | 'quantity' | 'money' | 'percent' | 'duration' | 'text';
    scale?: number;
    currency?: string;
    meter?: true;
    /** What it is made of is guarded, yet cannot be told from it. */
    reveals?: 'nothing';
  };
  /** Counted, summed or picked in SQL over another resource. */
  aggregate: AggregateOptions;
  /** Read by `server/readers/<reader>.ts` when it is shown; no list is sorted or filtered by it. */
  external: { reader: string; as: 'integer' | 'decimal' | 'quantity' | 'money' | 'percent' | 'text'; currency?: string };
}

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

function make<K extends Kind>(kind: K) {
  return <const O extends Options<K>>(options?: O & Exact<O, Options<K>>) => ({ kind, ...options }) as unknown as Made<K, O>;
}
type EnumExtra = CommonOptions & { default?: string };
type ReferenceExtra = CommonOptions & Omit<ReferenceOptions, 'to'>;
type LinesExtra = CommonOptions & Omit<LinesOptions, 'fields'>;

const STATUS = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
} as const;

/** Builds the fields of a definition; each is plain data: `{ kind, …options }`. */
export const field = {
  text: make('text'),
  textarea: make('textarea'),
  email: make('email'),
  phone: make('phone'),
  url: make('url'),
  slug: make('slug'),
  password: make('password'),
  integer: make('integer'),
  decimal: make('decimal'),
  percent: make('percent'),
  quantity: make('quantity'),
  money: make('money'),
  boolean: make('boolean'),
  date: make('date'),
  time: make('time'),
  datetime: make('datetime'),
  duration: make('duration'),
  rating: make('rating'),
  timezone: make('timezone'),
  currency: make('currency'),
  color: make('color'),
  barcode: make('barcode'),
  image: make('image'),
  file: make('file'),
  json: make('json'),
  computed: make('computed'),
  aggregate: make('aggregate'),
  /** What the record behind a reference says: `through('establishment', 'establishments', 'title')`. Read, sorted and filtered like a field of its own. */
  through: <const R extends string, const O extends CommonOptions = object>(reference: R, of: string, value: string, options?: O & Exact<O, CommonOptions>) =>
    ({ kind: 'aggregate', as: 'text', through: reference, of, value, ...options }) as unknown as Made<
      'aggregate',
      O & { as: 'text'; through: R; of: string; value: string }
    >,
  external: make('external'),
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
} satisfies Record<Kind, unknown> & Record<string, unknown>;
