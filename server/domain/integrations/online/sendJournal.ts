import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { MINUTE_MS } from '#/model/values/durations.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { PushedJournal, PushedLine } from '../connector.ts';
import { findConnection, type StoredConnection } from './connection.ts';
import { apiOf, mustSignIn, type ProgramHost, programName, registered } from './programApi.ts';
import { OddAnswer, ProgramAway, ProgramRefused, SignInAgain } from './programErrors.ts';
import { type QueuedJournal, SEND_JOURNAL } from './queueJournals.ts';

/** The pauses after tries without an answer: for most of a day. */
export const NORMAL_PAUSES_MS = [0.5, 2, 8, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);

interface Stored extends Omit<PushedJournal, 'lines' | 'note'> {
  connection: number | null;
  company_id: string;
  establishment: string;
  kind: 'journal' | 'correction';
  tries: number;
}

export interface SendingParts extends ProgramHost {
  jobs: Jobs;
  log: FastifyBaseLogger;
  pausesMs: readonly number[];
}

/** Sends what is queued, each with one key however often it is tried; what became of each try stands in its record. */
export function sendJournals(parts: SendingParts): void {
  parts.jobs.handle<QueuedJournal>(SEND_JOURNAL, (queued, { userId }) => send(parts, queued, userId), { waitsOutside: true });
}

async function send(parts: SendingParts, queued: QueuedJournal, userId: number | null): Promise<void> {
  const found = await parts.database.tenant(queued.clientId, (tx) => read(tx, queued), { readonly: true });
  // Sent meanwhile, or gone with its establishment.
  if (!found) return;
  const { stored, journal, connection } = found;
  if (!connection) return settle(parts, queued, { status: 'given_up', problem: say('accounting.connection_gone') });
  const name = programName(connection.integration);
  try {
    const { program } = registered(parts.apps, connection.integration);
    const { number } = await program.push(apiOf(parts, connection), journal);
    await settle(parts, queued, { status: 'sent', number });
  } catch (error) {
    if (error instanceof ProgramRefused) return settle(parts, queued, { status: 'refused', problem: error.sentence });
    if (error instanceof SignInAgain) {
      await mustSignIn(parts, connection);
      return settle(parts, queued, { status: 'given_up', problem: say('accounting.sign_in_again', { program: name }) });
    }
    if (error instanceof ApiError) return settle(parts, queued, { status: 'given_up', problem: error.sentence });
    const isKnown = error instanceof ProgramAway || error instanceof OddAnswer;
    if (!isKnown) throw error;
    const problem = error instanceof ProgramAway ? error.sentence : say('accounting.odd_answer', { program: name });
    const pause = parts.pausesMs[stored.tries];
    parts.log.warn({ err: error, journal: queued.id, tries: stored.tries + 1, again_in_ms: pause }, 'a journal could not be sent');
    if (pause === undefined) return settle(parts, queued, { status: 'given_up', problem });
    await parts.database.tenant(queued.clientId, async (tx) => {
      await note(tx, queued, { status: 'waiting', problem });
      await parts.jobs.enqueue(SEND_JOURNAL, queued, { clientId: queued.clientId, userId }, { tx, delayMs: pause });
    });
  }
}

type Tx = Parameters<Parameters<ProgramHost['database']['tenant']>[1]>[0];

async function read(
  tx: Tx,
  { clientId, id }: QueuedJournal,
): Promise<{ stored: Stored; journal: PushedJournal; connection: StoredConnection | undefined } | undefined> {
  const { rows } = await sql<Stored>`
    select j.key, j.entry, j.day::text as day, j.kind, j.connection, j.company_id, j.tries, e.title as establishment, e.currency
    from tenant.sent_journals j join tenant.establishments e on e.client_id = j.client_id and e.id = j.establishment_id
    where j.client_id = ${clientId} and j.id = ${id} and j.status = 'waiting'`.execute(tx);
  const [stored] = rows;
  if (!stored) return undefined;
  const { rows: lines } = await sql<PushedLine>`
    select text, account_id as "accountId", location_id as "locationId", subsidiary_id as "subsidiaryId",
      coalesce(debit, 0)::float8 as debit, coalesce(credit, 0)::float8 as credit
    from tenant.sent_journals_lines where client_id = ${clientId} and parent_id = ${id} order by position`.execute(tx);
  const { key, entry, day, establishment, currency } = stored;
  const connection = stored.connection === null ? undefined : await findConnection(tx, { clientId, id: stored.connection });
  // Connected to other books since: what was made for these is not booked there.
  const isSame = connection?.state === 'connected' && connection.companyId === stored.company_id;
  return { stored, journal: { key, entry, day, currency, note: establishment, lines }, connection: isSame ? connection : undefined };
}

type Fate = { status: 'sent'; number: string } | { status: 'waiting' | 'refused' | 'given_up'; problem: Sentence };

async function settle({ database }: SendingParts, queued: QueuedJournal, fate: Fate): Promise<void> {
  await database.tenant(queued.clientId, (tx) => note(tx, queued, fate));
}

async function note(tx: Tx, { clientId, id }: QueuedJournal, fate: Fate): Promise<void> {
  const { status } = fate;
  await sql`
    update public.sent_journals set status = ${status}, tries = tries + 1, problem = ${'problem' in fate ? keptText(fate.problem) : null},
      number = ${'number' in fate ? fate.number : null}, sent_at = ${status === 'sent' ? sql`now()` : sql`sent_at`}, updated_at = now()
    where client_id = ${clientId} and id = ${id} and status = 'waiting'`.execute(tx);
}
