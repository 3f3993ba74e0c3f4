import { describe, expect, test } from 'vitest';
import type { OrdersIn } from '#/server/domain/integrations/orders/ordersIn.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import { connector as shopify } from '#/server/extensions/connectors/shopify.ts';
import { connector as square } from '#/server/extensions/connectors/square.ts';
import { coffeeBack, shopifyOrder, shopifyRefunded } from '#/tests/support/samples/orders/shopifyOrders.ts';
import { squareOrder, squareReturn, usd } from '#/tests/support/samples/orders/squareOrders.ts';
import { place, taken } from '#/tests/support/samples/orders/taken.ts';

/** The one order of a document that can be stored. */
function only(orders: OrdersIn | undefined, document: unknown): OrderFigures {
  const { figures, reasons } = taken(orders, document);
  expect(reasons).toEqual([]);
  const [one] = figures;
  if (!one || figures.length > 1) throw new Error(`It has ${figures.length} orders`);
  return one;
}

const ofSquare = (document: unknown) => only(square.orders, document);
const ofShopify = (document: unknown) => only(shopify.orders, document);

describe("Square's orders", () => {
  test('come to what they say, to the cent: sales, discount, tax, service charge, tip and payment', () => {
    const { totals, input, payments, lines } = ofSquare({ order: squareOrder() });
    expect(totals).toMatchObject({
      gross: 3050,
      discount: 270,
      net: 2780,
      tax: 237,
      serviceCharge: 100,
      total: 3117,
      tip: 300,
      refunded: 0,
    });
    expect(input).toMatchObject({
      status: 'paid',
      order_number: 'web-1042',
      tracking_id: 'CAISENgvlJ6jLWAzERDzjyHVybY',
      revision: Date.parse('2026-03-01T18:41:10.250Z'),
      payment_date: '2026-03-01T18:41:10.000Z',
      table: 'Table 4',
      order_type: 'Square Online',
    });
    expect(payments).toMatchObject([{ method: 'card', amount: 3117, tip: 300, cardBrand: 'VISA', lastFour: '1111' }]);
    expect(lines.map(({ input: { title, price, modifiers } }) => ({ title, price, modifiers }))).toEqual([
      { title: 'Burger – Large', price: 12, modifiers: [{ name: 'Extra cheese', price: 1.5, quantity: 1 }] },
      { title: 'Tea', price: 3.5, modifiers: [] },
    ]);
  });

  test('are read one by one, from an answer with many, and from a webhook that holds the whole order', () => {
    const uuid = ofSquare(squareOrder()).input.uuid;
    expect(ofSquare({ orders: [squareOrder()], cursor: 'x' }).input.uuid).toBe(uuid);
    expect(ofSquare({ type: 'order.updated', data: { object: { order: squareOrder() } } }).input.uuid).toBe(uuid);
    const ids = { type: 'order.updated', data: { type: 'order', object: { order_updated: { order_id: 'x', state: 'OPEN', version: 2 } } } };
    expect(taken(square.orders, ids).reasons).toEqual([expect.stringContaining('no whole order')]);
    expect(taken(square.orders, { orders: [] }).reasons).toEqual([expect.stringContaining('no whole order')]);
  });

  test('take back of a line exactly what its return says, at its time, once the return comes with its sale', () => {
    const { totals, input, lines } = ofSquare({ orders: [squareReturn(), squareOrder()] });
    expect(totals).toMatchObject({ total: 3117, refunded: 1315 });
    expect(input).toMatchObject({ status: 'partially_refunded', revision: Date.parse('2026-03-02T09:00:01.000Z') });
    expect(lines.flatMap(({ refund, input: { title } }) => (refund ? [{ title, ...refund }] : []))).toMatchObject([
      { title: 'Burger – Large', quantity: 1000, amount: 1315, net: 1215, taxes: [100], moment: { at: '2026-03-02T09:00:00.000Z' } },
    ]);
    expect(taken(square.orders, { order: squareReturn() }).reasons).toEqual([expect.stringContaining('CAISENgvlJ6jLWAzERDzjyHVybY')]);
  });

  test('that were given back as a whole give their tip and their service charge back too', () => {
    const back = { id: 'all', created_at: '2026-03-02T09:00:00.000Z', amount_money: usd(3417), status: 'PENDING' };
    const tips = { return_tips: [{ applied_money: usd(300) }], source_order_id: squareOrder().id };
    const { totals, input, payments } = ofSquare(squareOrder({ refunds: [back], returns: [tips] }));
    expect(input.status).toBe('refunded');
    expect(totals.refunded).toBe(3117);
    expect(payments.filter(({ status }) => status === 'refunded')).toMatchObject([{ method: 'card', amount: 3117, tip: 300 }]);
  });

  test.each([
    ['draft', { state: 'DRAFT', tenders: [] }, 'draft'],
    ['open and unpaid', { state: 'OPEN', tenders: [], closed_at: undefined }, 'open'],
    ['open and paid', { state: 'OPEN', closed_at: undefined }, 'paid'],
    ['cancelled before it was paid', { state: 'CANCELED', tenders: [] }, 'cancelled'],
    ['open and paid in part', { state: 'OPEN', tenders: [{ id: 'a', type: 'CASH', amount_money: usd(1000) }] }, 'partially_paid'],
    ['authorized and not captured', { state: 'OPEN', tenders: [authorized()] }, 'open'],
  ])('%s are what they are', (_name, changes, status) => {
    expect(ofSquare(squareOrder(changes)).input.status).toBe(status);
  });

  test('with taxes in their prices report sales without them', () => {
    const line = {
      ...{ uid: 'a', name: 'Cake', quantity: '1', base_price_money: usd(1200), total_discount_money: usd(0), total_money: usd(1200) },
      applied_taxes: [{ tax_uid: 'vat', applied_money: usd(200) }],
    };
    const taxes = [{ uid: 'vat', name: 'VAT', type: 'INCLUSIVE', percentage: '20' }];
    const sums = { total_money: usd(1200), total_tax_money: usd(200), total_tip_money: usd(0), total_discount_money: usd(0) };
    const tenders = [{ id: 'x', type: 'CASH', amount_money: usd(1200), created_at: '2026-03-01T18:41:10Z' }];
    const order = ofSquare(squareOrder({ line_items: [line], taxes, discounts: [], service_charges: [], tenders, ...sums }));
    expect(order.totals).toMatchObject({ gross: 1000, net: 1000, tax: 200, total: 1200 });
  });

  test('that were rounded for cash come to the rounded total, whichever way', () => {
    for (const rounding of [2, -2]) {
      const total = usd(3117 + rounding);
      const tenders = [{ id: 'x', type: 'CASH', amount_money: total, created_at: '2026-03-01T18:41:10Z' }];
      const changes = { tenders, total_tip_money: usd(0), total_money: total, rounding_adjustment: { amount_money: usd(rounding) } };
      expect(ofSquare(squareOrder(changes)).totals.total).toBe(3117 + rounding);
    }
  });

  test('name both numbers where they do not add up, and what cannot be read', () => {
    expect(taken(square.orders, squareOrder({ total_money: usd(3517) })).reasons).toEqual([
      'Its lines come to a total of 31.17 USD, it says 32.17 USD: correct the order there, and send it again',
    ]);
    expect(taken(square.orders, squareOrder({ created_at: 'yesterday' })).reasons).toEqual([
      expect.stringContaining("created_at says 'yesterday'"),
    ]);
    const half = [{ id: 'x', type: 'CARD', amount_money: usd(1500) }];
    expect(taken(square.orders, squareOrder({ tenders: half })).reasons).toEqual([expect.stringContaining('15.00')]);
    const card = [{ uid: 'g', name: 'Gift card', quantity: '1', item_type: 'GIFT_CARD', base_price_money: usd(2500) }];
    expect(taken(square.orders, squareOrder({ line_items: card })).reasons).toEqual([expect.stringContaining('gift card')]);
  });

  test('of another currency are refused, those of another location left out', () => {
    const pounds = { ...place, currency: 'GBP' };
    expect(taken(square.orders, squareOrder(), { at: pounds }).reasons).toEqual([expect.stringContaining('sold in USD')]);
    expect(taken(square.orders, squareOrder(), { location: 'ELSEWHERE' })).toEqual({ figures: [], reasons: [], elsewhere: 1 });
    expect(taken(square.orders, squareOrder(), { location: 'D7AVYMEAPJ3A3' }).figures).toHaveLength(1);
  });
});

