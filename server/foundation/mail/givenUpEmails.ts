import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { doEach } from '#/server/foundation/doEach.ts';
import { BROKE } from '#/server/foundation/jobs/brokenJobs.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { GIVEN_UP, KINDS, type Queued } from './mailer.ts';
import { saysTheSame } from './sentAgain.ts';

/** The job that sends them again. */
export const SEND_GIVEN_UP = 'emails.again';

/** How many emails were given up and not sent again since, of all businesses, as long as the queue keeps them: a week. */
export interface GivenUpEmails {
  all: number;
  lastHour: number;
}

/** Of jobs `j`. What a mail server refused for good is not among them: another try would be in vain. */
const isGivenUp = sql`(j.status = 'failed' and starts_with(j.kind, ${KINDS}) and j.message = any(${[keptText(GIVEN_UP), ...BROKE]}::text[]))`;

/** Counts them. */
export async function countGivenUp(database: Database): Promise<GivenUpEmails> {
  const { rows } = await database.platform(
    (tx) =>
      sql<GivenUpEmails>`
        select count(*) as all, count(*) filter (where j.finished_at > now() - interval '1 hour') as "lastHour"
        from public.jobs as j where ${isGivenUp}`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows[0] ?? { all: 0, lastHour: 0 };
}

/** So many of a business are queued in one unit of work. */
const AT_ONCE = 200;

/**
 * Queues all of them again, each business's in units of work of its own: one that cannot be reached holds up no other. Their writers are
 * asked anew, as at every try, so that what is over by then does not leave. `goOn` says that the work goes on, and ends it by throwing.
 */
export async function sendGivenUp(database: Database, jobs: Jobs, goOn: () => Promise<void>): Promise<void> {
  const { rows } = await database.platform(
    (tx) => sql<{ client: number }>`select distinct j.client_id as client from public.jobs as j where ${isGivenUp} order by 1`.execute(tx),
    { readonly: true, retryable: true },
  );
  await doEach(rows, async ({ client }) => {
    do await goOn();
    while ((await database.tenant(client, (tx) => queueAgain(tx, jobs, client))) === AT_ONCE);
  });
}

/** Queues a business's oldest ones again; once each, whoever else does the same. @returns how many they were */
async function queueAgain(tx: Transaction, jobs: Jobs, clientId: number): Promise<number> {
  const { rows } = await sql<{ user_id: number | null; kind: string; payload: Queued<object>; is_repeated: boolean }>`
    update public.jobs as j set status = 'cancelled'
    where j.client_id = ${clientId} and ${isGivenUp} and j.id in (
      select j.id from tenant.jobs as j where j.client_id = ${clientId} and ${isGivenUp} order by j.id limit ${AT_ONCE})
    returning j.user_id, j.kind, j.payload, exists (
      select from tenant.jobs as later where later.client_id = ${clientId} and later.kind = j.kind and later.id > j.id
        and later.payload->'payload' = j.payload->'payload') as is_repeated`.execute(tx);
  const latest = rows.filter(({ is_repeated: isRepeated }) => !isRepeated);
  const waiting = await waitAgain(tx, clientId, recordsOf(latest));
  for (const { kind, payload, user_id: userId } of latest)
    if (payload.record === undefined || waiting.has(payload.record)) {
      // The emails that a business may send within an hour are counted by their first tries: this one's was long ago.
      const again: Queued<object> = { ...payload, failed: 1 };
      await jobs.enqueue(kind, again, { clientId, userId }, { tx });
    }
  return rows.length;
}

const recordsOf = (emails: readonly { payload: Queued<object> }[]) => emails.flatMap(({ payload: { record } }) => record ?? []);

/** Says in the records of emails that they wait again, but for those that were sent once more by hand. @returns whose do */
async function waitAgain(tx: Transaction, clientId: number, records: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update public.sent_emails as e set status = 'waiting', problem = null, answer = null, updated_at = now()
    where e.client_id = ${clientId} and e.id = any(${[...records]}::bigint[]) and e.status in ('given_up', 'waiting') and not exists (
      select from tenant.sent_emails as later where later.client_id = ${clientId} and later.client_id = e.client_id and later.id > e.id
        and later.kind not in ('alert', 'comment') and ${saysTheSame('later', 'e')})
    returning e.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
