import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/stock. */
export const stockSamples = {
  ingredients: {
    samples: [
      {
        name: 'Ground beef',
        uom: 'kg',
        unit_cost: 9.8,
        par_level: 20,
        reorder_point: 8,
        vendors: [{ vendor: 'Harvest Wholesale', vendor_item_id: 'HW-2210', pack_size: 5, cost: 49 }],
      },
      {
        name: 'Burger bun',
        uom: 'each',
        unit_cost: 0.45,
        par_level: 120,
        reorder_point: 40,
        vendors: [{ vendor: 'Harvest Wholesale', vendor_item_id: 'HW-0412', pack_size: 48, cost: 21.6 }],
      },
      {
        name: 'Cheddar',
        uom: 'kg',
        unit_cost: 8.2,
        par_level: 10,
        reorder_point: 3,
        vendors: [{ vendor: 'Union Dairy', vendor_item_id: 'UD-7', pack_size: 2.5, cost: 20.5 }],
      },
      {
        name: 'Rice',
        uom: 'kg',
        unit_cost: 2.1,
        par_level: 25,
        reorder_point: 10,
        vendors: [{ vendor: 'Harvest Wholesale', vendor_item_id: 'HW-1001', pack_size: 10, cost: 21 }],
      },
      {
        name: 'Mushrooms',
        uom: 'kg',
        unit_cost: 6.4,
        par_level: 8,
        reorder_point: 3,
        vendors: [{ vendor: 'Riverside Produce', vendor_item_id: 'RP-31', pack_size: 3, cost: 19.2 }],
      },
      {
        name: 'Tomatoes',
        uom: 'kg',
        unit_cost: 3.2,
        par_level: 15,
        reorder_point: 5,
        vendors: [{ vendor: 'Riverside Produce', vendor_item_id: 'RP-12', pack_size: 6, cost: 19.2 }],
      },
      {
        name: 'Whole milk',
        uom: 'l',
        unit_cost: 1.1,
        par_level: 40,
        reorder_point: 15,
        vendors: [{ vendor: 'Union Dairy', vendor_item_id: 'UD-1', pack_size: 4, cost: 4.4 }],
      },
    ],
  },
  'purchase-invoices': {
    samples: [
      { invoice_number: 'HW-88213', vendor: 'Harvest Wholesale', date: -14, due_date: 16, subtotal: 312.4, tax: 0, shipping: 12 },
      { invoice_number: 'RP-2207', vendor: 'Riverside Produce', date: -8, due_date: 6, subtotal: 148.2 },
      { invoice_number: 'UD-5521', vendor: 'Union Dairy', date: -6, due_date: -6, subtotal: 96.8, status: 'paid' },
    ],
  },
  'purchase-orders': {
    samples: [
      {
        vendor: 'Harvest Wholesale',
        expected_date: 4,
        items: [
          { item: { ingredients: 'Ground beef' }, vendor_item_id: 'HW-2210', ordered_quantity: 3 },
          { item: { ingredients: 'Rice' }, vendor_item_id: 'HW-1001', ordered_quantity: 1 },
        ],
      },
      {
        vendor: 'Riverside Produce',
        expected_date: 2,
        status: 'ordered',
        items: [{ item: { ingredients: 'Tomatoes' }, ordered_quantity: 3 }],
      },
    ],
  },
  vendors: {
    samples: [
      {
        name: 'Riverside Produce',
        contact_person_name: 'Grace Okafor',
        email: 'orders@riverside.example',
        phone: '+1 212 555 0143',
        payment_terms: 'net_14',
        rating: 5,
      },
      {
        name: 'Harvest Wholesale',
        contact_person_name: 'Tom Lindqvist',
        email: 'sales@harvest.example',
        phone: '+44 20 7946 0112',
        payment_terms: 'net_30',
        rating: 3,
      },
      {
        name: 'Union Dairy',
        contact_person_name: 'Marta Ruiz',
        email: 'dispatch@uniondairy.example',
        phone: '+1 212 555 0178',
        payment_terms: 'on_delivery',
        rating: 4,
      },
      {
        name: 'Northbank Trading',
        contact_person_name: 'Priya Nair',
        email: 'orders@northbank.example',
        phone: '+44 20 7946 0143',
        payment_terms: 'net_30',
        rating: 4,
      },
      {
        name: 'Southwark Bakers',
        contact_person_name: 'Owen Price',
        email: 'bakery@southwark.example',
        phone: '+44 20 7946 0156',
        payment_terms: 'net_7',
        rating: 5,
      },
      {
        name: 'Vine and Barrel',
        contact_person_name: 'Elena Costa',
        email: 'cellar@vineandbarrel.example',
        phone: '+44 20 7946 0171',
        payment_terms: 'net_14',
        rating: 4,
      },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
