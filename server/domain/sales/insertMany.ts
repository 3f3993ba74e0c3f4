import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Column → its type. Both stand in the statement as they are: they come from our own definitions, never from a caller. */
export type ColumnTypes = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** Inserts any number of rows in one statement with one value, so that no limit on values is ever reached. `returning` names columns. */
export async function insertMany<R>(
  tx: Transaction,
  table: string,
  types: ColumnTypes,
  rows: readonly Row[],
  returning: readonly string[] = [],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(types);
  const columns = sql.join(names.map((name) => sql.id(name)));
  const answer = returning.length ? sql`returning ${sql.join(returning.map((name) => sql.id(name)))}` : sql``;
  const result =
    await sql<R>`insert into ${sql.id('public', table)} (${columns}) select ${columns} from ${recordset(types, rows)} ${answer}`.execute(
      tx,
    );
  return result.rows;
}

/** Writes rows over the stored ones with the same `client_id` and `id`. */
export async function updateMany(
  tx: Transaction,
  table: string,
  types: ColumnTypes,
  rows: readonly Row[],
  kept: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.keys(types).filter((name) => name !== 'client_id' && name !== 'id');
  const values = set.map((name) =>
    kept.includes(name)
      ? sql`${sql.id(name)} = coalesce(${sql.ref(`x.${name}`)}, ${sql.ref(`t.${name}`)})`
      : sql`${sql.id(name)} = ${sql.ref(`x.${name}`)}`,
  );
  await sql`update ${sql.id('public', table)} as t set ${sql.join(values)} from ${recordset(types, rows)} where t.client_id = x.client_id
    and t.id = x.id`.execute(tx);
}

/** Rows as a table named x. */
function recordset(types: ColumnTypes, rows: readonly Row[]): RawBuilder<unknown> {
  const columns = Object.entries(types).map(([name, type]) => `"${name}" ${type.replace('?', '')}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x (${sql.raw(columns.join(', '))})`;
}
