import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#/model/reports/periods.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { EntryLine, SentPart } from './differences.ts';
import { decimalText } from './fileTexts.ts';
import { entryOf } from './journalDays.ts';

/** What an establishment books into: the books of one company in one program. */
export interface Books {
  clientId: number;
  establishmentId: number;
  integration: string;
  companyId: string | null;
}

/** The journals (`j`) of the same books: another company there has not been sent anything. */
export const sameBooks = ({ clientId, establishmentId, integration, companyId }: Books): RawBuilder<unknown> => sql`
  j.client_id = ${clientId} and j.establishment_id = ${establishmentId} and j.integration = ${integration} and j.company_id = ${companyId}`;

/**
 * Has what is filed for the same books come one after the other: who asks at the same time waits, and finds nothing more. Held before the
 * days are read: else who waits would book back what changed meanwhile.
 */
export async function holdBooks(tx: Transaction, { clientId, establishmentId, integration, companyId }: Books): Promise<void> {
  const lock = `journal files ${clientId} ${establishmentId} ${integration} ${companyId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
}

interface DayPart extends SentPart {
  day: string;
}

/** What was booked of each day, all journals and corrections together; what was refused, or says that it was not, is none. */
export async function readBooked(tx: Transaction, books: Books, { from, to }: Period, decimals: number): Promise<Map<string, SentPart[]>> {
  const { rows } = await sql<DayPart>`
    select j.day::text as day, l.part, l.name,
      (sum(coalesce(l.debit, 0) - coalesce(l.credit, 0)) * ${10 ** decimals}::bigint)::bigint as amount,
      (array_agg(l.text order by j.id desc))[1] as text, (array_agg(l.account order by j.id desc))[1] as account,
      (array_agg(l.location order by j.id desc))[1] as location, (array_agg(l.subsidiary order by j.id desc))[1] as subsidiary
    from tenant.sent_journals j join tenant.sent_journals_lines l on l.client_id = j.client_id and l.parent_id = j.id
    where ${sameBooks(books)} and j.status not in ('refused', 'not_booked') and j.day between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
  const days = new Map<string, SentPart[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return days;
}

/** What the program calls what a line names. */
export interface IdsOfLine {
  account: string | undefined;
  location: string | null;
  subsidiary: string | null;
}

/** A journal that is to be booked. */
export interface NewJournal {
  day: string;
  lines: readonly EntryLine[];
  isCorrection: boolean;
  /** Waiting to be sent, or in a file that is handed over now. */
  status: 'waiting' | 'filed';
  connection: number;
  company: string | null;
  /** Decimals of the establishment's currency. */
  decimals: number;
  userId: number | null;
  idsOf: (line: EntryLine) => IdsOfLine;
}

/**
 * Keeps a journal as a record, with a key of its own. @returns its id, and after its day's first one how many there were before: what tells
 * the journals of a day apart
 */
export async function storeJournal(tx: Transaction, books: Books, journal: NewJournal): Promise<{ id: number; before: number }> {
  const { clientId, establishmentId, integration, companyId } = books;
  const { day, lines, isCorrection, status, connection, company, decimals, userId, idsOf } = journal;
  const total = lines.reduce((sum, { debit }) => sum + debit, 0);
  const major = (minor: number) => sql`${decimalText(minor, decimals)}::numeric`;
  const { rows: counted } = await sql<{ before: number }>`
    select count(*)::integer as before from tenant.sent_journals j where ${sameBooks(books)} and j.day = ${day}::date`.execute(tx);
  const before = counted[0]?.before ?? 0;
  const { rows } = await sql<{ id: number }>`
    insert into public.sent_journals (client_id, establishment_id, entry, day, kind, integration, connection, company, company_id, status,
      total, tries, key, sent_at, created_at, updated_at, created_by)
    values (${clientId}, ${establishmentId}, ${`CH${establishmentId}-${entryOf(day, before)}`}, ${day}::date,
      ${isCorrection ? 'correction' : 'journal'}, ${integration}, ${connection}, ${company}, ${companyId}, ${status}, ${major(total)}, 0,
      ${randomUUID()}, ${status === 'filed' ? sql`now()` : null}, now(), now(), ${userId})
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const values = lines.map((line, position) => {
    const { part, name, text, account, location, subsidiary, debit, credit } = line;
    const ids = idsOf(line);
    return sql`(${clientId}, ${establishmentId}, ${id}, ${position}, ${part}, ${name}, ${text}, ${account}, ${location}, ${subsidiary},
      ${debit ? major(debit) : null}, ${credit ? major(credit) : null}, ${ids.account}, ${ids.location}, ${ids.subsidiary})`;
  });
  await sql`
    insert into public.sent_journals_lines (client_id, establishment_id, parent_id, position, part, name, text, account, location,
      subsidiary, debit, credit, account_id, location_id, subsidiary_id) values ${sql.join(values)}`.execute(tx);
  return { id, before };
}
