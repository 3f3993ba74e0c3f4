import { CompiledQuery, sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import type { JobStatus } from '#/model/values/jobStatuses.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Notification, storedNotification } from '#/server/foundation/notifications/notifyPeople.ts';

/** Whose work it is. Client 0 is the platform; no user: the host's own. */
export interface JobOwner {
  clientId: number;
  userId: number | null;
}

/** A job as its owner may know it. */
export interface Job {
  id: number;
  status: JobStatus;
  /** Per cent, 0–100. */
  progress: number;
  payload: unknown;
  /** What the work left behind, once it is completed. */
  result: unknown;
  /** Why it failed: a sentence as it is kept, for whoever reads it. */
  message: string | null;
  /** ISO 8601 UTC. */
  created_at: string;
  finished_at: string | null;
}

/** A job in the hands of one host: only whoever holds this attempt may write about it. */
export interface HeldJob extends JobOwner {
  id: number;
  kind: string;
  payload: unknown;
  /** From 1. */
  attempt: number;
  /** How many attempts in a row, this one among them, began where the one before had begun too. From 1. */
  fruitless: number;
}

/** Whose job may be next. */
export interface Turn {
  /** So many of these kinds one business has at a time, of all hosts together; all where nothing is said. */
  ofOneBusiness?: number | undefined;
  /** The businesses that have had their turn: the others' come first. */
  served?: readonly number[];
}

export interface EnqueueOptions {
  /** At most one job of this kind and key waits or runs for the client; a second one is not added. */
  key?: string;
  /** Not before this many milliseconds from now. */
  delayMs?: number;
}

/**
 * The work of a business that is not active waits until it is active again; emails about what happened before still leave. `jobs`: the
 * row.
 */
export const isServed = (jobs: string) => `(${jobs}.kind like 'mail.%' or not exists (
  select 1 from public.clients as c where c.client_id = 0 and c.id = ${jobs}.client_id and c.status <> 'active'))`;

/** The next due job of the kinds $3 for which a condition holds, of a business that may have another one. */
const nextWhere = (condition: string) => `
  select client_id, id from public.jobs as w
  where status in ('pending', 'processing') and run_at <= now() and (status = 'pending' or held_until < now()) and kind = any($3::text[])
    and ${isServed('w')} and client_id not in (select client_id from busy) and ${condition}
  order by run_at, id limit 1 for update skip locked`;

/** The statements of queues are short: one that takes longer goes to a server that is gone. */
export const PATIENCE_MS = 20_000;

/** The queue's own statements. Times are the database's, so that hosts whose clocks differ agree. */
export class JobStore {
  readonly #database: Database;
  readonly #holder: string;
  readonly #leaseMs: number;

  /** @param holder tells this host from every other */
  constructor(database: Database, holder: string, leaseMs: number) {
    this.#database = database;
    this.#holder = holder;
    this.#leaseMs = leaseMs;
  }

  /** Adds a job in the caller's own unit of work; undefined where its key waits already. */
  async add(
    tx: Transaction,
    kind: string,
    payload: unknown,
    owner: JobOwner,
    { key, delayMs = 0 }: EnqueueOptions,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      insert into public.jobs (client_id, user_id, kind, key, payload, run_at)
      values (${owner.clientId}, ${owner.userId}, ${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb,
        now() + ${delayMs} * interval '1 ms')
      on conflict (client_id, kind, key) where status in ('pending', 'processing') do nothing returning id`.execute(tx);
    return rows[0]?.id;
  }

  async find(tx: Transaction, kind: string, id: number, owner: JobOwner): Promise<Job | undefined> {
    const { rows } = await sql<Job>`
      select id, status, progress, payload, result, message, created_at, finished_at from tenant.jobs
      where client_id = ${owner.clientId} and user_id = ${owner.userId} and kind = ${kind} and id = ${id}`.execute(tx);
    return rows[0];
  }

  /** The owner's newest, the newest first. */
  async recent(tx: Transaction, kind: string, owner: JobOwner, most: number): Promise<Job[]> {
    const { rows } = await sql<Job>`
      select id, status, progress, payload, result, message, created_at, finished_at from tenant.jobs
      where client_id = ${owner.clientId} and user_id = ${owner.userId} and kind = ${kind} order by id desc limit ${most}`.execute(tx);
    return rows;
  }

  async countUnfinished(tx: Transaction, kind: string, owner: JobOwner): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from tenant.jobs
      where client_id = ${owner.clientId} and user_id = ${owner.userId} and kind = ${kind} and status in ('pending', 'processing')`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  }

  /** False where it had ended before. */
  async cancel(tx: Transaction, kind: string, id: number, owner: JobOwner): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update public.jobs set status = 'cancelled', finished_at = now()
      where client_id = ${owner.clientId} and user_id = ${owner.userId} and kind = ${kind} and id = ${id}
        and status in ('pending', 'processing')`.execute(tx);
    return numAffectedRows === 1n;
  }

  /**
   * Takes the next job that is due, or whose host has gone silent: of a business that has had no turn yet, if there is one. Materialized:
   * within a join it could be looked for once for each row, and take as many.
   */
  async claim(kinds: readonly string[], { ofOneBusiness, served = [] }: Turn = {}): Promise<HeldJob | undefined> {
    // Nobody waits for it: asked again and again, it would press a report that gives way to those who do.
    const asked = this.#database.during('job', () =>
      this.#database.direct(
        `with busy as materialized (
        select client_id from public.jobs
        where $4::int is not null and status = 'processing' and held_until >= now() and kind = any($3::text[])
        group by client_id having count(*) >= $4
      ), fresh as materialized (${nextWhere('client_id <> all($5::bigint[])')}),
      others as materialized (${nextWhere('not exists (select from fresh)')}),
      due as (select client_id, id from fresh union all select client_id, id from others)
      update public.jobs as j set status = 'processing', attempts = j.attempts + 1, fruitless = j.fruitless + 1, holder = $1,
        held_until = now() + $2 * interval '1 ms' from due
      where j.client_id = due.client_id and j.id = due.id
      returning j.client_id as "clientId", j.user_id as "userId", j.id, j.kind, j.payload, j.attempts as attempt, j.fruitless`,
        [this.#holder, this.#leaseMs, kinds, ofOneBusiness ?? null, served],
        { limitMs: PATIENCE_MS },
      ),
    );
    const { rows } = await asked;
    return rows[0] as HeldJob | undefined;
  }

  /**
   * Says that the work goes on, and whether it has come further than any attempt before; false where the job is no longer this host's
   * (cancelled, or taken over), or its business is not active.
   */
  beat(job: HeldJob, progress?: number): Promise<boolean> {
    return this.#write(
      job,
      `held_until = now() + $5 * interval '1 ms', progress = greatest(progress, $6), fruitless = case when $6 > progress then 0 else fruitless end`,
      [this.#leaseMs, progress ?? null],
      { condition: isServed('jobs') },
    );
  }

  /** `notification`: for whoever asked, in the same unit of work: they get it once, and of nothing that did not happen. */
  complete(job: HeldJob, result: unknown, notification?: Notification): Promise<boolean> {
    const change = `status = 'completed', progress = 100, result = $5::jsonb, message = null, finished_at = now(), held_until = null`;
    return this.#write(job, change, [JSON.stringify(result ?? null)], { notification });
  }

  fail(job: HeldJob, why: Sentence, notification?: Notification): Promise<boolean> {
    return this.#write(job, `status = 'failed', message = $5, finished_at = now(), held_until = null`, [keptText(why)], { notification });
  }

  /** Puts it back; `counted`: the attempt was one. */
  putBack(job: HeldJob, delayMs: number, { counted }: { counted: boolean }): Promise<boolean> {
    return this.#write(
      job,
      `status = 'pending', run_at = now() + $5 * interval '1 ms', attempts = attempts - $6::int, fruitless = greatest(0, fruitless - $6::int), held_until = null`,
      [delayMs, counted ? 0 : 1],
    );
  }

  /** Recurring work starts anew. */
  async again(job: HeldJob, delayMs: number): Promise<boolean> {
    return this.#write(
      job,
      `status = 'pending', progress = 0, run_at = now() + $5 * interval '1 ms', attempts = 0, fruitless = 0, held_until = null`,
      [delayMs],
    );
  }

  /** Forgets what ended long ago. */
  async forget(olderThanMs: number): Promise<void> {
    await this.#database.direct(`delete from public.jobs where finished_at < now() - $1 * interval '1 ms'`, [olderThanMs], {
      limitMs: PATIENCE_MS,
    });
  }

  async #write(
    job: HeldJob,
    change: string,
    values: readonly unknown[],
    { condition = 'true', notification }: { condition?: string; notification?: Notification | undefined } = {},
  ): Promise<boolean> {
    const update = `update public.jobs set ${change}
      where client_id = $1 and id = $2 and holder = $3 and attempts = $4 and status = 'processing' and ${condition}`;
    const given = [job.clientId, job.id, this.#holder, job.attempt, ...values];
    if (!notification) {
      const { rowCount } = await this.#database.direct(update, given, { limitMs: PATIENCE_MS, shareOf: job.clientId });
      return rowCount === 1;
    }
    // One statement for both would have a cluster ask every node, of which another business's may be silent.
    return this.#database.owner(
      async (tx) => {
        const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(update, given));
        if (numAffectedRows !== 1n) return false;
        await tellAsker(tx, job, notification);
        return true;
      },
      { shareOf: job.clientId },
    );
  }
}

/** Tells whoever asked for a job; a super-admin who asked inside of a business is none of its people. */
async function tellAsker(tx: Transaction, { clientId, userId }: JobOwner, notification: Notification): Promise<void> {
  const { rows } = await sql`select 1 from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  if (!rows.length) return;
  const { kind, message, resource, page, subject_id, establishment_id } = storedNotification(notification);
  await sql`
    insert into public.notifications (client_id, user_id, kind, message, resource, page, subject_id, establishment_id, created_at)
    values (${clientId}, ${userId}, ${kind}, ${message}, ${resource}, ${page}, ${subject_id}, ${establishment_id}, now())`.execute(tx);
}
