import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDown } from '#/server/capabilities/reports/drillDown.ts';
import { periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { tileOf } from '#/server/capabilities/reports/tile.ts';
import { readVoidFacts } from '#/server/domain/sales/readVoids.ts';

/** What was voided, at the time it was. */
export const figures = tileOf(async (work, request) => {
  const voids = await readVoidFacts(work.tx, rowScopeOf(work), periodOf(request));
  return moneyOf(work)(voids.reduce((sum, { amount }) => sum + amount, 0));
});

export const drillDown: DrillDown<'facts_voids'> = { facts: 'facts_voids', measures: { value: ['amount'] } };
