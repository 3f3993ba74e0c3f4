import type voidedOrders from '#/resources/reports/voidedOrders.ts';
import { moneyOf, quantityOf } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readVoidFacts } from '#/server/domain/sales/readVoids.ts';

/** Every voided line, at the time it was voided. */
export const figures: FiguresOf<typeof voidedOrders> = async (work, request) => {
  const voids = await readVoidFacts(work.tx, rowScopeOf(work), periodOf(request));
  const money = moneyOf(work);
  const rows = voids.map((line) => ({
    order_number: line.order_number,
    order_date: line.at,
    server: line.user_name || null,
    item_name: line.title,
    reason: line.reason,
    voided_by: line.voided_by,
    approved_by: line.approved_by,
    item_quantity: quantityOf(line.quantity),
    item_price: money(line.price),
    amount: money(line.amount),
    _ids: { order_number: line.order_id },
  }));
  return { rows };
};

export const drillDown: DrillDownOf<typeof voidedOrders, 'facts_voids'> = {
  facts: 'facts_voids',
  measures: { amount: ['amount'] },
  where: ({ item_name, reason, order_date }) => ({ title: textOf(item_name), reason: textOf(reason), at: textOf(order_date) }),
};
