import { ean, markedUtf8, sheets } from '../import/messyFile.ts';
import { csvOf, headings, type SystemSample } from './systemFile.ts';

const LIGHTSPEED = headings(
  'id,handle,sku,composite_name,composite_sku,composite_quantity,name,description,product_category,variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,variant_option_three_name,variant_option_three_value,tags,supply_price,retail_price,loyalty_value,loyalty_value_default,tax_name,tax_value,account_code,account_code_purchase,brand_name,supplier_name,supplier_code,active,track_inventory,inventory_Main_Outlet,reorder_point_Main_Outlet,restock_level_Main_Outlet',
);
const WOO = headings(
  'ID,Type,SKU,"GTIN; UPC; EAN; or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global',
).map((heading) => heading.replaceAll('"', '').replaceAll(';', ','));
const ODOO = headings(
  'External ID,Name,Product Type,Internal Reference,Barcode,Sales Price,Cost,Weight,Sales Description,Product Category,Customer Taxes',
);
const CONTACTS = headings('External ID,Name,Is a Company,Email,Phone,Street,Street2,Zip,City,Country,Tags,Notes');

const ITEM_HEADINGS =
  'Clover ID,Name,Alternate Name,Description,Price,Price Type,Price Unit,Cost,Product Code,SKU,Quantity,Hidden?,Default tax rates?,Non-revenue item?,Printer Labels,Modifier Groups,Categories,Tax Rates,Variant Attribute,Variant Option';

/** Other systems' shops. */
export const others: readonly SystemSample[] = [
  {
    name: 'inventory.xlsx',
    profile: 'clover/inventory',
    bytes: sheets([
      { name: 'Instructions', state: 'hidden', rows: [['How to use this file']] },
      {
        name: 'Items',
        rows: [
          ITEM_HEADINGS.split(','),
          ...Array.from({ length: 14 }, (_, at) => [
            ...[`CLV${at}`, `Deli plate ${at}`, null, 'With slaw', 7.5 + at, 'Fixed', null, 2.1, null, `CLV-${at}`],
            ...[at, 'No', 'Yes', 'No', null, at % 2 ? 'Deli breads' : null, at % 3 ? 'Deli hot' : 'Deli cold', null, null, null],
          ]),
          [
            'CLVX',
            'Weighed cheese',
            null,
            null,
            null,
            'Variable',
            null,
            null,
            null,
            'CLV-X',
            0,
            'No',
            'Yes',
            'No',
            null,
            null,
            'Deli cold',
            null,
          ],
        ],
      },
      {
        name: 'Modifier Groups',
        rows: [
          ['Modifier Group ID', 'Modifier Group Name', 'Pop up Automatically?', 'Modifier', 'Price', 'Required Quantity', 'Max Quantity'],
          ['G1', 'Deli breads', 'Yes', 'Rye', 0, 1, 1],
          [null, null, null, 'Sourdough', 0.75, null, null],
        ],
      },
      {
        name: 'Categories',
        rows: [
          ['Category ID', 'Category Name', 'Subcategory Name', 'Item Sort Order'],
          ['C1', 'Deli hot', null, 1],
        ],
      },
      {
        name: 'Tax Rates',
        rows: [
          ['Tax Rate ID', 'Name', 'Tax Rate', 'Tax Amount', 'Default?'],
          ['T1', 'Clover county tax', 7.25, null, 'Yes'],
        ],
      },
    ]),
    makes: { taxes: 1, modifiers: 1, categories: 2, products: 14 },
    refused: 1,
  },
  {
    name: 'product-export.csv',
    profile: 'lightspeed/products',
    bytes: csvOf(LIGHTSPEED, [
      ...Array.from({ length: 20 }, (_, at) => ({
        ...{ id: `uuid-${at}`, handle: `trail-${Math.floor(at / 2)}`, sku: `LSX-${at}`, name: `Trail shoe ${Math.floor(at / 2)}` },
        ...{ description: '<p>For <b>mud</b></p>', product_category: 'Footwear hall / Trail', variant_option_one_name: 'Size' },
        ...{
          variant_option_one_value: at % 2 ? '42' : '41',
          supply_price: '48.00',
          retail_price: '120.00',
          tax_name: 'GST X',
          tax_value: '0.15',
        },
        ...{ active: 1, track_inventory: 1, inventory_Main_Outlet: 6, reorder_point_Main_Outlet: 2, restock_level_Main_Outlet: 6 },
      })),
      {
        handle: 'discount',
        sku: 'vend-discount',
        name: 'Discount',
        retail_price: '0',
        supply_price: '0',
        active: 1,
        tax_name: 'No Tax',
        tax_value: '0',
      },
    ]),
    makes: { taxes: 1, categories: 2, products: 21 },
  },
  {
    name: 'wc-product-export-26-10-2026.csv',
    profile: 'woocommerce/products',
    bytes: Buffer.concat([
      markedUtf8([]),
      csvOf(WOO, [
        {
          ID: 41,
          Type: 'variable',
          SKU: 'WCX-SHIRT',
          Name: 'Woo linen shirt',
          Published: 1,
          Categories: 'Wardrobe > Linen',
          Description: 'Linen',
        },
        ...['Sand', 'Olive'].map((color, at) => ({
          ...{ ID: 42 + at, Type: 'variation', SKU: `WCX-SHIRT-${at}`, Name: `Woo linen shirt - ${color}`, Published: 1, Parent: 'id:41' },
          ...{ 'Regular price': '59', Stock: 5, 'Low stock amount': 2, 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': color },
        })),
        ...Array.from({ length: 18 }, (_, at) => ({
          ...{
            ID: 60 + at,
            Type: 'simple',
            SKU: `WCX-${at}`,
            Name: `Woo candle no. ${at}`,
            Published: at % 2,
            'Regular price': `${8 + at}.50`,
          },
          ...{ Categories: 'Home scents, Sale corner', 'GTIN, UPC, EAN, or ISBN': at ? '' : ean('501234598001') },
        })),
      ]),
    ]),
    makes: { categories: 3, products: 20 },
  },
  {
    name: 'Product (product.template).csv',
    profile: 'odoo/products',
    bytes: csvOf(
      ODOO,
      Array.from({ length: 15 }, (_, at) => ({
        ...{
          'External ID': `x_${at}`,
          Name: `Odoo drawer ${at}`,
          'Internal Reference': `ODO-${at}`,
          'Sales Price': `${100 + at}.0`,
          Cost: '40.0',
        },
        ...{ 'Product Type': 'Goods', 'Product Category': 'All / Saleable / Office drawers', 'Customer Taxes': '21%' },
      })),
    ),
    makes: { taxes: 1, categories: 1, products: 15 },
  },
  {
    name: 'Contact (res.partner).csv',
    profile: 'odoo/contacts',
    bytes: csvOf(
      CONTACTS,
      Array.from({ length: 8 }, (_, at) => ({
        ...{ Name: at ? `Marc Demo${at}` : 'Azure Interior', 'Is a Company': at ? 'False' : 'True', Email: `odoo${at}@example.com` },
        ...{ Phone: '+32470123456', Street: 'Rue Haute 1', Zip: '1000', City: 'Brussels', Country: 'Belgium' },
      })),
    ),
    makes: { customers: 8 },
  },
];
