import type { OrdersBehind } from './ordersBehind.ts';
import type { ReportSource } from './report.ts';
import { textOf } from './salesMeasures.ts';
import { voidMeasures, voidSums } from './voidSums.ts';

/** Voids by who served. */
export const figures: ReportSource = async (work, request) => {
  const sums = await voidSums(work, request, (line) => line.user_name);
  return { rows: sums.map(({ name, ...sum }) => ({ server: name || null, ...sum })) };
};

export const behind: OrdersBehind<'facts_voids'> = {
  facts: 'facts_voids',
  measures: voidMeasures,
  where: ({ server }) => ({ user_name: textOf(server) ?? '' }),
};