function authorized() {
  return { id: 'a', type: 'CARD', amount_money: usd(3417), tip_money: usd(300), card_details: { status: 'AUTHORIZED' } };
}

describe("Shopify's orders", () => {
  test('come to what they say, to the cent: sales, discount, tax, shipping, tip and payment', () => {
    const { totals, input, payments, serviceCharges } = ofShopify(shopifyOrder());
    expect(totals).toMatchObject({ gross: 5000, discount: 400, net: 4600, tax: 510, serviceCharge: 500, total: 5610, tip: 200 });
    expect(input).toMatchObject({
      status: 'paid',
      order_number: '#1001',
      tracking_id: '450789469',
      payment_date: '2026-03-01T18:30:05.000Z',
    });
    expect(payments).toMatchObject([{ method: 'card', amount: 5610, tip: 200 }]);
    expect(serviceCharges).toEqual([{ name: 'Standard', amount: 500, tax: 50 }]);
  });

  test('are read one by one and from an answer with many', () => {
    expect(ofShopify({ orders: [shopifyOrder()] }).input.uuid).toBe(ofShopify({ order: shopifyOrder() }).input.uuid);
    expect(taken(shopify.orders, { id: 1 }).reasons).toEqual([expect.stringContaining('no whole order')]);
    expect(taken(shopify.orders, [1]).reasons).toEqual([expect.stringContaining('no whole order')]);
  });

  test('take back of a line exactly what its refund says, at its time', () => {
    const { totals, input, lines } = ofShopify(shopifyRefunded());
    expect(totals).toMatchObject({ total: 5610, refunded: 1980 });
    expect(input.status).toBe('partially_refunded');
    expect(lines.flatMap(({ refund }) => (refund ? [refund] : []))).toMatchObject([
      { quantity: 1000, amount: 1980, net: 1800, taxes: [180], moment: { at: '2026-03-03T16:00:00.000Z' } },
    ]);
  });

  test('of which all items were given back keep their shipping, and give it back where it was', () => {
    const all = [
      { line_item_id: 1, quantity: 2, subtotal: '36.00', total_tax: '3.60' },
      { line_item_id: 2, quantity: 1, subtotal: '10.00', total_tax: '1.00' },
    ];
    const given = (amount: string, items: object[]) => ({
      ...coffeeBack,
      refund_line_items: items,
      transactions: [{ kind: 'refund', status: 'success', amount }],
    });
    const kept = ofShopify(shopifyRefunded({ refunds: [given('50.60', all)] }));
    expect(kept.input.status).toBe('partially_refunded');
    expect(kept.totals.refunded).toBe(5060);
    const tip = { line_item_id: 3, quantity: 1, subtotal: '2.00', total_tax: '0.00' };
    const whole = ofShopify(shopifyRefunded({ financial_status: 'refunded', refunds: [given('58.10', [...all, tip])] }));
    expect(whole.input.status).toBe('refunded');
    expect(whole.totals.refunded).toBe(5610);
    expect(whole.payments.filter(({ status }) => status === 'refunded')).toMatchObject([{ amount: 5610, tip: 200 }]);
  });

  test('share out what was given back of no item', () => {
    const refund = { ...coffeeBack, refund_line_items: [], transactions: [{ kind: 'refund', status: 'success', amount: '7.00' }] };
    const { totals, lines } = ofShopify(shopifyRefunded({ refunds: [refund] }));
    expect(totals.refunded).toBe(700);
    expect(lines.every(({ refund: own }) => own !== null)).toBe(true);
  });

  test('with taxes in their prices report sales and shipping without them', () => {
    const lines = [
      { id: 1, name: 'Tea', quantity: 3, price: '4.00', tax_lines: [{ title: 'VAT', price: '2.00' }], discount_allocations: [] },
    ];
    const shipping = [{ title: 'Post', price: '6.00', tax_lines: [{ title: 'VAT', price: '1.00' }] }];
    const sums = { subtotal_price: '12.00', total_tax: '3.00', total_price: '18.00', total_tip_received: '0.00' };
    const { totals } = ofShopify(shopifyOrder({ taxes_included: true, line_items: lines, shipping_lines: shipping, ...sums }));
    expect(totals).toMatchObject({ gross: 1000, net: 1000, tax: 300, serviceCharge: 500, total: 1800, tip: 0 });
  });

  test('are paid as their transactions say where they have some', () => {
    const transactions = [
      { kind: 'sale', status: 'success', gateway: 'gift_card', amount: '20.00', processed_at: '2026-03-01T12:30:05-06:00' },
      { kind: 'capture', status: 'success', gateway: 'shopify_payments', amount: '38.10', processed_at: '2026-03-02T12:00:00-06:00' },
      { kind: 'sale', status: 'failure', gateway: 'shopify_payments', amount: '38.10' },
    ];
    const { payments, paid } = ofShopify(shopifyOrder({ transactions }));
    expect(payments.map(({ method, amount, tip }) => ({ method, amount, tip }))).toEqual([
      { method: 'gift_card', amount: 1800, tip: 200 },
      { method: 'card', amount: 3810, tip: 0 },
    ]);
    expect(paid?.at).toBe('2026-03-02T18:00:00.000Z');
    expect(ofShopify(shopifyOrder({ payment_gateway_names: ['gift_card', 'shopify_payments'] })).payments).toMatchObject([
      { method: 'other' },
    ]);
  });

  test.each([
    ['pending', { financial_status: 'pending' }, 'open'],
    ['authorized', { financial_status: 'authorized' }, 'open'],
    ['paid in part', { financial_status: 'partially_paid', total_outstanding: '40.00' }, 'partially_paid'],
    ['cancelled before it was paid', { financial_status: 'voided', cancelled_at: '2026-03-02T12:00:00-06:00' }, 'cancelled'],
  ])('%s are what they are', (_name, changes, status) => {
    expect(ofShopify(shopifyOrder(changes)).input.status).toBe(status);
  });

  test('that are made and paid within one second are two states, the paid one later', () => {
    const [made, paid] = ['pending', 'paid'].map((financial_status) => ofShopify(shopifyOrder({ financial_status })).input.revision);
    expect(paid).toBeGreaterThan(made as number);
  });

  test('name both numbers where they do not add up, and say why else they are none', () => {
    expect(taken(shopify.orders, shopifyOrder({ total_tax: '5.20' })).reasons).toEqual([
      'Its lines come to a tax of 5.10 USD, it says 5.20 USD: correct the order there, and send it again',
    ]);
    expect(taken(shopify.orders, shopifyOrder({ total_price: '58.1x' })).reasons).toEqual([
      expect.stringContaining("total_price says '58.1x'"),
    ]);
    expect(taken(shopify.orders, shopifyOrder({ test: true })).reasons).toEqual([expect.stringContaining('test order')]);
    const unpaid = { ...coffeeBack, transactions: [] };
    expect(taken(shopify.orders, shopifyRefunded({ refunds: [unpaid] })).reasons).toEqual([
      expect.stringContaining('without money going back'),
    ]);
  });
});
