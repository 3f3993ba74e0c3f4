import type { ReceiptOrder } from './receiptOrder.ts';

/** An order that never was, for an establishment that has sold nothing yet. */
export const sampleOrder: ReceiptOrder = {
  order_number: '1001',
  receipt_number: 'R1001',
  user_name: 'Sam Rivera',
  customer_name: 'Alex Kim',
  table: '12',
  guests: 2,
  order_type: 'Dine in',
  local_created_at: '2026-03-14T18:32:00.000Z',
  lines: [
    {
      title: 'House burger',
      quantity: 2,
      price: 16,
      gross: 36,
      discount: 6,
      total: 36,
      modifiers: [{ name: 'Extra cheddar', price: 2 }],
      taxes: [{ name: 'Standard rate', amount: 6 }],
    },
    { title: 'Lemonade', quantity: 1, price: 5, gross: 5, discount: 0, total: 6, taxes: [{ name: 'Standard rate', amount: 1 }] },
  ],
  gross: 41,
  discount: 6,
  tax: 7,
  service_charge: 0,
  surcharge: 0,
  total_amount: 42,
  tip: 6,
  sales_payment_histories: [{ method: 'card', amount: 42, card_brand: 'Visa', last_four: '4242' }],
};
