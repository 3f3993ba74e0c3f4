import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Period } from '#/model/reports/periods.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { readBooked, sameBooks, storeJournal } from '../bookedJournals.ts';
import { accountingOf } from '../connectors.ts';
import { type EntryLine, stillToBook } from '../differences.ts';
import { shortList } from '../fileTexts.ts';
import { readJournalDays } from '../journalDays.ts';
import type { Mapped, Part } from '../ownParts.ts';
import type { StoredConnection } from './connection.ts';
import { programName } from './programApi.ts';
import { type ProgramIds, readProgramIds } from './programIds.ts';

/** The kind of the jobs that send a journal, and what they are told. */
export const SEND_JOURNAL = 'integrations.send';
export interface QueuedJournal {
  clientId: number;
  id: number;
}

/** What is to be sent of which connection. */
export interface Queueing {
  connection: StoredConnection;
  mapping: readonly Mapped[];
  period: Period;
  /** Decimals of the establishment's currency. */
  decimals: number;
  textOf: (part: Part) => string;
  /** Who asked; null: the host by itself. */
  userId: number | null;
  queue: Pick<Jobs, 'enqueue'>;
}

/** So long the host lets a journal rest that it has given up. */
const REST = sql`interval '1 day'`;

/**
 * Makes the journals of some days, each less what was sent of it before, and queues them; what waits or was given up is counted as sent,
 * and what was given up is queued once more with its own key (by the host itself after a rest), so that nothing is booked twice. The
 * caller holds the connection's lock.
 * @returns how many journals are on their way now
 * @throws ApiError 422 at `from` where something has no account, or one that was not read from the program, or amounts have more decimals
 * than it takes
 */
export async function queueJournals(tx: Transaction, asked: Queueing): Promise<number> {
  const { connection, mapping, period, textOf, decimals } = asked;
  const { clientId, establishmentId, integration } = connection;
  const most = accountingOf(integration)?.decimals ?? 0;
  if (decimals > most)
    throw invalid({ from: [say('accounting.too_many_decimals', { program: programName(integration), most, decimals })] });
  const again = await requeueGivenUp(tx, asked);
  const { days, unmapped } = await readJournalDays(tx, { clientId, establishmentId, period, mapping, textOf });
  if (unmapped.length) throw invalid({ from: [say('journal.no_account', { parts: shortList(unmapped.map(textOf)) })] });
  const earlier = await readBooked(tx, connection, period, decimals);
  const ids = await readProgramIds(tx, clientId, establishmentId);
  const unread = new Set<string>();
  const entries = [...new Set([...days.map(({ day }) => day), ...earlier.keys()])].sort().map((day) => {
    const sent = earlier.get(day) ?? [];
    const lines = stillToBook(days.find((one) => one.day === day)?.lines ?? [], sent);
    for (const name of lines.flatMap((line) => unreadOf(line, ids))) unread.add(name);
    return { day, lines, isCorrection: sent.length > 0 };
  });
  if (unread.size) {
    const blanks = { program: programName(integration), names: shortList([...unread]) };
    throw invalid({ from: [say('accounting.unread', blanks)] });
  }
  let queued = again;
  for (const { day, lines, isCorrection } of entries)
    if (lines.length) {
      await enter(tx, asked, { day, lines, isCorrection, ids, decimals });
      queued += 1;
    }
  return queued;
}

/** What of a line is not known to the program. */
function unreadOf({ account, location, subsidiary }: EntryLine, ids: ProgramIds): string[] {
  return [
    ...(ids.account.has(account) ? [] : [account]),
    ...(location === null || ids.location.has(location) ? [] : [location]),
    // A program without subsidiaries has one company, which is the connection's.
    ...(subsidiary === null || !ids.subsidiary.size || ids.subsidiary.has(subsidiary) ? [] : [subsidiary]),
  ];
}

/** A person's word sends what was given up at once; by itself the host tries it again after a day, or once it is connected anew. */
async function requeueGivenUp(tx: Transaction, { connection, period, userId, queue }: Queueing): Promise<number> {
  const { clientId, id: connectionId } = connection;
  const isDue =
    userId !== null
      ? sql`true`
      : sql`(j.updated_at < now() - ${REST} or j.updated_at < (select c.connected_at from tenant.third_party_integrations c
          where c.client_id = ${clientId} and c.id = ${connectionId}))`;
  const { rows } = await sql<{ id: number }>`
    update public.sent_journals as j set status = 'waiting', problem = null, tries = 0, updated_at = now()
    where ${sameBooks(connection)} and j.status = 'given_up' and j.day between ${period.from}::date and ${period.to}::date
      and ${isDue}
    returning j.id`.execute(tx);
  for (const { id } of rows) await queueJournal(queue, tx, { clientId, id }, userId);
  return rows.length;
}

/** Has a journal sent as soon as this unit of work has ended. */
export async function queueJournal(
  queue: Queueing['queue'],
  tx: Transaction,
  journal: QueuedJournal,
  userId: number | null,
): Promise<void> {
  const { clientId } = journal;
  await queue.enqueue(SEND_JOURNAL, journal, { clientId, userId }, { tx });
}

interface Entry {
  day: string;
  lines: readonly EntryLine[];
  isCorrection: boolean;
  ids: ProgramIds;
  decimals: number;
}

async function enter(tx: Transaction, { connection, userId, queue }: Queueing, { day, lines, isCorrection, ids, decimals }: Entry) {
  const { clientId, id: ofConnection, company } = connection;
  const { id } = await storeJournal(tx, connection, {
    ...{ day, lines, isCorrection, status: 'waiting', connection: ofConnection, company, decimals, userId },
    idsOf: ({ account, location, subsidiary }) => ({
      account: ids.account.get(account),
      location: location === null ? null : (ids.location.get(location) ?? null),
      subsidiary: subsidiary === null ? null : (ids.subsidiary.get(subsidiary) ?? null),
    }),
  });
  await queueJournal(queue, tx, { clientId, id }, userId);
}
