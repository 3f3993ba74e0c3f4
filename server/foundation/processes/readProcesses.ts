import { sql } from 'kysely';
import { GONE_AFTER_SECONDS } from '#/model/values/operationFindings.ts';
import type { ProcessReading } from '#/model/values/operations.ts';
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
