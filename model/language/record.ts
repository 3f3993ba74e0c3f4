import type { Field, Fields, ValueOf, ValuesOf } from './fields.ts';

/** Fields that the host gives every record. Times are ISO 8601 UTC with milliseconds. */
export type SystemValues = {
  id: number;
  created_at: string;
  updated_at: string;
  created_by: number | null;
};
export type SystemField = keyof SystemValues;

type WriteOnly<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'password' } ? K : never }[keyof F];
type HostOnly<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'computed' | 'aggregate' | 'external' } | { readonly: true } ? K : never;
}[keyof F];
type Needed<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } ? (F[K] extends { default: unknown } | { preset: string } ? never : K) : never;
}[keyof F];
type Given<F> = F extends { kind: 'lines'; fields: infer L extends Fields } ? readonly (InputOfFields<L> & { id?: number })[] : ValueOf<F>;
type Writable<F extends Fields> = Exclude<keyof F, HostOnly<F>>;
type InputOfFields<F extends Fields> = { [K in Writable<F> & Needed<F>]: Given<F[K]> } & {
  [K in Exclude<Writable<F>, Needed<F>>]?: Given<F[K]> | null;
};

/** What types are inferred from. */
export interface Defined {
  scope: string;
  fields: Fields;
}
type ScopeKey<D extends Defined> = D['scope'] extends 'establishment' ? { establishment_id: number } : object;

/** A record as the host answers it, inferred from its definition. */
export type RecordOf<D extends Defined> = SystemValues & ScopeKey<D> & Omit<ValuesOf<D['fields']>, WriteOnly<D['fields']>>;
/** What creating a record takes, inferred from its definition. */
export type InputOf<D extends Defined> = ScopeKey<D> & InputOfFields<D['fields']>;

type Elsewhere<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'aggregate' | 'external' } ? K : never }[keyof F];
type Drafted<F> = F extends { kind: 'lines'; fields: infer L extends Fields }
  ? DraftLineOf<L>[]
  : F extends { kind: 'reference'; many: true }
    ? number[]
    : ValuesOf<{ of: Extract<F, Field> }>['of'];
type DraftedValues<F extends Fields> = { -readonly [K in Exclude<keyof F, Elsewhere<F> | WriteOnly<F>>]: Drafted<F[K]> };

/** A row that is about to be stored; a new one has no id yet. */
export type DraftLineOf<F extends Fields> = { id?: number } & DraftedValues<F>;

/**
 * A record that is about to be stored: what was sent over what stood or over the defaults, validated. A new one has none of the host's own
 * fields yet; of passwords only one that was sent is there.
 */
export type DraftOf<D extends Defined> = Partial<SystemValues & ScopeKey<D>> &
  DraftedValues<D['fields']> & { [K in WriteOnly<D['fields']>]?: string | null };

/** What a verb's, a report's or any other input comes to once it is validated: nothing is left out, what is empty is null. */
export type ReadInputOf<F extends Fields> = DraftedValues<F> & { [K in WriteOnly<F>]: string | null };
