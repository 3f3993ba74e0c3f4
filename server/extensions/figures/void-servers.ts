import type voidServers from '#/resources/reports/voidServers.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** Voids by who served. */
export const figures: FiguresOf<typeof voidServers> = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.user_name);
  return { rows: sums.map(({ name, ...sum }) => ({ server: name || null, ...sum })) };
};

export const drillDown: DrillDownOf<typeof voidServers, 'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ server }) => ({ user_name: textOf(server) ?? '' }),
};
