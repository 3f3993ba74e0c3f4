import { sql } from 'kysely';
import { contextFor } from '#/i18n/context.ts';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForSome, overAll, type Whose } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Mapped } from '../ownParts.ts';
import { partWords } from '../partWords.ts';
import { type ConnectionKey, findConnection } from './connection.ts';
import { queueJournals, SEND_JOURNAL } from './queueJournals.ts';

/** So far back days are looked at for what changed after they were sent. */
const DAYS_BACK = 35;

interface Daily {
  client_id: number;
  id: number;
}
interface Clock {
  timezone: string;
  startsAt: string;
  currency: string;
  from: string;
}

/** What days are sent by themselves with. */
export interface DailyParts {
  database: Database;
  model: Model;
  jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Sends the journals of the days that are over, and corrections of days that changed, of each connection that asks for it. Each is a unit
 * of work of its own behind the connection's lock: however many hosts look, each journal is made once. What keeps them back stands with
 * the connection. Those of a business that is not active wait.
 * @param now ISO 8601 UTC
 * @throws AggregateError of what went wrong at single connections, once all others were looked at
 */
export async function sendDaily(parts: DailyParts, now = new Date().toISOString()): Promise<void> {
  const { database } = parts;
  // Those that wait and have no job any more (it broke, or hosts died over it) are given up: sent again they are booked once.
  const giveUpLost = (whose: Whose) =>
    database.platform((tx) =>
      sql`
      update public.sent_journals as j set status = 'given_up', problem = ${keptText(say('accounting.lost'))}, updated_at = now()
      where ${whose('j.client_id')} and j.status = 'waiting' and (j.client_id, j.id) not in (
        select q.client_id, (q.payload->>'id')::bigint from public.jobs as q
        where q.status in ('pending', 'processing') and q.kind = ${SEND_JOURNAL} and q.payload->>'id' is not null)`.execute(tx),
    );
  const send = async ({ client_id: clientId, id }: Daily) => {
    const problem = await queued(parts, { clientId, id }, now);
    await database.tenant(clientId, (tx) => noteProblem(tx, { clientId, id }, problem));
  };
  await overAll(database, async (whose) => {
    await giveUpLost(whose);
    await doForSome(
      database,
      sql<Daily>`
        select t.client_id, t.id from public.third_party_integrations as t
        join public.businesses as c on ${whose('c.id')} and c.id = t.client_id and c.status = 'active'
        where ${whose('t.client_id')} and t.status = 'active' and t.state = 'connected' and t.sends_daily order by 1, 2`,
      send,
    );
  });
}

/** Makes and queues what is to be sent; a sentence: why nothing is. */
async function queued(parts: DailyParts, key: ConnectionKey, now: string): Promise<Sentence | undefined> {
  try {
    await parts.database.tenant(key.clientId, (tx) => queueDays(tx, parts, key, now));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode < 500) return Object.values(error.errors ?? {})[0]?.[0] ?? error.sentence;
    throw error;
  }
}

async function queueDays(tx: Transaction, { model, jobs }: DailyParts, key: ConnectionKey, now: string): Promise<void> {
  const connection = await findConnection(tx, key, { lock: true });
  if (connection?.state !== 'connected') return;
  const { clientId, id } = connection;
  const { rows } = await sql<Clock>`
    select e.timezone, to_char(e.business_day_starts_at, 'HH24:MI') as "startsAt", e.currency, t.sends_from::text as from
    from tenant.third_party_integrations t join tenant.establishments e on e.client_id = t.client_id and e.id = t.establishment_id
    where t.client_id = ${clientId} and t.id = ${id} and t.sends_daily and t.sends_from is not null`.execute(tx);
  const [clock] = rows;
  if (!clock) return;
  const today = businessToday(clock, new Date(now));
  const to = addDays(today, -1);
  const earliest = addDays(today, -DAYS_BACK);
  const from = clock.from > earliest ? clock.from : earliest;
  if (from > to) return;
  const context = contextFor({ locale: 'en', ...clock });
  await queueJournals(tx, {
    ...{ connection, mapping: await readMapping(tx, key), period: { from, to }, decimals: context.currencyDecimals(clock.currency) },
    ...{ textOf: partWords(model, context), userId: null, queue: jobs },
  });
}

/** What of the establishment's is booked where. */
async function readMapping(tx: Transaction, { clientId, id }: ConnectionKey): Promise<Mapped[]> {
  const { rows } = await sql<Mapped>`
    select part, name, account, location, subsidiary from tenant.third_party_integrations_value
    where client_id = ${clientId} and parent_id = ${id}`.execute(tx);
  return rows;
}

async function noteProblem(tx: Transaction, { clientId, id }: ConnectionKey, problem: Sentence | undefined): Promise<void> {
  const text = problem ? keptText(problem) : null;
  await sql`
    update public.third_party_integrations set problem = ${text}, updated_at = now()
    where client_id = ${clientId} and id = ${id} and state = 'connected' and problem is distinct from ${text}`.execute(tx);
}
