import { sumOfAmounts } from './sumOfAmounts.ts';

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
    /** With all taxes, after discounts; a gift card, which is in no gross, has this alone. */
    total: number;
    void_reason?: string | null;
    modifiers?: readonly { name: string; price: number; quantity?: number }[] | null;
    taxes?: readonly LineTax[] | null;
  }[];
  service_charges?: readonly { name: string; amount: number; tax: number }[] | null;
  gross: number;
  discount: number;
  tax: number;
  service_charge: number;
  surcharge: number;
  gift_cards?: number;
  total_amount: number;
  tip: number;
  sales_payment_histories: readonly {
    method: string;
    amount: number;
    status?: string;
    card_brand?: string | null;
    last_four?: string | null;
  }[];
}

/**
 * The taxes of all lines, each name once, in the order they come in; those of service charges have no name ('').
 * @param which only those that prices contain, or only those that are added to them
 */
export function taxesOf(
  order: Pick<ReceiptOrder, 'lines' | 'service_charges'>,
  which?: 'included' | 'added',
): { name: string; amount: number }[] {
  const amounts = new Map<string, number[]>();
  const add = (name: string, amount: number) => amount !== 0 && amounts.set(name, [...(amounts.get(name) ?? []), amount]);
  const isWanted = ({ inclusive = false }: LineTax) => which === undefined || inclusive === (which === 'included');
  for (const { taxes, void_reason } of order.lines)
    if (!void_reason) for (const tax of taxes ?? []) if (isWanted(tax)) add(tax.name, tax.amount);
  if (which !== 'included') for (const { tax } of order.service_charges ?? []) add('', tax);
  return [...amounts].map(([name, parts]) => ({ name, amount: sumOfAmounts(parts) }));
}
