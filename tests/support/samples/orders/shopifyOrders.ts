/** Orders as Shopify's Admin REST API has them and its webhooks send them (resource Order of its reference), in US dollars. */

type Changes = Readonly<Record<string, unknown>>;

/**
 * Two bags of coffee with 10 % off and a mug, 10 % of tax, shipping of 5.00 with its tax, a tip of 2.00 as an item of its own, paid by
 * Shopify Payments.
 */
export function shopifyOrder(changes: Changes = {}): Record<string, unknown> {
  return {
    id: 450789469,
    admin_graphql_api_id: 'gid://shopify/Order/450789469',
    name: '#1001',
    order_number: 1001,
    currency: 'USD',
    source_name: 'web',
    test: false,
    created_at: '2026-03-01T12:30:00-06:00',
    processed_at: '2026-03-01T12:30:05-06:00',
    updated_at: '2026-03-01T12:30:06-06:00',
    cancelled_at: null,
    financial_status: 'paid',
    location_id: null,
    taxes_included: false,
    total_line_items_price: '52.00',
    total_discounts: '4.00',
    subtotal_price: '46.00',
    total_tax: '5.10',
    total_tip_received: '2.00',
    total_price: '58.10',
    current_total_price: '58.10',
    total_outstanding: '0.00',
    payment_gateway_names: ['shopify_payments'],
    discount_applications: [
      {
        type: 'discount_code',
        code: 'TEN',
        value: '10.0',
        value_type: 'percentage',
        allocation_method: 'across',
        target_type: 'line_item',
      },
    ],
    line_items: [
      {
        id: 1,
        title: 'Coffee',
        name: 'Coffee - 500 g',
        sku: 'COF-500',
        quantity: 2,
        price: '20.00',
        gift_card: false,
        taxable: true,
        total_discount: '0.00',
        discount_allocations: [{ amount: '4.00', discount_application_index: 0 }],
        tax_lines: [{ title: 'State tax', price: '3.60', rate: 0.1 }],
      },
      {
        id: 2,
        title: 'Mug',
        name: 'Mug',
        sku: 'MUG',
        quantity: 1,
        price: '10.00',
        gift_card: false,
        taxable: true,
        discount_allocations: [],
        tax_lines: [{ title: 'State tax', price: '1.00', rate: 0.1 }],
      },
      {
        id: 3,
        title: 'Tip',
        name: 'Tip',
        quantity: 1,
        price: '2.00',
        gift_card: false,
        taxable: false,
        tip_payment_gateway: 'shopify_payments',
        tip_payment_method: 'credit_card',
        discount_allocations: [],
        tax_lines: [],
      },
    ],
    shipping_lines: [
      { id: 9, title: 'Standard', price: '5.00', discount_allocations: [], tax_lines: [{ title: 'State tax', price: '0.50', rate: 0.1 }] },
    ],
    refunds: [],
    ...changes,
  };
}

/** One bag of coffee of it given back: 18.00 after its discount, 1.80 of tax. */
export const coffeeBack = {
  id: 509562969,
  order_id: 450789469,
  created_at: '2026-03-03T10:00:00-06:00',
  processed_at: '2026-03-03T10:00:00-06:00',
  refund_line_items: [{ id: 1, line_item_id: 1, quantity: 1, subtotal: '18.00', total_tax: '1.80', restock_type: 'return' }],
  transactions: [{ id: 2, kind: 'refund', status: 'success', gateway: 'shopify_payments', amount: '19.80', currency: 'USD' }],
  order_adjustments: [],
};

/** The order after it: its state an hour later, the money back. */
export const shopifyRefunded = (changes: Changes = {}) =>
  shopifyOrder({
    financial_status: 'partially_refunded',
    updated_at: '2026-03-03T10:00:01-06:00',
    current_total_price: '38.30',
    refunds: [coffeeBack],
    ...changes,
  });
