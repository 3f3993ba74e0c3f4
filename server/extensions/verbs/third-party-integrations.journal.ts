import { dayFigures } from '#/server/domain/integrations/dayFigures.ts';
import { journalOf } from '#/server/domain/integrations/journal.ts';
import type { Mapped } from '#/server/domain/integrations/ownParts.ts';
import { fromWhole } from '#/server/domain/sales/minorUnits.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/**
 * A business day as it would be booked: `{ currency, list: [{ part, name, account, location, subsidiary, debit, credit }], totals: { debit,
 * credit }, unmapped }`; amounts in major units, `unmapped` counts lines without an account.
 */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId, context }, { day }, record = {}) => {
  const figures = await dayFigures(tx, clientId, Number(establishmentId), String(day));
  const lines = journalOf(figures, (record.value ?? []) as Mapped[]);
  const major = (minor: number) => fromWhole(minor, context.currencyDecimals(context.currency));
  const total = (side: 'debit' | 'credit') => major(lines.reduce((sum, line) => sum + line[side], 0));
  return {
    data: {
      currency: context.currency,
      list: lines.map((line) => ({ ...line, debit: major(line.debit), credit: major(line.credit) })),
      totals: { debit: total('debit'), credit: total('credit') },
      unmapped: lines.filter(({ account }) => account === null).length,
    },
  };
};
