import type { DrillDown } from '#/server/capabilities/reports/drillDown.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { voidMeasures, voidSums } from '#/server/capabilities/reports/voidSums.ts';

/** All voids together. */
export const figures: ReportSource = async (work, request) => {
  const [{ name: _all, ...sum } = { name: '', void_order_count: 0, void_item_count: 0, total_void_amount: 0 }] = await voidSums(
    work,
    request,
    () => '',
  );
  return { rows: [sum] };
};

export const drillDown: DrillDown<'facts_voids'> = { facts: 'facts_voids', measures: voidMeasures };
