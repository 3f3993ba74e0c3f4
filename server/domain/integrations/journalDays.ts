import type { Period } from '#/model/reports/periods.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { dayFigures } from './dayFigures.ts';
import { type JournalLine, journalOf } from './journal.ts';
import { type Named, type NamedBy, readNames } from './names.ts';
import type { Mapped, Part } from './ownParts.ts';

/** A line that has an account, as a program's file books it: a debit or a credit, minor units. */
export interface BookedLine extends Part {
  account: Named;
  location: Named | null;
  subsidiary: Named | null;
  /** What is booked, in words. */
  text: string;
  debit: number;
  credit: number;
}

/** What is booked of a business day; it has lines, and both sides come to the same. */
export interface JournalDay {
  day: string;
  /** What tells it from the other journals of that day, and from those of other days: at most 11 characters. */
  entry: string;
  lines: readonly BookedLine[];
}

/** What some days come to. */
export interface Journals {
  days: JournalDay[];
  /** Parts of those days that nothing says an account for, each once. */
  unmapped: Part[];
  /** What a text of the mapping means. */
  names: NamedBy;
}

interface Wanted {
  clientId: number;
  establishmentId: number;
  period: Period;
  mapping: readonly Mapped[];
  /** What a part is called. */
  textOf: (part: Part) => string;
}

/** The journals of the days on which something was booked. @throws where a day does not balance: no such file leaves */
export async function readJournalDays(tx: Transaction, { clientId, establishmentId, period, mapping, textOf }: Wanted): Promise<Journals> {
  const figures = await dayFigures(tx, clientId, establishmentId, period);
  const names = await readNames(tx, clientId, establishmentId);
  const unmapped = new Map<string, Part>();
  const days: JournalDay[] = [];
  for (const [day, of] of figures) {
    const lines = journalOf(of, mapping);
    checkBalance(lines);
    for (const { part, name, account } of lines) if (account === null) unmapped.set(`${part}|${name}`, { part, name });
    if (lines.length) days.push({ day, entry: entryOf(day), lines: lines.flatMap((line) => bookedLine(line, names, textOf)) });
  }
  return { days, unmapped: [...unmapped.values()], names };
}

function bookedLine(line: JournalLine, names: NamedBy, textOf: Wanted['textOf']): BookedLine[] {
  const { account, location, subsidiary } = line;
  if (account === null) return [];
  return [
    {
      ...line,
      account: names.account(account),
      location: location === null ? null : names.location(location),
      subsidiary: subsidiary === null ? null : names.subsidiary(subsidiary),
      text: textOf(line),
    },
  ];
}

/** Nothing makes such a day; if something ever does, no program is told of it. */
function checkBalance(lines: readonly JournalLine[]): void {
  const off = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  if (off !== 0) throw new Error('The journal of a day does not balance');
}

/** The number of a day's journal: '20260110', and where there were others `before` it '20260110-1'. */
export const entryOf = (day: string, before = 0): string => day.replaceAll('-', '') + (before ? `-${before}` : '');
