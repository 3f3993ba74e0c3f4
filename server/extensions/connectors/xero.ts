import { say } from '#/i18n/sentences.ts';
import { BYTE_ORDER_MARK, csvLine, looksLikeFormula } from '#/server/capabilities/exports/csv.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { decimalText, linesOf, onOneLine, refuseNames, shortList } from '#/server/domain/integrations/fileTexts.ts';
import type { Named } from '#/server/domain/integrations/names.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

const COLUMNS = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'];
const TRACKING = ['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'];

/** Xero reads no longer file. */
const MOST_LINES = 300;

/**
 * Xero, the file that its import of manual journals takes: a journal for each day (its lines have one narration and date; a second
 * one is of another narration), accounts by
 * their codes, debits positive. Locations and subsidiaries are options of tracking categories that are called so.
 */
export const connector: Connector = {
  journalFile: {
    type: 'text/csv; charset=utf-8',
    decimals: 2,
    fileName: ({ from, to }) => `journal-${from}-${to}.csv`,
    bytes(days, { input, decimals, title }) {
      const lines = linesOf(days);
      if (lines.length > MOST_LINES) throw invalid({ to: [say('journal.too_many_lines', { lines: lines.length, most: MOST_LINES })] });
      const nameless = lines.filter(({ account }) => account.code === null).map(({ account }) => account.text);
      if (nameless.length) throw invalid({ format: [say('journal.no_code', { names: shortList([...new Set(nameless)]) })] });
      refuseNames(
        lines.flatMap(({ location, subsidiary }) => [location?.name, subsidiary?.name]),
        (name) => !looksLikeFormula(name) && onOneLine(name) === name,
      );
      const rows = days.flatMap((day) =>
        day.lines.map((line) => [
          onOneLine(`${title} ${day.day}${day.entry.slice(8)}`),
          `${day.day.slice(8)}/${day.day.slice(5, 7)}/${day.day.slice(0, 4)}`,
          onOneLine(line.text),
          line.account.code ?? '',
          input.tax_rate ?? '',
          decimalText(line.debit - line.credit, decimals),
          ...tracked('Location', line.location),
          ...tracked('Subsidiary', line.subsidiary),
        ]),
      );
      return new TextEncoder().encode(BYTE_ORDER_MARK + [[...COLUMNS, ...TRACKING], ...rows].map(csvLine).join(''));
    },
  },
};

const tracked = (category: string, option: Named | null): string[] => (option ? [category, option.name] : ['', '']);
