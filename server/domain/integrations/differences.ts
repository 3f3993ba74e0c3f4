import type { BookedLine } from './journalDays.ts';
import { keyOf, type Part } from './ownParts.ts';

/** What was booked of a part of a day, all journals and corrections together; minor units, debits above zero. */
export interface SentPart extends Part {
  amount: number;
  text: string;
  account: string;
  location: string | null;
  subsidiary: string | null;
}

/** A line of a journal that is to be booked: the names are the mapping's. */
export interface EntryLine extends Part {
  text: string;
  account: string;
  location: string | null;
  subsidiary: string | null;
  debit: number;
  credit: number;
}

/**
 * What is still to be booked of a day: its lines, less what was sent of each part. A part is corrected in the account that it goes to now,
 * and where there is nothing of it any more, in the one that it was sent to. What was only mapped to another account since is not moved.
 * Both sides come to the same, as those of the day and of what was sent do. A day of which nothing was sent is booked as it is, line by
 * line. Pure.
 */
export function stillToBook(lines: readonly BookedLine[], sent: readonly SentPart[]): EntryLine[] {
  if (!sent.length) return lines.map(entryLine);
  const before = new Map(sent.map((one) => [keyOf(one), one]));
  const now = new Map<string, EntryLine & { amount: number }>();
  for (const line of lines) {
    const amount = (now.get(keyOf(line))?.amount ?? 0) + line.debit - line.credit;
    now.set(keyOf(line), { ...entryLine(line), amount });
  }
  const keys = new Set([...now.keys(), ...before.keys()]);
  return [...keys].flatMap((key): EntryLine[] => {
    const line = now.get(key) ?? before.get(key);
    const amount = (now.get(key)?.amount ?? 0) - (before.get(key)?.amount ?? 0);
    if (!line || amount === 0) return [];
    const { part, name, text, account, location, subsidiary } = line;
    return [{ part, name, text, account, location, subsidiary, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) }];
  });
}

function entryLine({ part, name, text, account, location, subsidiary, debit, credit }: BookedLine): EntryLine {
  return { part, name, text, account: account.text, location: location?.text ?? null, subsidiary: subsidiary?.text ?? null, debit, credit };
}
