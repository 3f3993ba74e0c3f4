import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextFor } from '#/i18n/context.ts';
import { printedLine } from '#/resources/reference/printedLine.ts';
import { type ReceiptBlock, receiptBlocks } from '#/resources/reference/receiptBlocks.ts';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { orderRows } from '#/server/domain/sales/orderRows.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';

const establishment = { clientId: 1, id: 1, decimals: 2, timezone: 'Europe/London', dayStartsAt: 0 } as unknown as SellingEstablishment;
const stored = (input: Parameters<typeof figuresOf>[0]) => {
  const figures = figuresOf(input, establishment);
  const rows = orderRows(figures, establishment, [], { customers: new Map(), stations: new Map() });
  return { figures, order: { ...rows.order, ...rows } as unknown as ReceiptOrder };
};
const cents = (amount: number) => Math.round(amount * 100);

/** An order's receipt; everything that can be shown apart is, or nothing. */
const receiptOf = (order: ReceiptOrder, isShown: boolean) =>
  receiptBlocks({
    order,
    values: { show_modifiers: isShown, show_discounts: isShown, show_tax_lines: isShown },
    establishment: { title: 'Harbour', address: '', phone: '' },
    context: contextFor({ locale: 'en', currency: 'GBP', timezone: 'Europe/London' }),
    words: (word) => word,
  });
const amountsOf = (blocks: readonly ReceiptBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'row' ? [{ ...block, cents: cents(Number(block.amount.replaceAll(/[^\d.-]/g, ''))) }] : []));
const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, row) => all + row.cents, 0);

describe('a line as the guest saw it', () => {
  it('is what its prices came to, whatever taxes they contain', () => {
    fc.assert(
      fc.property(orderOf(establishment), (input) => {
        const { figures, order } = stored(input);
        for (const [at, line] of figures.lines.entries()) {
          const { gross, discount } = printedLine(order.lines[at] as ReceiptOrder['lines'][number], 2);
          expect([cents(gross), cents(discount)]).toEqual([line.printedGross, line.printedDiscounts.reduce((all, one) => all + one, 0)]);
        }
      }),
    );
  });
});

describe('a receipt', () => {
  // Of modifiers and of discounts the amounts stood below lines that held them already: its lines came to more than its subtotal.
  it.each([true, false])('adds up from its lines to its total, with everything shown apart: %s', (isShown) => {
    fc.assert(
      fc.property(orderOf(establishment), (input) => {
        const { order } = stored(input);
        const rows = amountsOf(receiptOf(order, isShown));
        const subtotal = rows.findIndex(({ text }) => text === 'subtotal');
        const total = rows.findIndex(({ text }) => text === 'total');
        expect(sum(rows.slice(0, subtotal))).toBe(rows[subtotal]?.cents);
        expect(sum(rows.slice(subtotal, total))).toBe(rows[total]?.cents);
        expect(rows[total]?.cents).toBe(cents(order.total_amount));
      }),
    );
  });

  it('shows a sample that the program would have reckoned like that', () => {
    const lines = sampleOrder.lines.map(({ title, quantity, price, modifiers, discount, taxes = [] }) => ({
      ...{ title, quantity, price, discount },
      modifiers: modifiers?.map((one) => ({ ...one })) ?? [],
      taxes: (taxes ?? []).map(({ name }) => ({ name, rate: 20 })),
    }));
    const payments = sampleOrder.sales_payment_histories.map(({ amount }) => ({ method: 'card' as const, amount, tip: sampleOrder.tip }));
    const moment = { local_created_at: '2026-03-14T18:32:00.000Z', payment_date: '2026-03-14T19:10:00.000Z' };
    const uuid = '00000000-0000-4000-8000-000000000001';
    const { order } = stored({ uuid, revision: 1, order_number: '1001', status: 'paid', ...moment, lines, payments });
    const { gross, discount, tax, total_amount, tip } = sampleOrder;
    expect(order).toMatchObject({ gross, discount, tax, total_amount, tip });
    expect(order.lines).toMatchObject(sampleOrder.lines.map((line) => ({ ...line, modifiers: line.modifiers ?? null })));
  });
});
