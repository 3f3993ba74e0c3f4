import type { System } from './profile.ts';

/** What systems are called, everywhere alike. */
export const systemTitles: Readonly<Record<System, string>> = {
  square: 'Square',
  shopify: 'Shopify',
  toast: 'Toast',
  lightspeed: 'Lightspeed',
  clover: 'Clover',
  woocommerce: 'WooCommerce',
  odoo: 'Odoo',
};
