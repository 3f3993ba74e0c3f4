import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Books, readBooked, storeJournal } from './bookedJournals.ts';
import { type EntryLine, stillToBook } from './differences.ts';
import { type BookedLine, entryOf, type JournalDay, type Journals } from './journalDays.ts';
import type { NamedBy } from './names.ts';

/** What a file is made of. */
export interface FileOfChanges {
  /** The days as they are now. */
  journals: Journals;
  period: { from: string; to: string };
  connection: number;
  /** Decimals of the establishment's currency. */
  decimals: number;
  userId: number | null;
}

/**
 * What a file of some days is to hold that earlier ones of the same books do not: days that were in none, and of days that changed since
 * the difference. It counts as booked from now on. The caller holds the books (`holdBooks`) since before the days were read.
 */
export async function fileChanges(tx: Transaction, books: Books, file: FileOfChanges): Promise<JournalDay[]> {
  const { journals, period, connection, decimals, userId } = file;
  const earlier = await readBooked(tx, books, period, decimals);
  const now = new Map(journals.days.map(({ day, lines }) => [day, lines]));
  const changed: JournalDay[] = [];
  for (const day of [...new Set([...now.keys(), ...earlier.keys()])].sort()) {
    const booked = earlier.get(day) ?? [];
    const lines = stillToBook(now.get(day) ?? [], booked);
    if (!lines.length) continue;
    const { before } = await storeJournal(tx, books, {
      ...{ day, lines, isCorrection: booked.length > 0, status: 'filed', connection, company: null, decimals, userId },
      // A file names them by what they are called.
      idsOf: (line) => {
        const { account, location, subsidiary } = named(line, journals.names);
        return { account: account.code ?? account.name, location: location?.name ?? null, subsidiary: subsidiary?.name ?? null };
      },
    });
    changed.push({ day, entry: entryOf(day, before), lines: lines.map((line) => named(line, journals.names)) });
  }
  return changed;
}

function named(line: EntryLine, names: NamedBy): BookedLine {
  const { account, location, subsidiary } = line;
  return {
    ...line,
    account: names.account(account),
    location: location === null ? null : names.location(location),
    subsidiary: subsidiary === null ? null : names.subsidiary(subsidiary),
  };
}
