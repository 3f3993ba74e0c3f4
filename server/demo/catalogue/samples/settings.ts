import type { DemoOptions } from '#model/language';

/** The demo's categories, by where they are booked. */
const DISHES =
  'Starters, Mains, Grill, Vegetarian, Desserts, Breakfast, Salads, Sides, Pasta, Pizza, Fish, Bowls and curries, Sandwiches'.split(', ');
const DRINKS = 'Drinks, Hot drinks, Soft drinks, Beer, Wine, Cocktails'.split(', ');
const ARTICLES = [
  'Starters, Mains, Desserts, Drinks, Coffee and tea, Pantry, Preserves and honey, Oils and vinegars, Chocolate and sweets',
  'Biscuits and snacks, Cheese and dairy, Charcuterie, Bakery, Wine and beer, Kitchenware, Home and gifts',
].flatMap((names) => names.split(', '));
/** What the demo takes off: its own, and the reward of its loyalty program. */
const DISCOUNTS = ['Staff 20%', 'Goodwill', 'Happy hour', 'Staff meal', 'Loyal guest', '10% off'];

/** Demo rows of the entities under resources/settings. */
export const settingsSamples = {
  'accounting-accounts': {
    samples: [
      { code: '1010', name: 'Cash in drawers', kind: 'asset' },
      { code: '1020', name: 'Card payments clearing', kind: 'asset' },
      { code: '1030', name: 'Other payments clearing', kind: 'asset' },
      { code: '1100', name: 'Bank current account', kind: 'asset' },
      { code: '1400', name: 'Stock on hand', kind: 'asset' },
      { code: '2000', name: 'Trade creditors', kind: 'liability' },
      { code: '2200', name: 'Sales tax payable', kind: 'liability' },
      { code: '2310', name: 'Tips payable', kind: 'liability' },
      { code: '2400', name: 'Gift cards outstanding', kind: 'liability' },
      { code: '2410', name: 'Loyalty points outstanding', kind: 'liability' },
      { code: '3000', name: 'Owner’s equity', kind: 'equity' },
      { code: '3900', name: 'Retained earnings', kind: 'equity' },
      { code: '4800', name: 'Surcharges', kind: 'income' },
      { code: '4900', name: 'Discounts given', kind: 'income' },
      { code: '6000', name: 'Wages and salaries', kind: 'expense' },
      { code: '6200', name: 'Rent', kind: 'expense' },
      { code: '6210', name: 'Utilities', kind: 'expense' },
      { code: '6500', name: 'Card processing fees', kind: 'expense' },
      { code: '6900', name: 'Cash over and short', kind: 'expense' },
    ],
    restaurant: [
      { code: '4000', name: 'Food sales', kind: 'income' },
      { code: '4100', name: 'Beverage sales', kind: 'income' },
      { code: '4200', name: 'Service charges', kind: 'income' },
      { code: '4210', name: 'Delivery fees', kind: 'income' },
      { code: '5000', name: 'Cost of food sold', kind: 'expense' },
      { code: '5100', name: 'Cost of beverages sold', kind: 'expense' },
    ],
    retail: [
      { code: '4000', name: 'Merchandise sales', kind: 'income' },
      { code: '4300', name: 'Gift wrapping', kind: 'income' },
      { code: '5000', name: 'Cost of goods sold', kind: 'expense' },
    ],
  },
  'accounting-locations': {
    restaurant: [
      { code: 'DIN', name: 'Dining room', subsidiary: '10 Operating company' },
      { code: 'BAR', name: 'Bar', subsidiary: '10 Operating company' },
      { code: 'TOG', name: 'Takeaway and delivery', subsidiary: '10 Operating company' },
    ],
    retail: [
      { code: 'SHO', name: 'Shop floor', subsidiary: '10 Operating company' },
      { code: 'WEB', name: 'Online shop', subsidiary: '10 Operating company' },
    ],
  },
  'accounting-subsidiaries': {
    samples: [
      { code: '10', name: 'Operating company' },
      { code: '20', name: 'Property company' },
    ],
  },
  'third-party-integrations': {
    restaurant: [
      {
        integration: 'xero',
        value: [
          ...DISHES.map((name) => ({ part: 'category', name, account: '4000 Food sales', location: 'DIN Dining room' })),
          ...DRINKS.map((name) => ({ part: 'category', name, account: '4100 Beverage sales', location: 'BAR Bar' })),
          { part: 'tax', name: 'Standard rate', account: '2200 Sales tax payable' },
          { part: 'tax', name: 'Reduced rate', account: '2200 Sales tax payable' },
          ...DISCOUNTS.map((name) => ({ part: 'discount', name, account: '4900 Discounts given' })),
          { part: 'service_charge', name: 'Service 12.5%', account: '4200 Service charges' },
          { part: 'service_charge', name: 'Large party', account: '4200 Service charges' },
          { part: 'service_charge', name: 'Delivery fee', account: '4210 Delivery fees', location: 'TOG Takeaway and delivery' },
          { part: 'payment_method', name: 'cash', account: '1010 Cash in drawers' },
          { part: 'payment_method', name: 'card', account: '1020 Card payments clearing' },
          { part: 'payment_method', name: 'other', account: '1030 Other payments clearing' },
          { part: 'category', account: '4000 Food sales' },
          { part: 'surcharge', account: '4800 Surcharges' },
          { part: 'tip', account: '2310 Tips payable' },
          { part: 'gift_card_liability', account: '2400 Gift cards outstanding' },
        ],
      },
    ],
    retail: [
      {
        integration: 'quickbooks',
        value: [
          ...ARTICLES.map((name) => ({ part: 'category', name, account: '4000 Merchandise sales', location: 'SHO Shop floor' })),
          { part: 'tax', name: 'Standard rate', account: '2200 Sales tax payable' },
          { part: 'tax', name: 'Reduced rate', account: '2200 Sales tax payable' },
          { part: 'service_charge', name: 'Gift wrapping', account: '4300 Gift wrapping' },
          { part: 'payment_method', name: 'cash', account: '1010 Cash in drawers' },
          ...DISCOUNTS.map((name) => ({ part: 'discount', name, account: '4900 Discounts given' })),
          { part: 'payment_method', name: 'card', account: '1020 Card payments clearing' },
          { part: 'payment_method', name: 'other', account: '1030 Other payments clearing' },
          { part: 'category', account: '4000 Merchandise sales' },
          { part: 'gift_card_liability', account: '2400 Gift cards outstanding' },
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
