/** Systems whose files are known, and what to export there, in the order in which one goes through it. */
export const systems = {
  square: ['items', 'customers', 'item_sales'],
  shopify: ['products', 'inventory', 'customers', 'orders', 'gift_cards'],
  toast: ['item_selections', 'modifier_selections', 'time_entries', 'checks'],
  lightspeed: ['products'],
  clover: ['inventory'],
  woocommerce: ['products'],
  odoo: ['products', 'contacts', 'cards'],
} as const;

/** One of them. */
export type SystemName = keyof typeof systems;

/** What they are called, everywhere alike. */
export const systemTitles: Readonly<Record<SystemName, string>> = {
  square: 'Square',
  shopify: 'Shopify',
  toast: 'Toast',
  lightspeed: 'Lightspeed Retail (X-Series)',
  clover: 'Clover',
  woocommerce: 'WooCommerce',
  odoo: 'Odoo',
};

/** All of them, by their names. */
export const systemNames = Object.keys(systems).filter((name): name is SystemName => Object.hasOwn(systems, name));
