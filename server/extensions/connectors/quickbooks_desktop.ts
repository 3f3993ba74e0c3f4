import { looksLikeFormula } from '#/server/capabilities/exports/csv.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { decimalText, linesOf, onOneLine, refuseNames } from '#/server/domain/integrations/fileTexts.ts';
import type { BookedLine, JournalDay } from '#/server/domain/integrations/journalDays.ts';
import { isWindows1252, transliterated, windows1252 } from '#/server/domain/integrations/windows1252.ts';

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'] as const;
const TYPE = 'GENERAL JOURNAL';
const HEAD = [['!TRNS', ...COLUMNS], ['!SPL', ...COLUMNS], ['!ENDTRNS']];

/**
 * QuickBooks Desktop, Intuit's interchange format: tab-separated, a general journal for each day. Debits are positive, the splits of a day
 * come to zero; accounts and classes (our locations) are found by their names.
 */
export const connector: Connector = {
  journalFile: {
    type: 'text/plain; charset=windows-1252',
    decimals: 2,
    fileName: ({ from, to }) => `journal-${from}-${to}.iif`,
    bytes(days, { decimals }) {
      refuseNames(
        linesOf(days).flatMap(({ account, location }) => [account.name, location?.name]),
        isReadable,
      );
      const row =
        ({ day, entry }: JournalDay) =>
        (line: BookedLine, at: number) => [
          at === 0 ? 'TRNS' : 'SPL',
          TYPE,
          `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
          line.account.name,
          line.location?.name ?? '',
          decimalText(line.debit - line.credit, decimals),
          entry,
          memo(line.text),
        ];
      const rows = days.flatMap((day) => [...day.lines.map(row(day)), ['ENDTRNS']]);
      return windows1252([...HEAD, ...rows].map((cells) => `${cells.join('\t')}\r\n`).join(''));
    },
  },
};

/** A quotation mark would begin a quoted cell; a spreadsheet may open the file. */
const isReadable = (name: string) => isWindows1252(name) && !/[\p{Cc}"]/u.test(name) && !looksLikeFormula(name);

function memo(text: string): string {
  const plain = onOneLine(transliterated(text)).replaceAll('"', "'");
  return looksLikeFormula(plain) ? `'${plain}` : plain;
}
