import type { DrillDown } from '#/server/capabilities/reports/drillDown.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** Voids by their reason. */
export const figures: ReportSource = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.reason);
  return { rows: sums.map(({ name, ...sum }) => ({ void_reason: name, ...sum })) };
};

export const drillDown: DrillDown<'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ void_reason }) => ({ reason: textOf(void_reason) }),
};
