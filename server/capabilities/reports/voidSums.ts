import { readVoidFacts, type VoidRow } from '#/server/domain/sales/readVoids.ts';
import { moneyOf, quantityOf } from './amounts.ts';
import type { DrillDown } from './drillDown.ts';
import { periodOf, type ReportRequest, type ReportWork, rowScopeOf } from './report.ts';

/** Voided lines counted by something that each has: in how many orders, how many, what they would have cost. */
export async function voidSums(work: ReportWork, request: ReportRequest, nameOf: (line: VoidRow) => string) {
  const money = moneyOf(work);
  const groups = new Map<string, VoidRow[]>();
  for (const line of await readVoidFacts(work.tx, rowScopeOf(work), periodOf(request))) {
    const name = nameOf(line);
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups].map(([name, lines]) => ({
    name,
    void_order_count: new Set(lines.map(({ order_id }) => order_id)).size,
    void_item_count: quantityOf(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    total_void_amount: money(lines.reduce((sum, { amount }) => sum + amount, 0)),
  }));
}

/** How the counts are made of the facts of voids. */
export const voidMeasures = {
  void_order_count: 'orders',
  void_item_count: ['quantity'],
  total_void_amount: ['amount'],
} as const satisfies DrillDown<'facts_voids'>['measures'];
