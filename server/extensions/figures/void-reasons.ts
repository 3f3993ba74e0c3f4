import type voidReasons from '#/resources/reports/voidReasons.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** Voids by their reason. */
export const figures: FiguresOf<typeof voidReasons> = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.reason);
  return { rows: sums.map(({ name, ...sum }) => ({ void_reason: name, ...sum })) };
};

export const drillDown: DrillDownOf<typeof voidReasons, 'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ void_reason }) => ({ reason: textOf(void_reason) }),
};
