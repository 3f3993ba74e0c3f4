import type salesByServer from '#/resources/reports/salesByServer.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { whoSold } from '#/server/capabilities/reports/whoSold.ts';
import { NOBODY } from '#/server/domain/sales/facts.ts';
import { readServerSales } from '#/server/domain/sales/readSales.ts';

/** Sales by who served; of orders that name nobody, without a name. */
export const figures: FiguresOf<typeof salesByServer> = async (work, request) => {
  const facts = await readServerSales(work.tx, rowScopeOf(work), periodOf(request));
  return { rows: whoSold(work, facts, (fact) => fact.user_name).map(({ name, ...row }) => ({ server: name || null, ...row })) };
};

export const drillDown: DrillDownOf<typeof salesByServer, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ server }) => ({ user_name: textOf(server) ?? NOBODY }),
};
