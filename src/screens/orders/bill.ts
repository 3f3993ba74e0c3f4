import { taxesOf } from '#/resources/reference/receiptOrder.ts';
import type { Order } from './order.ts';

/** A line of what an order comes to: `name` is the till's own word, `label` one of ours. */
export interface BillRow {
  key: string;
  label?: 'gross' | 'discount' | 'gift_cards' | 'surcharge' | 'tax_on_service';
  name?: string;
  amount: number;
}

/** What an order comes to, in lines that add up to its total, and what was paid of it; amounts in major units of `decimals` decimals. */
export function billOf(order: Order, decimals: number): { rows: BillRow[]; paid: number; due: number } {
  const unit = 10 ** decimals;
  const captured = order.sales_payment_histories.filter(({ status }) => status === 'captured');
  const paid = captured.reduce((sum, { amount }) => sum + Math.round(amount * unit), 0);
  const rows: BillRow[] = [
    { key: 'gross', label: 'gross', amount: order.gross },
    { key: 'discount', label: 'discount', amount: -order.discount },
    ...(order.service_charges ?? []).map(({ name, amount }, at) => ({ key: `service ${at}`, name, amount })),
    ...taxesOf(order).map(({ name, amount }) => ({
      key: `tax ${name}`,
      amount,
      ...(name ? { name } : { label: 'tax_on_service' as const }),
    })),
    { key: 'gift_cards', label: 'gift_cards', amount: order.gift_cards ?? 0 },
    { key: 'surcharge', label: 'surcharge', amount: order.surcharge },
  ];
  return {
    rows: rows.filter(({ amount, label }) => amount !== 0 || label === 'gross'),
    paid: paid / unit,
    due: Math.max(0, Math.round(order.total_amount * unit) - paid) / unit,
  };
}
