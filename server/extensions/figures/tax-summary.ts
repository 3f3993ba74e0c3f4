import { sql } from 'kysely';
import type taxSummary from '#/resources/reports/taxSummary.ts';
import { moneyOf, netOf, percentOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { salesFactsOf } from '#/server/capabilities/reports/facts.ts';
import { type FiguresOf, periodOf, type ReportWork, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** Each tax with what it was charged on; the rest of what could be taxed, net sales and service charges, was sold without it. */
export const figures: FiguresOf<typeof taxSummary> = async (work, request) => {
  const [rowScope, period, money] = [rowScopeOf(work), periodOf(request), moneyOf(work)];
  const taxes = await readPartFacts(work.tx, rowScope, period, 'tax');
  const sales = sumAll(await salesFactsOf(work, request), ['gross', 'discount', 'refund', 'service_charge']);
  const all = netOf(sales) + sales.service_charge;
  const rates = await readRates(work);
  const names = sumBy(taxes, ({ name }) => name, ['quantity', 'amount', 'extra']);
  return {
    rows: [...names].map(([name, { quantity, amount, extra: taxable }]) => ({
      name,
      set_rate: rates.get(name) ?? null,
      rate: taxable === 0 ? null : percentOf(amount, taxable),
      taxable: money(taxable),
      exempt: money(all - taxable),
      amount: money(amount),
      quantity,
    })),
    beside: { total: money(sumAll(taxes, ['amount']).amount) },
  };
};

/** The percentages of the taxes as they stand now, by name; a name of which establishments have different ones has none. */
async function readRates({ tx, clientId, establishments }: ReportWork): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; rate: number }>`
    select name, min(rate)::float8 as rate from tenant.taxes
    where client_id = ${clientId} and establishment_id = any(${establishments.map(({ id }) => id)}::bigint[]) and type = 'percent'
    group by name having min(rate) = max(rate)`.execute(tx);
  return new Map(rows.map(({ name, rate }) => [name, rate]));
}

export const drillDown: DrillDownOf<typeof taxSummary, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { taxable: ['extra'], amount: ['amount'], quantity: ['quantity'] },
  where: ({ name }) => ({ name: textOf(name) }),
  only: { kind: 'tax' },
};
