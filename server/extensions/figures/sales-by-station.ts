import type salesByStation from '#/resources/reports/salesByStation.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { establishmentNamed, titleOf, whoSold } from '#/server/capabilities/reports/whoSold.ts';
import { NO_STATION } from '#/server/domain/sales/facts.ts';
import { readServerSales } from '#/server/domain/sales/readSales.ts';

/** Sales by station, each establishment's by itself; of orders that name none, without a name. */
export const figures: FiguresOf<typeof salesByStation> = async (work, request) => {
  const facts = await readServerSales(work.tx, rowScopeOf(work), periodOf(request));
  const rows = whoSold(work, facts, ({ establishment_id, station }) => JSON.stringify([establishment_id, station]));
  return {
    rows: rows.map(({ name, ...row }) => {
      const [establishment, station] = JSON.parse(name) as [number, string];
      return { station: station || null, establishment: titleOf(work, establishment), ...row };
    }),
  };
};

export const drillDown: DrillDownOf<typeof salesByStation, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ establishment, station }, _request, establishments) => ({
    establishment_id: establishmentNamed(establishments, establishment),
    station: textOf(station) ?? NO_STATION,
  }),
};
