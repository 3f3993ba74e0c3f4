import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { looksLikeFormula } from '#/server/capabilities/exports/csv.ts';
import type { Connector, JournalAsked } from '#/server/domain/integrations/connector.ts';
import { DATEV_COLUMNS } from '#/server/domain/integrations/datevColumns.ts';
import { decimalText, linesOf, onOneLine, refuseNames, shortList } from '#/server/domain/integrations/fileTexts.ts';
import type { BookedLine, JournalDay } from '#/server/domain/integrations/journalDays.ts';
import { isWindows1252, transliterated, windows1252 } from '#/server/domain/integrations/windows1252.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

const LONGEST = { title: 30, text: 60, costCentre: 36 } as const;

/**
 * DATEV, a Buchungsstapel in the DATEV format (header version 700, category 21, format version 13). It books pairs of accounts, and a day
 * is no pairs: each line is booked against the clearing account that the user names, which so comes to zero each day.
 */
export const connector: Connector = {
  journalFile: {
    type: 'text/csv; charset=windows-1252',
    decimals: 2,
    booksOf: ({ consultant_number: consultant, client_number: client }) => `${consultant}/${client}`,
    fileName: ({ from, to }) => `EXTF_Buchungsstapel-${from}-${to}.csv`,
    bytes(days, asked) {
      const yearStart = fiscalYearOf(asked);
      refuseAccounts(linesOf(days), asked);
      const rows = days.flatMap((day) => day.lines.map((line) => booking(day, line, asked)));
      return windows1252([header(asked, yearStart), DATEV_COLUMNS, ...rows].map((cells) => `${cells.join(';')}\r\n`).join(''));
    },
  },
};

const compact = (day: string) => day.replaceAll('-', '');

/** A text's field: in quotation marks, no longer than it may be. */
function quoted(text: string, most: number): string {
  const short = [...onOneLine(transliterated(text))].slice(0, most).join('');
  return `"${(looksLikeFormula(short) ? ` ${short}` : short).replaceAll('"', '""')}"`;
}

/** The first day of the fiscal year that the days lie in. @throws ApiError 422 where they lie in two: the file has room for one */
function fiscalYearOf({ input: { from, to, fiscal_year_month: month } }: JournalAsked): string {
  const begins = (year: number) => `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
  const year = Number(from.slice(0, 4));
  const at = begins(year) <= from ? year : year - 1;
  if (to >= begins(at + 1)) throw invalid({ to: [say('journal.two_years', { last: onDay(addDays(begins(at + 1), -1)) })] });
  return begins(at);
}

/** @throws ApiError 422 for an account that has no number or too long a one, and a cost centre that is none */
function refuseAccounts(
  lines: readonly BookedLine[],
  { input: { account_length: length, clearing_account: clearing } }: JournalAsked,
): void {
  // A debtor's or creditor's account has one digit more.
  const most = Number(length) + 1;
  const isNumber = ({ account }: BookedLine) => account.code !== null && /^\d+$/.test(account.code);
  const named = (odd: readonly BookedLine[]) => shortList([...new Set(odd.map(({ account }) => account.text))]);
  const nameless = lines.filter((line) => !isNumber(line));
  if (nameless.length) throw invalid({ format: [say('journal.no_number', { names: named(nameless) })] });
  const long = lines.filter(({ account }) => (account.code ?? '').length > most);
  if (long.length) throw invalid({ account_length: [say('journal.number_too_long', { names: named(long), most })] });
  if (String(clearing).length > most) throw invalid({ clearing_account: [say('journal.clearing_too_long', { most })] });
  refuseNames(
    lines.map(({ location }) => location?.code ?? location?.name),
    (name) => isWindows1252(name) && onOneLine(name) === name && name.length <= LONGEST.costCentre && !looksLikeFormula(name),
  );
}

/** The first line: whose bookings these are, of which days and which year. Nothing is locked (Festschreibung 0). */
function header({ input, currency, title, now }: JournalAsked, yearStart: string): string[] {
  const { consultant_number: consultant, client_number: client, account_length: length } = input;
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', now.replace(/\D/g, '').slice(0, 17).padEnd(17, '0'), '', '"CH"', '""', '""'],
    ...[String(consultant), String(client), compact(yearStart), String(length), compact(input.from), compact(input.to)],
    ...[quoted(title, LONGEST.title), '""', '1', '0', '0', `"${currency}"`, '', '""', '', '', '""', '', '', '""', '""'],
  ];
}

function booking({ day, entry }: JournalDay, line: BookedLine, { input, currency, decimals }: JournalAsked): string[] {
  const minor = (line.debit || line.credit) * 10 ** (2 - decimals);
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimalText(minor, 2, ','),
    'Soll/Haben-Kennzeichen': line.debit ? '"S"' : '"H"',
    'WKZ Umsatz': `"${currency}"`,
    Konto: line.account.code ?? '',
    'Gegenkonto (ohne BU-Schlüssel)': input.clearing_account ?? '',
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': `"${entry}"`,
    Buchungstext: quoted(line.text, LONGEST.text),
    'KOST1 - Kostenstelle': line.location ? quoted(line.location.code ?? line.location.name, LONGEST.costCentre) : '',
    Festschreibung: '0',
  };
  return DATEV_COLUMNS.map((name) => cells[name] ?? '');
}
