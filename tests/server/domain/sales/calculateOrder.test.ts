import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { multiplyDivide, shareOut, sumOf, toWhole } from '#/server/domain/sales/minorUnits.ts';
import { figuresOf } from '#/tests/support/orderHistories.ts';
import { anOrder } from '#/tests/support/sales.ts';

const establishment: SellingEstablishment = {
  clientId: 1,
  id: 1,
  currency: 'USD',
  decimals: 2,
  timezone: 'America/New_York',
  dayStartsAt: 0,
};
const line = (changes: object) => ({ title: 'Pie', price: 10, quantity: 1, ...changes });

describe('whole numbers', () => {
  test('round half to even, whatever their size', () => {
    expect([25, 35, -25, 24, 26].map((a) => multiplyDivide(a, 1, 10))).toEqual([2, 4, -2, 2, 3]);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (a, b) => {
        expect(multiplyDivide(a, b, b)).toBe(a);
      }),
    );
  });

  test('share a total out exactly, nobody getting more than their part asks for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.nat(10_000),
        (weights, per) => {
          const all = sumOf(weights);
          const total = multiplyDivide(all, per, 10_000);
          const shares = shareOut(total, weights);
          expect(sumOf(shares)).toBe(all === 0 ? 0 : total);
          for (const [i, share] of shares.entries())
            expect(Math.abs(share - (all ? (total * (weights[i] ?? 0)) / all : 0))).toBeLessThan(1 + 1e-3);
          for (const [i, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[i] ?? 0);
        },
      ),
    );
  });

  test('below zero are shared among those alone who have a part in them', () => {
    expect(shareOut(-1, [0, 1, 1])).toEqual([0, 0, -1]);
    expect(shareOut(-5, [1, 0, 1])).toEqual([-2, 0, -3]);
    expect(shareOut(-9_007_199_254_740_000, [0, 3, 1])).toEqual([0, -6_755_399_441_055_000, -2_251_799_813_685_000]);
  });

  test('take the noise of binary fractions for what it stands for, and nothing else', () => {
    expect([toWhole(0.1 + 0.2, 2), toWhole(1.005, 2), toWhole(1e14, 2), toWhole(-0, 2)]).toEqual([30, null, null, 0]);
  });
});

