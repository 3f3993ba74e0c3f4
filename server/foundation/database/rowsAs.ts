import { type RawBuilder, sql } from 'kysely';

type Row = Readonly<Record<string, unknown>>;

/**
 * Any number of rows in one parameter, each column in its type in that table: `insert into t (a, b) select a, b from ${rowsAs('t', rows)}`.
 * What stands in `json` columns is JSON's text, as a driver takes it. Text with a NUL or half a character is refused by the database.
 */
export function rowsAs(table: string, rows: readonly Row[], json: ReadonlySet<string> = new Set()): RawBuilder<unknown> {
  const plain = json.size ? rows.map((row) => withParsed(row, json)) : rows;
  return sql`json_populate_recordset(null::${sql.id('public', table)}, ${JSON.stringify(plain)}::json)`;
}

/** Inserts rows of one shape with one parameter, in their order. */
export function insertAll(table: string, rows: readonly Row[], json?: ReadonlySet<string>): RawBuilder<unknown> {
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  return sql`insert into ${sql.id('public', table)} (${names}) select ${names} from ${rowsAs(table, rows, json)}`;
}

function withParsed(row: Row, json: ReadonlySet<string>): Row {
  const parsed: Record<string, unknown> = { ...row };
  for (const name of json) if (typeof parsed[name] === 'string') parsed[name] = JSON.parse(parsed[name]);
  return parsed;
}
