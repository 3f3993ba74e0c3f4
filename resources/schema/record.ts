import type { Fields, KindValues } from './fields.ts';

/** Fields that the host gives every record. Times are ISO 8601 UTC with milliseconds. */
export interface SystemValues {
  id: number;
  created_at: string;
  updated_at: string;
  created_by: number | null;
}
export type SystemField = keyof SystemValues;

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
          ? { readonly type: string; readonly id: number }
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
type ValuesOf<F extends Fields> = { [K in keyof F]: Filled<F[K]> extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null };
/** A stored child row. */
export type LineOf<F extends Fields> = { id: number } & ValuesOf<F>;

type WriteOnly<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'password' } ? K : never }[keyof F];
type HostOnly<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'computed' | 'aggregate' | 'external' } | { readonly: true } ? K : never }[keyof F];
type Needed<F extends Fields> = { [K in keyof F]: F[K] extends { required: true } ? (F[K] extends { default: unknown } ? never : K) : never }[keyof F];
type Given<F> = F extends { kind: 'lines'; fields: infer L extends Fields } ? readonly (InputOfFields<L> & { id?: number })[] : ValueOf<F>;
type Writable<F extends Fields> = Exclude<keyof F, HostOnly<F>>;
type InputOfFields<F extends Fields> = { [K in Writable<F> & Needed<F>]: Given<F[K]> } & { [K in Exclude<Writable<F>, Needed<F>>]?: Given<F[K]> | null };

interface Defined {
  scope: string;
  fields: Fields;
}
type ScopeKey<D extends Defined> = D['scope'] extends 'establishment' ? { establishment_id: number } : object;

/** A record as the host answers it, inferred from its definition. */
export type RecordOf<D extends Defined> = SystemValues & ScopeKey<D> & Omit<ValuesOf<D['fields']>, WriteOnly<D['fields']>>;
/** What creating a record takes, inferred from its definition. */
export type InputOf<D extends Defined> = ScopeKey<D> & InputOfFields<D['fields']>;
