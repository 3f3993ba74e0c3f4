import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';

/** A line of an order, with what became of it later; amounts in major units, times ISO 8601 UTC. */
export interface OrderLine {
  id: number;
  title: string;
  price: number;
  quantity: number;
  gross: number;
  discount: number;
  tax: number;
  total: number;
  refund_quantity?: number | null;
  refund_amount?: number | null;
  refunded_at?: string | null;
  refund_reason?: string | null;
  void_reason?: string | null;
  voided_by?: string | null;
  approved_by?: string | null;
  voided_at?: string | null;
  modifiers?: readonly { name: string; price: number; quantity?: number }[] | null;
  taxes?: readonly { name: string; amount: number; inclusive?: boolean }[] | null;
}

/** Money taken, tried or given back. */
export interface OrderPayment {
  id: number;
  method: string;
  amount: number;
  tip: number;
  surcharge: number;
  card_brand?: string | null;
  last_four?: string | null;
  status: string;
  at: string;
}

/** A receipt that was asked for. */
export interface OrderReceipt {
  id: number;
  email: string;
  at: string;
  requested_by?: string | null;
  status: 'waiting' | 'sent' | 'failed';
  failure?: string | null;
  settled_at?: string | null;
}

/** An order as its page shows it. */
export interface Order extends Omit<ReceiptOrder, 'lines' | 'sales_payment_histories'> {
  id: number;
  establishment_id: number;
  status: string;
  payment_date: string | null;
  refund_amount: number;
  lines: readonly OrderLine[];
  discounts: readonly { id: number; name: string; value: number; percent?: number | null }[];
  sales_payment_histories: readonly OrderPayment[];
  receipts?: readonly OrderReceipt[] | null;
}

export const RESOURCE = 'orders';
