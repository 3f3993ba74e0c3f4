import { sql } from 'kysely';
import { GONE_AFTER_SECONDS } from '#/model/values/operationFindings.ts';
import type { ProcessReading } from '#/model/values/operations.ts';
import type { Neighbour, ReadNeighbours } from '#/server/foundation/database/neighbours.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** The hosts and workers that are there, and those that were and said no farewell; the oldest first. */
export async function readProcesses(database: Database): Promise<ProcessReading[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<ProcessReading>`
        select name, machine, role, version, node, port, started_at, seen_at, memory_bytes, busy_percent,
          greatest(0, floor(extract(epoch from now() - seen_at)))::int as seen_seconds_ago,
          now() - seen_at > ${GONE_AFTER_SECONDS} * interval '1 second' as is_gone
        from public.processes order by started_at, name`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows;
}

/** Who else runs on the database while this process has not said yet that it is there; nobody in one that is the process's own. */
export function neighboursOn({ engine }: Pick<Database, 'engine'>): ReadNeighbours {
  return async (db) => {
    if (engine === 'embedded') return [];
    const { rows } = await sql<{ isThere: boolean }>`select to_regclass('public.processes') is not null as "isThere"`.execute(db);
    if (!rows[0]?.isThere) return [];
    // A database of before has no such column.
    const found = await sql<Neighbour>`select name, version, to_jsonb(p) ->> 'schema' as schema from public.processes as p
      where seen_at > now() - ${GONE_AFTER_SECONDS} * interval '1 second' order by name`.execute(db);
    return found.rows;
  };
}