describe('an order', () => {
  test('has its discounts shared by largest remainder', () => {
    const { lines, discounts } = figuresOf(
      anOrder({
        lines: [line({ price: 1 }), line({ price: 1 }), line({ price: 1 })],
        discounts: [
          { name: 'Tenth', type: 'amount', value: 0.1 },
          { name: 'Half', type: 'percent', value: 50 },
        ],
      }),
      establishment,
    );
    expect(discounts.map(({ amount }) => amount)).toEqual([10, 150]);
    expect(lines.map(({ discount }) => discount)).toEqual([54, 53, 53]);
    expect(sumOf(lines.map(({ printedDiscounts }) => printedDiscounts[1] ?? 0))).toBe(10);
  });

  test('has taxes after discount, rounded half to even for each line and tax', () => {
    const taxes = [
      { name: 'State', rate: 6.25 },
      { name: 'City', rate: 4.5 },
    ];
    const [one] = figuresOf(
      anOrder({ lines: [line({ price: 1.11, discount: 0.11, taxes: [{ name: 'Half', rate: 2.5 }, ...taxes] })] }),
      establishment,
    ).lines;
    expect(one).toMatchObject({ net: 100, tax: 2 + 6 + 4, total: 112 });
  });

  test('takes included tax out of gross and discount, so that net is their difference', () => {
    const { lines, totals } = figuresOf(
      anOrder({ lines: [line({ price: 12, quantity: 2, discount: 6, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] })] }),
      establishment,
    );
    expect(lines[0]).toMatchObject({ printedGross: 2400, gross: 2000, discount: 500, net: 1500, tax: 300, total: 1800 });
    expect(totals.total).toBe(1800);
  });

  test('keeps a line that is given away at its price without tax', () => {
    const [one] = figuresOf(
      anOrder({ lines: [line({ price: 12, discount: 12, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] })] }),
      establishment,
    ).lines;
    expect(one).toMatchObject({ gross: 1000, discount: 1000, net: 0, tax: 0 });
  });

  test('counts yen without decimals', () => {
    const yen = { ...establishment, currency: 'JPY', decimals: 0 };
    expect(figuresOf(anOrder({ lines: [line({ price: 333, taxes: [{ name: 'Tax', rate: 10 }] })] }), yen).totals.total).toBe(366);
    expect(calculateOrder(anOrder({ lines: [line({ price: 333.5 })] }), yen)).toMatchObject({
      errors: { 'lines.0.price': expect.any(Array) },
    });
  });

  test('is refunded by the methods it was paid with, the first ones first', () => {
    const { payments } = figuresOf(
      anOrder({
        lines: [line({ quantity: 3, refund_quantity: 2, refunded_at: '2026-03-05 10:00' })],
        payments: [
          { method: 'cash', amount: 12 },
          { method: 'card', amount: 18 },
        ],
      }),
      establishment,
    );
    expect(payments.filter(({ status }) => status === 'refunded').map(({ method, amount }) => [method, amount])).toEqual([
      ['cash', 1200],
      ['card', 800],
    ]);
  });

  test('whose one payment is marked as refunded was paid and given back', () => {
    const { payments, totals } = figuresOf(
      anOrder({ status: 'refunded', payments: [{ method: 'card', amount: 10, status: 'refunded', at: '2026-03-02 09:00' }] }),
      establishment,
    );
    expect(payments.map(({ status, amount, moment }) => [status, amount, moment.day])).toEqual([
      ['captured', 1000, '2026-03-01'],
      ['refunded', 1000, '2026-03-02'],
    ]);
    expect(totals.refunded).toBe(1000);
  });

  test.each([
    ['a discount above its line', { lines: [line({ discount: 11 })] }, 'lines.0.discount'],
    ['discounts above all lines', { discounts: [{ name: 'All', type: 'amount' as const, value: 11 }] }, 'discounts'],
    ['more given back than sold', { lines: [line({ refund_quantity: 2 })] }, 'lines.0.refund_quantity'],
    ['a refund before it was paid', { status: 'open' as const, lines: [line({ refund_quantity: 1 })] }, 'lines.0.refund_quantity'],
    [
      'refunded payments that are not the refunds',
      {
        lines: [line({ refund_quantity: 1 })],
        payments: [
          { method: 'cash' as const, amount: 10 },
          { method: 'cash' as const, amount: 4, status: 'refunded' as const },
        ],
      },
      'payments',
    ],
    ['a tax without amount and rate', { lines: [line({ taxes: [{ name: 'VAT' }] })] }, 'lines.0.taxes.0.amount'],
  ])('with %s is refused', (_what, changes, path) => {
    expect(calculateOrder(anOrder(changes), establishment)).toMatchObject({ errors: { [path]: [{ key: expect.any(String) }] } });
  });
});

describe('a moment', () => {
  test.each([
    ['2026-03-01T04:30:00.000Z', 0, '2026-02-28', 23 * 60 + 30],
    ['2026-03-01T06:30:00.000Z', 240, '2026-02-28', 90],
    ['2026-03-08T06:59:00.000Z', 0, '2026-03-08', 119],
    ['2026-03-08T07:00:00.000Z', 0, '2026-03-08', 180],
    ['2026-11-01T06:30:00.000Z', 0, '2026-11-01', 90],
  ])('at %s, days starting at minute %i, is on %s at minute %i in New York', (at, dayStartsAt, day, minute) => {
    expect(momentOf(at, { timezone: 'America/New_York', dayStartsAt })).toEqual({ at, day, minute });
  });
});
