import type { DrillDown } from './drillDown.ts';

/** How the figures of whole orders are made of their facts; the names are those of every report that shows them. */
export const salesMeasures = {
  gross_sales: ['gross'],
  discounts: ['discount'],
  refunds: ['refund'],
  net_sales: ['gross', '-discount', '-refund'],
  tax: ['tax'],
  service_charges: ['service_charge'],
  surcharges: ['surcharge'],
  total_sales: ['gross', '-discount', '-refund', 'tax', 'service_charge', 'surcharge'],
  tips: ['tip'],
  total_collected: ['gross', '-discount', '-refund', 'tax', 'service_charge', 'surcharge', 'tip'],
  transactions: ['transactions'],
} as const satisfies DrillDown<'facts_sales'>['measures'];

/** How the figures of what was sold are made of the facts of lines. */
export const lineMeasures = {
  item_qty: ['quantity'],
  gross_amount: ['gross'],
  discount_amount: ['discount'],
  refund_amount: ['refund'],
  net_amount: ['gross', '-discount', '-refund'],
} as const satisfies DrillDown<'facts_lines'>['measures'];

/** A row's value as the facts hold it. */
export function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
