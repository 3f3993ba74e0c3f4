import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** What a deletion and its undo leave behind: what they say of themselves. */
const SAYING = [
  'activity_log',
  'webhook_events',
  'webhook_deliveries',
  'deleted_records',
  'user_sessions',
  'jobs',
  'verb_answers',
  'rights_versions',
];

/** Every row of a business as the database has it, by table: also what no call answers, such as digests and entries of the search. */
export async function rowsOfBusiness(database: Database, clientId: number): Promise<Record<string, string[]>> {
  const tables = await database.direct(
    `select distinct table_name as name from information_schema.columns join pg_tables on tablename = table_name and schemaname = 'public'
      where table_schema = 'public' and column_name = 'client_id' order by 1`,
  );
  const names = (tables.rows as { name: string }[]).map(({ name }) => name).filter((name) => !SAYING.includes(name));
  const each = names.map(
    (name) =>
      sql`select ${name}::text as name, to_jsonb(t)::text as said from ${sql.id('public', name)} as t where t.client_id = ${clientId}`,
  );
  const { rows } = await database.platform((tx) =>
    sql<{ name: string; said: string }>`select name, said from (${sql.join(each, sql` union all `)}) as a order by name, said`.execute(tx),
  );
  const found: Record<string, string[]> = {};
  for (const { name, said } of rows) found[name] = [...(found[name] ?? []), said];
  return found;
}
