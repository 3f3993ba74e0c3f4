import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Moment } from '#/server/domain/sales/businessTime.ts';
import type { OrderFacts } from '#/server/domain/sales/facts.ts';
import { factsOf } from '#/server/domain/sales/factsOfOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { sumOf } from '#/server/domain/sales/minorUnits.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';
import { rounds } from '#/tests/support/thorough.ts';

const london: SellingEstablishment = { clientId: 1, id: 1, currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 240 };
const tokyo: SellingEstablishment = { clientId: 1, id: 2, currency: 'JPY', decimals: 0, timezone: 'Asia/Tokyo', dayStartsAt: 0 };
const history = fc.oneof(
  ...[london, tokyo].map((establishment) =>
    fc
      .array(orderOf(establishment), { minLength: 1, maxLength: 12 })
      .map((orders) => orders.map((order) => figuresOf(order, establishment))),
  ),
);
const window = fc.record({
  from: fc.integer({ min: 20, max: 65 }),
  days: fc.integer({ min: 0, max: 40 }),
  timeFrom: fc.integer({ min: 0, max: 1439 }),
  timeTo: fc.integer({ min: 0, max: 1440 }),
});

/** Checks a statement on random histories, each through random periods and hours. */
function always(statement: (facts: OrderFacts, figures: ReturnType<typeof figuresOf>[]) => void): void {
  fc.assert(
    fc.property(history, window, (figures, { from, days, timeFrom, timeTo }) => {
      const dayOf = (number: number) => new Date(Date.UTC(2026, 2, number)).toISOString().slice(0, 10);
      const isIn = ({ day, minute }: Moment) =>
        day >= dayOf(from) &&
        day <= dayOf(from + days) &&
        (timeFrom < timeTo ? minute >= timeFrom && minute < timeTo : minute >= timeFrom || minute < timeTo);
      const all = figures.map(factsOf);
      const pick = (name: keyof OrderFacts) => all.flatMap((facts) => facts[name] as Moment[]).filter(isIn);
      statement(
        { sales: pick('sales'), lines: pick('lines'), parts: pick('parts'), voids: pick('voids') } as unknown as OrderFacts,
        figures,
      );
    }),
    { numRuns: rounds(50, 150) },
  );
}

const net = (rows: readonly { gross: number; discount: number; refund: number }[]) =>
  sumOf(rows.map((row) => row.gross - row.discount - row.refund));
const total = <K extends string>(rows: readonly Record<K, number>[], name: K) => sumOf(rows.map((row) => row[name]));
const parts = (facts: OrderFacts, kind: string) => facts.parts.filter((part) => part.kind === kind);

describe('the facts of any orders, in any period and hours', () => {
  test('have the same net sales by order and by line', () => {
    always((facts) => {
      expect(net(facts.lines)).toBe(net(facts.sales));
      for (const name of ['gross', 'discount', 'refund'] as const) expect(total(facts.lines, name)).toBe(total(facts.sales, name));
    });
  });

  test('have payments by method that come to what is collected: net sales, tax, service charges, surcharges and tips', () => {
    always((facts) => {
      const collected =
        net(facts.sales) + sumOf((['tax', 'service_charge', 'surcharge', 'tip'] as const).map((name) => total(facts.sales, name)));
      expect(total(parts(facts, 'payment'), 'amount') + total(parts(facts, 'payment'), 'extra')).toBe(collected);
    });
  });

  test('have the taxes of lines and service charges in the tax, the named discounts in the discount, the tips in the payments', () => {
    always((facts) => {
      expect(total(parts(facts, 'tax'), 'amount')).toBe(total(facts.sales, 'tax'));
      expect(total(parts(facts, 'discount'), 'amount')).toBe(total(facts.sales, 'discount'));
      expect(total(parts(facts, 'service_charge'), 'amount')).toBe(total(facts.sales, 'service_charge'));
      expect(total(parts(facts, 'tip'), 'amount')).toBe(total(facts.sales, 'tip'));
      expect(total(parts(facts, 'tip'), 'amount')).toBe(total(parts(facts, 'payment'), 'extra'));
    });
  });
});

describe('an order of any kind', () => {
  const each = (statement: (figures: ReturnType<typeof figuresOf>, facts: OrderFacts) => void) =>
    fc.assert(
      fc.property(history, (all) => {
        for (const figures of all) statement(figures, factsOf(figures));
      }),
      { numRuns: rounds(50, 150) },
    );

  test('has the money that moved as taken, whether it counts or not', () => {
    each(({ payments }, facts) => {
      const moved = sumOf(payments.map(({ status, amount }) => (status === 'captured' ? amount : status === 'refunded' ? -amount : 0)));
      expect(
        total(
          facts.parts.filter(({ detail }) => detail === 'taken' || detail === 'returned'),
          'amount',
        ),
      ).toBe(moved);
    });
  });

  test('has net = gross − discount on every line, no share below nothing, and a total of its parts', () => {
    each(({ lines, totals, discounts }) => {
      for (const line of lines) {
        expect(line.gross - line.discount).toBe(line.net);
        expect(Math.min(line.net, line.tax, ...line.discounts, ...line.printedDiscounts)).toBeGreaterThanOrEqual(0);
        expect(sumOf(line.discounts)).toBe(line.discount);
        if (line.refund) expect(line.refund.net + sumOf(line.refund.taxes)).toBe(line.giftCard ? 0 : line.refund.amount);
      }
      const counted = lines.filter(({ voided }) => !voided);
      for (const [i, { amount }] of discounts.entries())
        expect(sumOf(counted.map((line) => line.printedDiscounts[i + 1] ?? 0))).toBe(amount);
      expect(totals.total).toBe(totals.net + totals.tax + totals.serviceCharge + totals.surcharge + totals.giftCards);
    });
  });

  test('counts what it sold onto gift cards as money that they hold, and in nothing else', () => {
    each(({ lines, paid }, facts) => {
      const cards = lines.filter(({ voided, giftCard }) => paid && giftCard && !voided);
      expect(facts.lines.filter(({ line }) => lines[line]?.giftCard)).toEqual([]);
      const held = facts.parts.filter(({ kind, detail }) => kind === 'payment' && detail === 'gift_card');
      expect(total(held, 'amount') + sumOf(cards.map(({ total: sold, refund }) => sold - (refund?.amount ?? 0)))).toBe(0);
    });
  });

  test('counts its voided lines in void reports and in nothing else', () => {
    each(({ lines, paid }, facts) => {
      const voided = lines.filter((line) => line.voided);
      expect(facts.voids.map(({ line }) => lines[line])).toEqual(voided);
      expect(facts.lines.filter(({ line }) => lines[line]?.voided)).toEqual([]);
      expect(total(facts.sales, 'transactions')).toBe(paid ? 1 : 0);
      if (!paid) expect([...facts.sales, ...facts.lines, ...facts.parts.filter(({ kind }) => kind !== 'payment')]).toEqual([]);
    });
  });

  test('nets to nothing when everything was given back', () => {
    each((figures, facts) => {
      if (figures.input.status !== 'refunded' || !figures.serviceChargesRefunded) return;
      expect(net(facts.sales)).toBe(0);
      for (const name of ['tax', 'service_charge'] as const) expect(total(facts.sales, name)).toBe(0);
    });
  });
});
