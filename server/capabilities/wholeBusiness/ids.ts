/** Columns that hold the id of a record without a foreign key, because the record may be gone: `table.column` → the table it is of. */
export const LOOSE_IDS: Readonly<Record<string, string>> = {
  'activity_log.at_establishment': 'establishments',
  'activity_log.reverts': 'activity_log',
  'establishment_meta.updated_by': 'users',
  'facts_lines.item_id': 'sales_items',
  'facts_lines.order_id': 'orders',
  'facts_parts.order_id': 'orders',
  'facts_sales.order_id': 'orders',
  'facts_voids.order_id': 'orders',
  'gift_card_transactions.order_id': 'orders',
  'loyalty_transactions.order_id': 'orders',
  'orders_discounts.reward_id': 'loyalty_rewards',
  'orders_lines.product_id': 'products',
  'purchase_receipts_items.line': 'purchase_orders_items',
  'sales_items.product_id': 'products',
};

/** The table that a column's ids are of, where every table has such a column. */
export const EVERYWHERE: Readonly<Record<string, string>> = { created_by: 'users', establishment_id: 'establishments' };

/** Numbers of the platform's people: nobody of the business, and nobody elsewhere. */
export const BY_SOMEBODY: ReadonlySet<string> = new Set(['created_by', 'updated_by']);
