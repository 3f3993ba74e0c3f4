/** One tax of a line, as the order keeps it. */
interface LineTax {
  name: string;
  amount: number;
  inclusive?: boolean;
}

/** What a receipt shows of an order; amounts in major units of the establishment's currency. */
export interface ReceiptOrder {
  order_number: string;
  receipt_number: string | null;
  user_name: string | null;
  customer_name: string | null;
  table: string | null;
  guests: number | null;
  order_type: string | null;
  local_created_at: string;
  lines: readonly {
    title: string;
    quantity: number;
    price: number;
    gross: number;
    discount: number;
    void_reason?: string | null;
    modifiers?: readonly { name: string; price: number; quantity?: number }[] | null;
    taxes?: readonly LineTax[] | null;
  }[];
  gross: number;
  discount: number;
  tax: number;
  service_charge: number;
  surcharge: number;
  total_amount: number;
  tip: number;
  sales_payment_histories: readonly { method: string; amount: number; card_brand?: string | null; last_four?: string | null }[];
}

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
      gross: 34,
      discount: 3,
      modifiers: [{ name: 'Extra cheddar', price: 2 }],
      taxes: [{ name: 'Standard rate', amount: 3 }],
    },
    { title: 'Lemonade', quantity: 1, price: 4, gross: 4, discount: 0, taxes: [{ name: 'Standard rate', amount: 1 }] },
  ],
  gross: 38,
  discount: 3,
  tax: 4,
  service_charge: 0,
  surcharge: 0,
  total_amount: 39,
  tip: 6,
  sales_payment_histories: [{ method: 'card', amount: 39, card_brand: 'Visa', last_four: '4242' }],
};

/** The taxes of all lines, each name once. */
export function taxesOf(order: ReceiptOrder): { name: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { taxes, void_reason } of order.lines)
    if (!void_reason) for (const { name, amount } of taxes ?? []) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].map(([name, amount]) => ({ name, amount }));
}
