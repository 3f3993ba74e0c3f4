import type voidSummary from '#/resources/reports/voidSummary.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** All voids together. */
export const figures: FiguresOf<typeof voidSummary> = async (work, request) => {
  const [{ name: _all, ...sum } = { name: '', void_order_count: 0, void_item_count: 0, total_void_amount: 0 }] = await voidSums(
    work,
    request,
    () => '',
  );
  return { rows: [sum] };
};

export const drillDown: DrillDownOf<typeof voidSummary, 'facts_voids'> = { facts: 'facts_voids', measures: voidMeasures };
