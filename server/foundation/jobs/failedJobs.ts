import { sql } from 'kysely';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** A job that was given up: why, and whose it was, nothing of what it was about. */
export interface FailedJob {
  id: number;
  kind: string;
  /** Null: the platform's own, or of a business that has gone. */
  business: string | null;
  /** ISO 8601 UTC. */
  failed_at: string;
  attempts: number;
  /** A sentence as it is kept. */
  message: string | null;
}

/** The last jobs that failed, of all businesses; as long as jobs are kept, a week. @param most so many at most */
export async function failedJobs(database: Database, most: number): Promise<FailedJob[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<FailedJob>`
        select j.id, j.kind, c.name as business, j.finished_at as failed_at, j.attempts, j.message
        from public.jobs as j left join public.clients as c on c.client_id = ${PLATFORM_CLIENT} and c.id = j.client_id
        where j.status = 'failed' and j.finished_at is not null order by j.finished_at desc limit ${most}`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows;
}
