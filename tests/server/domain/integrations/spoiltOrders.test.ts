import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrdersIn } from '#/server/domain/integrations/orders/ordersIn.ts';
import { connector as shopify } from '#/server/extensions/connectors/shopify.ts';
import { connector as square } from '#/server/extensions/connectors/square.ts';
import { shopifyRefunded } from '#/tests/support/samples/orders/shopifyOrders.ts';
import { squareOrder, squareReturn } from '#/tests/support/samples/orders/squareOrders.ts';
import { taken } from '#/tests/support/samples/orders/taken.ts';

interface Leaf {
  of: Record<string, unknown>;
  key: string;
}

/** Every value of a document, with what it stands in. */
function leavesOf(of: Record<string, unknown>): Leaf[] {
  return Object.entries(of).flatMap(([key, inner]) => [
    { of, key },
    ...(typeof inner === 'object' && inner !== null ? leavesOf(inner as Record<string, unknown>) : []),
  ]);
}

/** A document in which the `at`th value is another than it should be. */
function spoilt(document: object, at: number, other: unknown) {
  const copy = structuredClone(document);
  const leaves = leavesOf(copy as Record<string, unknown>);
  const { of, key } = leaves[at % leaves.length] as Leaf;
  of[key] = other;
  return copy;
}

/** It comes to orders or to reasons. */
function isTakenOrRefused(orders: OrdersIn | undefined, document: unknown) {
  const { figures, reasons } = taken(orders, document);
  expect(figures.length + reasons.length).toBeGreaterThan(0);
  for (const { totals } of figures) expect(totals.total).toBeGreaterThanOrEqual(0);
}

describe.each([
  ['square', square.orders, { orders: [squareOrder(), squareReturn()] }],
  ['shopify', shopify.orders, { orders: [shopifyRefunded()] }],
])('a document of %s in which something is not as it should be is taken or refused, and never a fault', (_name, orders, document) => {
  test('whatever stands there', () => {
    const other = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(fc.nat(), other, (at, value) => isTakenOrRefused(orders, spoilt(document, at, value))),
      { numRuns: 2000 },
    );
  });

  test('where an object or a list stands that cannot be made a text, in every field', () => {
    const fields = leavesOf(structuredClone(document) as Record<string, unknown>).length;
    for (const odd of [{ toString: false, valueOf: false }, [{ toString: false }]])
      for (let at = 0; at < fields; at += 1) isTakenOrRefused(orders, spoilt(document, at, odd));
  });
});
