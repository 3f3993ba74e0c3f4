import type { Fields, ValueOf, ValuesOf } from './fields.ts';

/** Fields that the host gives every record. Times are ISO 8601 UTC with milliseconds. */
export interface SystemValues {
  id: number;
  created_at: string;
  updated_at: string;
  created_by: number | null;
}
export type SystemField = keyof SystemValues;

type WriteOnly<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'password' } ? K : never }[keyof F];
type HostOnly<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'computed' | 'aggregate' | 'external' } | { readonly: true } ? K : never;
}[keyof F];
type Needed<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } ? (F[K] extends { default: unknown } ? never : K) : never;
}[keyof F];
type Given<F> = F extends { kind: 'lines'; fields: infer L extends Fields } ? readonly (InputOfFields<L> & { id?: number })[] : ValueOf<F>;
type Writable<F extends Fields> = Exclude<keyof F, HostOnly<F>>;
type InputOfFields<F extends Fields> = { [K in Writable<F> & Needed<F>]: Given<F[K]> } & {
  [K in Exclude<Writable<F>, Needed<F>>]?: Given<F[K]> | null;
};

interface Defined {
  scope: string;
  fields: Fields;
}
type ScopeKey<D extends Defined> = D['scope'] extends 'establishment' ? { establishment_id: number } : object;

/** A record as the host answers it, inferred from its definition. */
export type RecordOf<D extends Defined> = SystemValues & ScopeKey<D> & Omit<ValuesOf<D['fields']>, WriteOnly<D['fields']>>;
/** What creating a record takes, inferred from its definition. */
export type InputOf<D extends Defined> = ScopeKey<D> & InputOfFields<D['fields']>;
