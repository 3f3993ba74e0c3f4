import type drawerPayments from '#/resources/reports/drawerPayments.ts';
import { moneyOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import {
  type FiguresOf,
  periodOf,
  type ReportRequest,
  type ReportWork,
  type RowOf,
  rowScopeOf,
} from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

const MOVED = ['taken', 'returned'];

/** Money by payment method at the time it moved, tips included. */
export async function paymentTypes(work: ReportWork, request: ReportRequest): Promise<RowOf<typeof drawerPayments>[]> {
  const payments = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'payment');
  const money = moneyOf(work);
  const methods = sumBy(
    payments.filter(({ detail }) => MOVED.includes(detail)),
    ({ name }) => name,
    ['quantity', 'amount', 'extra'],
  );
  return [...methods].map(([method, { quantity, amount, extra }]) => ({ method, count: quantity, amount: money(amount + extra) }));
}

export const figures: FiguresOf<typeof drawerPayments> = async (work, request) => ({ rows: await paymentTypes(work, request) });

export const drillDown: DrillDownOf<typeof drawerPayments, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { amount: ['amount', 'extra'] },
  where: ({ method }) => ({ name: textOf(method) }),
  only: { kind: 'payment', detail: MOVED },
};
