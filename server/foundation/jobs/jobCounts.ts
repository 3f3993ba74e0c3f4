import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { BROKE } from './brokenJobs.ts';
import { isServed } from './jobStore.ts';

/** The jobs of one kind in the queue, of all businesses and hosts. */
export interface JobCounts {
  kind: string;
  /** Due, and not begun; those of hosts that fell silent too. */
  waiting: number;
  /** Of a later time, or of a business that is not active. */
  scheduled: number;
  running: number;
  /** Given up within the last hour; within the last day. */
  failed: number;
  failedLastDay: number;
  /** Of those of the last hour, what no work refused: it broke again and again, or its hosts died over it. */
  broke: number;
  /** How long the one that waits longest has been due, in seconds. */
  oldestSeconds: number;
}

/** What is in the queue, kind by kind; a kind of which there is nothing is left out. */
export async function jobCounts(database: Database): Promise<JobCounts[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<JobCounts>`
        with unfinished as (
          select j.kind, case when j.status = 'processing' then j.held_until else j.run_at end as due_at,
            j.status = 'processing' and j.held_until >= now() as is_running,
            case when j.status = 'processing' then j.held_until < now() else j.run_at <= now() end and ${sql.raw(isServed('j'))} as is_due
          from public.jobs as j where j.status in ('pending', 'processing')
        ), all_jobs as (
          select kind, due_at, is_running, is_due, null::timestamptz as failed_at, false as has_broken from unfinished
          union all
          select kind, null, false, false, finished_at, coalesce(message = any(${[...BROKE]}::text[]), false)
          from public.jobs where finished_at > now() - interval '1 day' and status = 'failed'
        )
        select kind, count(*) filter (where is_due) as waiting, count(*) filter (where is_running) as running,
          count(*) filter (where failed_at > now() - interval '1 hour') as failed, count(failed_at) as "failedLastDay",
          count(*) filter (where has_broken and failed_at > now() - interval '1 hour') as broke,
          count(*) filter (where not is_due and not is_running and failed_at is null) as scheduled,
          coalesce(extract(epoch from now() - min(due_at) filter (where is_due)), 0)::float8 as "oldestSeconds"
        from all_jobs group by kind`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows;
}
