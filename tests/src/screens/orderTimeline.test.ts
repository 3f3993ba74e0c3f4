import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxesOf } from '#/resources/reference/receiptOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { orderRows } from '#/server/domain/sales/orderRows.ts';
import { billOf } from '#/src/screens/orders/bill.ts';
import type { Order } from '#/src/screens/orders/order.ts';
import { type LogEntry, timelineOf } from '#/src/screens/orders/timeline.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';

const establishment = { clientId: 1, id: 1, decimals: 2, timezone: 'Europe/London', dayStartsAt: 0 } as unknown as SellingEstablishment;

/** Random histories as the host answers them. */
const orders = orderOf(establishment).map((input): Order => {
  const rows = orderRows(figuresOf(input, establishment), establishment, [], { customers: new Map(), stations: new Map() });
  const numbered = (list: readonly object[]) => list.map((row, at) => ({ ...row, id: at + 1 }));
  return {
    id: 1,
    ...rows.order,
    lines: numbered(rows.lines),
    discounts: numbered(rows.discounts),
    service_charges: numbered(rows.service_charges),
    sales_payment_histories: numbered(rows.sales_payment_histories),
    receipts: [],
  } as unknown as Order;
});
const entry = (changes: LogEntry['changes'], { id = 1, event = 'performed', at = '2026-03-27T10:00:00.000Z' } = {}): LogEntry => ({
  id,
  event,
  causer: 'Ada',
  created_at: at,
  changes,
});

describe('the timeline of any order', () => {
  it('has every payment, void and refund once, and everything in the order of time', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const events = timelineOf(order);
        const of = (kinds: readonly string[]) => events.filter(({ kind }) => kinds.includes(kind));
        expect(
          of(['payment', 'paid_back', 'payment_failed'])
            .map((event) => 'payment' in event && event.payment.id)
            .sort(),
        ).toEqual(order.sales_payment_histories.map(({ id }) => id).sort());
        expect(
          of(['voided'])
            .map((event) => 'line' in event && event.line.id)
            .sort(),
        ).toEqual(
          order.lines
            .filter((line) => line.void_reason)
            .map(({ id }) => id)
            .sort(),
        );
        expect(
          of(['refunded'])
            .map((event) => 'line' in event && event.line.id)
            .sort(),
        ).toEqual(
          order.lines
            .filter((line) => line.refund_quantity || line.refund_amount)
            .map(({ id }) => id)
            .sort(),
        );
        expect(of(['opened'])).toHaveLength(1);
        expect(of(['paid'])).toHaveLength(order.payment_date ? 1 : 0);
        const times = events.map(({ at }) => Date.parse(at as string));
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
      }),
    );
  });

  it('has lines in its bill that add up to its total', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const cents = (value: number) => Math.round(value * 100);
        const { rows, paid, due } = billOf(order, 2);
        expect(rows.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(order.total_amount));
        expect(taxesOf(order).reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(order.tax));
        if (order.payment_date) expect([cents(paid), due]).toEqual([cents(order.total_amount), 0]);
      }),
    );
  });
});

describe('the timeline', () => {
  const [order] = fc.sample(orders, { numRuns: 1, seed: 7 }) as [Order];

  it('tells of customers attached and taken off, of revisions, and of receipts once', () => {
    const receipt = { id: 4, email: 'a@b.test', at: '2026-05-20T10:00:00.000Z', status: 'sent' as const };
    const log = [
      entry({ customer: [null, 3], customer_name: [null, 'Ida Reed'], customer_id: [null, 3] }, { id: 1 }),
      entry({ customer: [3, null], customer_name: ['Ida Reed', null] }, { id: 2 }),
      entry({ email: [null, 'a@b.test'], receipts: [[], [receipt]] }, { id: 3 }),
      entry({ status: ['paid', 'refunded'] }, { id: 5, event: 'updated' }),
    ];
    const told = timelineOf({ ...order, receipts: [receipt] }, log).filter(({ kind }) => ['customer', 'receipt', 'revised'].includes(kind));
    expect(told.map((event) => ('name' in event ? [event.kind, event.name] : [event.kind])).sort()).toEqual(
      [['customer', 'Ida Reed'], ['customer', null], ['receipt'], ['revised']].sort(),
    );
  });

  it('says nothing of a customer attached to whom the order belonged already', () => {
    expect(timelineOf(order, [entry({ customer_id: [null, 3] })]).some(({ kind }) => kind === 'customer')).toBe(false);
  });

  it('puts what nobody dated last, and what happened at one moment into its natural order', () => {
    const at = '2026-03-01T12:00:00.000Z';
    const line = {
      id: 9,
      title: 'Pie',
      price: 1,
      quantity: 1,
      gross: 1,
      discount: 0,
      tax: 0,
      total: 1,
      void_reason: 'Waste',
      voided_at: null,
    };
    const payment = { id: 1, method: 'cash', amount: 1, tip: 0, surcharge: 0, status: 'captured', at };
    const told = timelineOf({
      ...order,
      local_created_at: at,
      payment_date: at,
      lines: [line],
      sales_payment_histories: [payment],
      receipts: null,
    });
    expect(told.map(({ kind }) => kind)).toEqual(['opened', 'payment', 'paid', 'voided']);
  });
});
