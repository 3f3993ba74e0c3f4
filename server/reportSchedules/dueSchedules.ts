import { sql } from 'kysely';
import type { Model } from '#/resources/schema/model.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Jobs } from '#/server/jobs/jobs.ts';
import { latestDue, nextDue } from './nextDue.ts';
import { lockSchedule } from './storedSchedule.ts';

export const SCHEDULE_JOB = 'report-schedule';

/** What is to be sent: which one, and for which of its times. */
export interface ScheduleJob {
  schedule: number;
  /** ISO 8601 UTC. */
  due: string;
}

interface Due {
  client_id: number;
  id: number;
}

const MOST_AT_ONCE = 200;

/**
 * Queues what is due. In one unit of work the time is queued and the next one set, behind a lock: however many hosts look, and wherever one
 * dies, each time is queued once.
 */
export async function queueDue(database: Database, model: Model, jobs: Jobs, now = new Date().toISOString()): Promise<void> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Due>`
      select client_id, id from public.report_schedules where status = 'active' and next_due <= ${now}::timestamptz
      order by next_due, id limit ${MOST_AT_ONCE}`.execute(tx),
    { readonly: true },
  );
  for (const { client_id: clientId, id } of rows) {
    await database.tenant(clientId, async (tx) => {
      const schedule = await lockSchedule(tx, model, clientId, id);
      if (schedule?.status !== 'active' || !schedule.next_due || schedule.next_due > now) return;
      const due = latestDue(schedule, schedule.timezone, schedule.next_due, now);
      await sql`
        update public.report_schedules set next_due = ${nextDue(schedule, schedule.timezone, now)}::timestamptz
        where client_id = ${clientId} and id = ${id}`.execute(tx);
      await jobs.enqueue(SCHEDULE_JOB, { schedule: id, due } satisfies ScheduleJob, { clientId, userId: schedule.owner }, { tx });
    });
  }
}
