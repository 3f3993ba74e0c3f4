import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForAll } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { latestDue, nextDue } from './nextDue.ts';
import { lockSchedule, type StoredSchedule } from './storedSchedule.ts';

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

const MAX_AT_ONCE = 200;

/**
 * Queues what is due. In one unit of work the time is queued and the next one set, behind a lock: however many hosts look, and wherever one
 * dies, each time is queued once. Those of a business that is not active wait; the latest is sent once it is active again.
 */
export async function queueDue(database: Database, model: Model, jobs: Jobs, now = new Date().toISOString()): Promise<void> {
  await doForAll(
    database,
    (whose) => sql<Due>`
      select s.client_id, s.id from public.report_schedules as s
      join public.businesses as c on ${whose('c.id')} and c.id = s.client_id and c.status = 'active'
      where ${whose('s.client_id')} and s.status = 'active' and s.next_due <= ${now}::timestamptz
      order by s.next_due, s.id limit ${MAX_AT_ONCE}`,
    ({ client_id: clientId, id }) =>
      database.tenant(clientId, async (tx) => {
        const schedule = await lockSchedule(tx, model, clientId, id);
        if (schedule?.status !== 'active' || !schedule.next_due || schedule.next_due > now) return;
        await queueTime(tx, jobs, schedule, latestDue(schedule, schedule.timezone, schedule.next_due, now), now);
      }),
  );
}

/**
 * Queues a schedule for one of its times, and sets the next one after `now`, in a unit of work that has it locked. Nothing has to look for
 * it after that: the job starts with the end of the unit of work. @param due,now ISO 8601 UTC
 */
export async function queueTime(
  tx: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  schedule: StoredSchedule,
  due: string,
  now: string,
): Promise<void> {
  const { client_id: clientId, id, owner } = schedule;
  await sql`
    update public.report_schedules set next_due = ${nextDue(schedule, schedule.timezone, now)}::timestamptz
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  await jobs.enqueue(SCHEDULE_JOB, { schedule: id, due } satisfies ScheduleJob, { clientId, userId: owner }, { tx });
}
