import { sheets } from '../import/messyFile.ts';
import { csvOf, headings } from './systemFile.ts';

/** A file with stock on hand as a system exports it: small, invented, in the published columns. */
export interface StockSample {
  name: string;
  /** As the profile is called. */
  profile: string;
  bytes: Buffer;
  /** Its places with what each has of which product; '' where the file names none. */
  stock: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What that is worth at the file's own costs, by place; none where it says no costs. */
  value?: Readonly<Record<string, number>>;
}

type Row = Readonly<Record<string, string | number>>;

const SQUARE = headings(
  'Token,Item Name,Variation Name,Unit and Precision,SKU,Description,Reporting Category,GTIN,Item Type,Price,Archived,Sellable,Default Unit Cost,Current Quantity Harbour,New Quantity Harbour,Current Quantity Market hall,New Quantity Market hall',
);
/** An item library of Square. */
export const squareStockFile = (rows: readonly Row[]): Buffer =>
  csvOf(
    SQUARE,
    rows.map((row) => ({
      'Variation Name': 'Regular',
      'Item Type': 'Physical good',
      Price: '10.00',
      Sellable: 'Y',
      Archived: 'N',
      ...row,
    })),
  );

const SHOPIFY_INVENTORY = headings(
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)',
);
/** Shopify's inventory: a row for each variant and location. */
export const shopifyInventoryFile = (rows: readonly Row[]): Buffer => csvOf(SHOPIFY_INVENTORY, rows);

const shopifyProducts = (rows: readonly Row[]) =>
  csvOf(
    headings(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Cost per item,Status',
    ),
    rows,
  );

/** One file of each system, of two or three products. */
export const stockSamples: readonly StockSample[] = [
  {
    name: 'square.csv',
    profile: 'square/items',
    bytes: squareStockFile([
      {
        'Item Name': 'Stock tumbler',
        SKU: 'STQ-1',
        'Default Unit Cost': '4.50',
        'Current Quantity Harbour': 11,
        'Current Quantity Market hall': 2,
      },
      { 'Item Name': 'Stock beans', SKU: 'STQ-2', 'Default Unit Cost': '6.25', 'Current Quantity Harbour': '1,204' },
      { 'Item Name': 'Stock catering', SKU: 'STQ-3' },
    ]),
    stock: { Harbour: { 'Stock tumbler': 11, 'Stock beans': 1204 }, 'Market hall': { 'Stock tumbler': 2 } },
    value: { Harbour: 7574.5, 'Market hall': 9 },
  },
  {
    name: 'shopify.csv',
    profile: 'shopify/products',
    bytes: shopifyProducts([
      ...['S', 'M'].map((size, at) => ({
        ...{
          Handle: 'stock-tee',
          Title: at ? '' : 'Stock tee',
          'Option1 Name': 'Size',
          'Option1 Value': size,
          'Variant SKU': `STS-${size}`,
        },
        ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': 4 + at, 'Variant Price': '20.00', 'Cost per item': '9.40' },
      })),
      { Handle: 'stock-card', Title: 'Stock card', 'Option1 Value': 'Default Title', 'Variant Price': '3.00', 'Variant Inventory Qty': 0 },
    ]),
    stock: { '': { 'Stock tee – S': 4, 'Stock tee – M': 5 } },
    value: { '': 84.6 },
  },
  {
    name: 'lightspeed.csv',
    profile: 'lightspeed/products',
    bytes: csvOf(
      headings(
        'id,handle,sku,name,product_category,supply_price,retail_price,tax_name,tax_value,active,track_inventory,inventory_Main_Outlet,inventory_Pier',
      ),
      [
        {
          handle: 'boot',
          sku: 'STL-1',
          name: 'Stock boot',
          supply_price: '48.00',
          retail_price: '120.00',
          active: 1,
          track_inventory: 1,
          inventory_Main_Outlet: 6,
          inventory_Pier: 0,
        },
        {
          handle: 'gift',
          sku: 'STL-2',
          name: 'Stock wrapping',
          supply_price: '0',
          retail_price: '2.00',
          active: 1,
          track_inventory: 0,
          inventory_Main_Outlet: 0,
        },
      ],
    ),
    stock: { 'Main Outlet': { 'Stock boot': 6 }, Pier: {} },
    value: { 'Main Outlet': 288 },
  },
  {
    name: 'clover.xlsx',
    profile: 'clover/inventory',
    bytes: sheets([
      {
        name: 'Items',
        rows: [
          ['Clover ID', 'Name', 'Price', 'Price Type', 'Cost', 'SKU', 'Quantity', 'Hidden?'],
          ['C1', 'Stock slaw', 5, 'Fixed', 1.25, 'STC-1', 8, 'No'],
          ['C2', 'Stock pickle', 2, 'Fixed', null, 'STC-2', 0, 'No'],
        ],
      },
    ]),
    stock: { '': { 'Stock slaw': 8 } },
    value: { '': 10 },
  },
  {
    name: 'woo.csv',
    profile: 'woocommerce/products',
    bytes: csvOf(
      headings('ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'),
      [
        { ID: 1, Type: 'variable', SKU: 'STW', Name: 'Stock shirt', Published: 1, Stock: 99 },
        {
          ID: 2,
          Type: 'variation',
          SKU: 'STW-1',
          Name: 'Stock shirt - Sand',
          Published: 1,
          'Regular price': '59',
          Stock: 5,
          Parent: 'id:1',
        },
        { ID: 3, Type: 'simple', SKU: 'STW-2', Name: 'Stock candle', Published: 1, 'Regular price': '8.50' },
      ],
    ),
    stock: { '': { 'Stock shirt - Sand': 5 } },
  },
  {
    name: 'odoo.csv',
    profile: 'odoo/products',
    bytes: csvOf(headings('Name,Product Type,Internal Reference,Sales Price,Cost,Quantity On Hand'), [
      {
        Name: 'Stock drawer',
        'Product Type': 'Goods',
        'Internal Reference': 'STO-1',
        'Sales Price': '110.0',
        Cost: '40.0',
        'Quantity On Hand': '3.0',
      },
      {
        Name: 'Stock visit',
        'Product Type': 'Service',
        'Internal Reference': 'STO-2',
        'Sales Price': '50.0',
        Cost: '0.0',
        'Quantity On Hand': '0.0',
      },
    ]),
    stock: { '': { 'Stock drawer': 3 } },
    value: { '': 120 },
  },
];
