import { type RawBuilder, sql } from 'kysely';
import type { Fields } from '#model/language';

/**
 * The columns that a definition's fields are stored in, for SQL that is written by hand: a field that is renamed is then found there by the
 * compiler, not by a query that fails. For fields that are a column of their own name. @param alias what the table is called in the query
 */
export function columnsOf<F extends Fields>(
  { fields }: { readonly fields: F },
  alias?: string,
): { readonly [K in keyof F & string]: RawBuilder<unknown> } {
  const columns = Object.keys(fields).map((name) => [name, sql.ref(alias === undefined ? name : `${alias}.${name}`)]);
  return Object.fromEntries(columns) as { readonly [K in keyof F & string]: RawBuilder<unknown> };
}
