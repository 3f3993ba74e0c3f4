import type refunds from '#/resources/reports/refunds.ts';
import { moneyOf, quantityOf } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { establishmentNamed, titleOf } from '#/server/capabilities/reports/whoSold.ts';
import { readRefundFacts } from '#/server/domain/sales/readRefunds.ts';

/** Every item that was given back, at the time it was. */
export const figures: FiguresOf<typeof refunds> = async (work, request) => {
  const found = await readRefundFacts(work.tx, rowScopeOf(work), periodOf(request));
  const money = moneyOf(work);
  const rows = found.map((one) => ({
    order_number: one.order_number,
    refunded: one.at,
    sold: one.sold,
    item: one.title,
    reason: one.reason,
    quantity: quantityOf(one.quantity),
    refund_net: money(one.refund),
    refund_tax: money(one.tax),
    refund_total: money(one.refund + one.tax),
    server: one.user_name,
    establishment: titleOf(work, one.establishment_id),
    _ids: { order_number: one.order_id },
  }));
  return { rows };
};

export const drillDown: DrillDownOf<typeof refunds, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: { refund_net: ['refund'] },
  where: ({ order_number, establishment, item, refunded }, _request, establishments) => ({
    establishment_id: establishmentNamed(establishments, establishment),
    order_number: textOf(order_number),
    title: textOf(item),
    at: textOf(refunded),
  }),
};
