import type { DrillDown } from '#/server/capabilities/reports/drillDown.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** Voids by who served. */
export const figures: ReportSource = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.user_name);
  return { rows: sums.map(({ name, ...sum }) => ({ server: name || null, ...sum })) };
};

export const drillDown: DrillDown<'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ server }) => ({ user_name: textOf(server) ?? '' }),
};
