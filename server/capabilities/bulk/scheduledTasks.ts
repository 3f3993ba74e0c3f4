import { sql } from 'kysely';
import { HOUR_MS } from '#/model/values/durations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';

/** Refused rows, and what an undo needs, are kept so many days. */
const KEPT_DAYS = 90;

/** Gives operations the end that their jobs came to without a word, before the queue forgets those, and forgets what is old. */
export function bulkTasks(jobs: Jobs, database: Database): void {
  jobs.every('bulk.upkeep', HOUR_MS, async () => {
    await database.platform((tx) =>
      sql`update public.bulk_operations as b set status = j.status, message = coalesce(b.message, j.message), finished_at = j.finished_at
        from public.jobs as j where j.client_id = b.client_id and j.id = b.job_id and b.status in ('pending', 'processing')
          and j.status in ('failed', 'cancelled')`.execute(tx),
    );
    await database.platform((tx) =>
      sql`delete from public.bulk_operation_rows as r using public.bulk_operations as b
        where b.client_id = r.client_id and b.id = r.operation_id and b.created_at < now() - ${KEPT_DAYS} * interval '1 day'`.execute(tx),
    );
  });
}
