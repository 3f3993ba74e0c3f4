import type { Exact } from './exact.ts';
import type { CommonOptions, EnumValues, Fields, Kind, KindOptions, LinesOptions, ReferenceOptions } from './fields.ts';
import { labelOf } from './labelOf.ts';

type Made<K extends Kind, O> = Readonly<{ kind: K } & O>;

type Options<K extends Kind> = CommonOptions & KindOptions[K];

type Maker<K extends Kind> = <const O extends Options<K>>(options?: O & Exact<O, Options<K>>) => Made<K, O>;

/** Values by their keys, or the keys alone of those that say themselves: `['week', 'month']` read 'Week' and 'Month'. */
type Given = EnumValues | readonly string[];
type ValuesOf<V extends Given> = V extends readonly (infer K extends string)[] ? { readonly [N in K]: string } : V;

type EnumExtra = CommonOptions & { default?: string };

type ReferenceExtra = CommonOptions & Omit<ReferenceOptions, 'to'>;

type LinesExtra = CommonOptions & Omit<LinesOptions, 'fields'>;

const STATUS = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
} as const;

/** What is said otherwise than by options alone. */
const special = {
  /**
   * What the record behind a reference says: `through('establishment', 'establishments', 'title')`. Read, sorted and filtered like a field
   * of its own.
   */
  through: <const R extends string, const O extends CommonOptions = object>(
    reference: R,
    of: string,
    value: string,
    options?: O & Exact<O, CommonOptions>,
  ) =>
    ({ kind: 'aggregate', as: 'text', through: reference, of, value, ...options }) as unknown as Made<
      'aggregate',
      O & { as: 'text'; through: R; of: string; value: string }
    >,
  /** One of the definition's own values. */
  enum: <const V extends Given, const O extends EnumExtra = object>(values: V & Exact<V, EnumValues>, options?: O & Exact<O, EnumExtra>) =>
    ({ kind: 'enum', values: valuesOf(values), ...options }) as unknown as Made<'enum', O & { values: ValuesOf<V> }>,
  /** Active (default) or inactive, or the values given, the first being the default. */
  status: <const V extends Given = typeof STATUS>(values?: V & Exact<V, EnumValues>) => {
    const own = valuesOf(values ?? STATUS);
    return { kind: 'enum', values: own, required: true, default: Object.keys(own)[0], filter: true } as unknown as Made<
      'enum',
      { values: ValuesOf<V>; required: true; default: keyof ValuesOf<V> & string; filter: true }
    >;
  },
  /** One value of a reference list of the host's. */
  lookup: <const L extends string, const O extends EnumExtra = object>(list: L, options?: O & Exact<O, EnumExtra>) =>
    ({ kind: 'lookup', list, ...options }) as Made<'lookup', O & { list: L }>,
  /** Another record, or one of several resources' records. */
  reference: <const T extends string | readonly string[], const O extends ReferenceExtra = object>(
    to: T,
    options?: O & Exact<O, ReferenceExtra>,
  ) => ({ kind: 'reference', to, ...options }) as Made<'reference', O & { to: T }>,
  /** Any number of another resource's records. */
  references: <const T extends string, const O extends ReferenceExtra = object>(to: T, options?: O & Exact<O, ReferenceExtra>) =>
    ({ kind: 'reference', to, many: true, ...options }) as Made<'reference', O & { to: T; many: true }>,
  /** Child rows. */
  lines: <const F extends Fields, const O extends LinesExtra = object>(fields: F, options?: O & Exact<O, LinesExtra>) =>
    ({ kind: 'lines', fields, ...options }) as Made<'lines', O & { fields: F }>,
};

function valuesOf(given: Given): EnumValues {
  return isKeys(given) ? Object.fromEntries(given.map((key) => [key, labelOf(key)])) : given;
}

const isKeys = (given: Given): given is readonly string[] => Array.isArray(given);

type Fielded = typeof special & { readonly [K in Exclude<Kind, keyof typeof special>]: Maker<K> };

/** Builds the fields of a definition, by their kinds; each is plain data: `{ kind, …options }`. */
export const field = new Proxy(special as Fielded, {
  get: (own, kind: string) => own[kind as keyof Fielded] ?? ((options?: object) => ({ kind, ...options })),
});
