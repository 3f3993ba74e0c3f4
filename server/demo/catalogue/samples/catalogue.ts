import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/catalogue. */
export const catalogueSamples = {
  categories: {
    samples: [
      { name: 'Starters', color: 'orange' },
      { name: 'Mains', color: 'red' },
      { name: 'Desserts', color: 'pink' },
      { name: 'Drinks', color: 'blue' },
      { name: 'Hot drinks', parent: 'Drinks', color: 'brown' },
      { name: 'Soft drinks', parent: 'Drinks', color: 'cyan' },
      { name: 'Grill', parent: 'Mains' },
      { name: 'Vegetarian', parent: 'Mains', color: 'green' },
    ],
  },
  discounts: {
    samples: [
      { name: 'Staff 20%', type: 'fixed_percent', value: 20, applies_to: 'entire_check' },
      { name: 'Goodwill', type: 'open_amount', applies_to: 'any_item', requires_approval: true },
      { name: 'Five off', type: 'fixed_amount', value: 5, applies_to: 'entire_check' },
      { name: 'Happy hour', type: 'fixed_percent', value: 15, applies_to: 'specific_items', categories: ['Drinks'] },
      {
        name: 'Summer 2024',
        type: 'fixed_percent',
        value: 10,
        applies_to: 'any_item',
        valid_from: '2024-06-01',
        valid_to: '2024-08-31',
        status: 'inactive',
      },
    ],
  },
  modifiers: {
    samples: [
      {
        title: 'Cooking level',
        color: 'red',
        required: true,
        min_selections: 1,
        max_selections: 1,
        modifier_items: [
          { name: 'Rare', price: 0 },
          { name: 'Medium', price: 0, default: true },
          { name: 'Well done', price: 0 },
        ],
      },
      {
        title: 'Extras',
        color: 'green',
        max_selections: 4,
        modifier_items: [
          { name: 'Extra cheese', price: 1.5, ingredient: 'Cheddar', quantity: 30, uom: 'g' },
          { name: 'Bacon', price: 2 },
          { name: 'Avocado', price: 2.5 },
        ],
      },
      {
        title: 'Milk',
        color: 'cyan',
        max_selections: 1,
        modifier_items: [
          { name: 'Whole milk', price: 0, default: true, ingredient: 'Whole milk', quantity: 120, uom: 'ml' },
          { name: 'Oat milk', price: 0.6 },
        ],
      },
    ],
    retail: [
      {
        title: 'Gift wrapping',
        color: 'pink',
        max_selections: 1,
        modifier_items: [
          { name: 'Paper', price: 2 },
          { name: 'Box', price: 4 },
        ],
      },
    ],
  },
  'order-types': {
    restaurant: [
      { title: 'Dine in', behaviour: 'dine_in' },
      { title: 'Take out', behaviour: 'take_out' },
      { title: 'Delivery', behaviour: 'delivery' },
      { title: 'Staff meal', behaviour: 'none', enable_taxes: false },
    ],
    retail: [
      { title: 'In store', behaviour: 'in_store' },
      { title: 'Click and collect', behaviour: 'curbside' },
    ],
  },
  'prep-stations': {
    restaurant: [{ name: 'Grill' }, { name: 'Cold kitchen' }, { name: 'Bar', kitchen_display: false }, { name: 'Pass', expediter: true }],
    retail: [{ name: 'Packing counter', kitchen_display: false }],
  },
  products: {
    samples: [
      {
        item: 'Flat white',
        category: 'Drinks',
        subCategory: 'Hot drinks',
        price: 4,
        cost: 0.9,
        sku: 'FW-1',
        taxes: ['Standard rate'],
        modifiers: ['Milk'],
      },
      { item: 'Lemonade', category: 'Drinks', subCategory: 'Soft drinks', price: 3.5, cost: 0.7, sku: 'LE-1', taxes: ['Standard rate'] },
      { item: 'Tomato soup', category: 'Starters', price: 7, cost: 1.8, sku: 'TS-1', taxes: ['Standard rate'] },
      {
        item: 'House burger',
        category: 'Mains',
        subCategory: 'Grill',
        price: 16,
        cost: 5.2,
        sku: 'HB-1',
        taxes: ['Standard rate'],
        modifiers: ['Cooking level', 'Extras'],
        recipe: [
          { ingredient: 'Ground beef', quantity: 180, uom: 'g' },
          { ingredient: 'Burger bun', quantity: 1, uom: 'each' },
          { ingredient: 'Cheddar', quantity: 30, uom: 'g' },
        ],
      },
      {
        item: 'Mushroom risotto',
        category: 'Mains',
        subCategory: 'Vegetarian',
        price: 15,
        cost: 3.9,
        sku: 'MR-1',
        taxes: ['Standard rate'],
        recipe: [
          { ingredient: 'Rice', quantity: 120, uom: 'g' },
          { ingredient: 'Mushrooms', quantity: 150, uom: 'g' },
        ],
      },
      { item: 'Cheesecake', category: 'Desserts', price: 8, cost: 2.1, sku: 'CC-1', taxes: ['Standard rate'] },
      {
        item: 'House wine, glass',
        category: 'Drinks',
        price: 9,
        cost: 2.6,
        sku: 'HW-1',
        restriction: 'age_restriction',
        minimum_age: 18,
        taxes: ['Standard rate'],
      },
      {
        item: 'Coffee beans 250 g',
        category: 'Drinks',
        price: 12,
        cost: 6.4,
        sku: 'CB-250',
        kind: 'retail',
        track_inventory: true,
        par_level: 40,
        reorder_point: 12,
        vendors: [{ vendor: 'Harvest Wholesale', vendor_item_id: 'HW-7730', pack_size: 12, cost: 76.8 }],
        taxes: ['Reduced rate'],
      },
      {
        item: 'Gift mug',
        price: 14,
        cost: 5,
        sku: 'GM-1',
        kind: 'retail',
        track_inventory: true,
        par_level: 24,
        reorder_point: 6,
        vendors: [{ vendor: 'Harvest Wholesale', vendor_item_id: 'HW-7741', pack_size: 6, cost: 30 }],
        taxes: ['Standard rate'],
      },
    ],
  },
  'service-charges': {
    restaurant: [
      { name: 'Service 12.5%', type: 'fixed_percent', charge: 12.5, applicable_on: 'dine_in' },
      { name: 'Large party', type: 'fixed_percent', charge: 18, applicable_on: 'party_size', minimum_party_size: 6 },
      { name: 'Delivery fee', type: 'fixed_amount', charge: 4, applicable_on: 'delivery' },
    ],
    retail: [{ name: 'Gift wrapping', type: 'fixed_amount', charge: 3, applicable_on: 'manual' }],
  },
  'service-prompts': {
    restaurant: [
      { name: 'How many guests?', type: 'guest_count', required: true },
      { name: 'Which table?', type: 'table', required: true },
      { name: 'Name for the order', type: 'customer_name' },
    ],
    retail: [{ name: 'Phone for collection', type: 'phone' }],
  },
  taxes: {
    samples: [
      { name: 'Standard rate', rate: 20, inclusive: true },
      { name: 'Reduced rate', rate: 5, inclusive: true },
      { name: 'Zero rate', rate: 0 },
      { name: 'Transport bag charge', rate: 0.1, type: 'fixed' },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
