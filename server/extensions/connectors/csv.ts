import { BYTE_ORDER_MARK, csvLine } from '#/server/capabilities/exports/csv.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { decimalText } from '#/server/domain/integrations/fileTexts.ts';
import type { JournalDay } from '#/server/domain/integrations/journalDays.ts';

type Row = JournalDay['lines'][number] & { day: string; entry: string; currency: string; decimals: number };

const amount = (minor: number, { decimals }: Row) => (minor === 0 ? '' : decimalText(minor, decimals));

/** Names that stay as they are in every language: whoever imports the file keeps what each column means. */
const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  day: ({ day }) => day,
  account: ({ account }) => account.text,
  location: ({ location }) => location?.text ?? '',
  subsidiary: ({ subsidiary }) => subsidiary?.text ?? '',
  part: ({ part }) => part,
  name: ({ name }) => name ?? '',
  debit: (row) => amount(row.debit, row),
  credit: (row) => amount(row.credit, row),
  currency: ({ currency }) => currency,
  entry: ({ entry }) => entry,
  account_code: ({ account }) => account.code ?? '',
  account_name: ({ account }) => account.name,
};

/** Any other program that imports tables (QuickBooks Online, NetSuite): a line a row, `entry` tells the days' journals apart. */
export const connector: Connector = {
  journalFile: {
    type: 'text/csv; charset=utf-8',
    decimals: 3,
    fileName: ({ from, to }) => `journal-${from}-${to}.csv`,
    bytes(days, { currency, decimals }) {
      const rows = days.flatMap(({ day, entry, lines }) =>
        lines.map((line) => Object.values(COLUMNS).map((cell) => cell({ ...line, day, entry, currency, decimals }))),
      );
      return new TextEncoder().encode(BYTE_ORDER_MARK + [Object.keys(COLUMNS), ...rows].map(csvLine).join(''));
    },
  },
};
