import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { dayFigures } from '#/server/domain/integrations/dayFigures.ts';
import { journalOf } from '#/server/domain/integrations/journal.ts';
import { fromWhole } from '#/server/domain/sales/minorUnits.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * A business day as it would be booked: `{ currency, list: [{ part, name, account, location, subsidiary, debit, credit }], totals: { debit,
 * credit }, unmapped }`; amounts in major units, `unmapped` counts lines without an account.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'journal', async ({ tx, clientId, establishmentId, context }, { day }, record) => {
  const figures = await dayFigures(tx, clientId, establishmentId, { from: String(day), to: String(day) });
  const [of] = figures.values();
  const lines = of ? journalOf(of, record.value) : [];
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
});
