/** The tables in which the sales module keeps an order, each with its column that holds the order's id. */
export const ORDER_TABLES: Readonly<Record<string, string>> = {
  orders: 'id',
  orders_lines: 'parent_id',
  orders_discounts: 'parent_id',
  orders_service_charges: 'parent_id',
  orders_sales_payment_histories: 'parent_id',
  payments: 'order',
  facts_sales: 'order_id',
  facts_lines: 'order_id',
  facts_parts: 'order_id',
  facts_voids: 'order_id',
};
