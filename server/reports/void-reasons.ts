import type { OrdersBehind } from './ordersBehind.ts';
import type { ReportSource } from './report.ts';
import { textOf } from './salesMeasures.ts';
import { voidMeasures, voidSums } from './voidSums.ts';

/** Voids by their reason. */
export const figures: ReportSource = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.reason);
  return { rows: sums.map(({ name, ...sum }) => ({ void_reason: name, ...sum })) };
};

export const behind: OrdersBehind<'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ void_reason }) => ({ reason: textOf(void_reason) }),
};
