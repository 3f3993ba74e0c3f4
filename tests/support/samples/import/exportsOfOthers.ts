import { ean, type MessyFile, markedUtf8, sheets, utf8 } from './messyFile.ts';

/** Files that other programs export, headed as their makers document them. */
export const exportsOfOthers: readonly MessyFile[] = [
  {
    name: 'square-items.csv',
    resource: 'products',
    bytes: utf8([
      'Token,Item Name,Variation Name,SKU,Description,Reporting Category,GTIN,Price,Default Unit Cost,Stock Alert Enabled Harbor,Sellable,Archived',
      `ABC1,Square latte,Regular,SQ-1,Espresso and milk,Coffee bar,${ean('501234510001')},4.50,0.9,N,Y,N`,
      'ABC2,Square scone,Regular,SQ-2,,Bakery shelf,,3.25,0.7,Y,Y,N',
      'ABC3,Square catering,Regular,SQ-3,,Coffee bar,,variable,,N,Y,N',
    ]),
    rows: { good: 2, bad: 1 },
    columns: {
      ...{ 'Item Name': 'item', SKU: 'sku', Description: 'description', 'Reporting Category': 'category' },
      ...{ GTIN: 'barcode', Price: 'price', 'Default Unit Cost': 'cost' },
    },
    stored: [{ item: 'Square latte', price: 4.5, sku: 'SQ-1' }],
  },
  {
    name: 'shopify-products.csv',
    resource: 'retail-products',
    bytes: utf8([
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Image Src,Gift Card,Cost per item,Status',
      `canvas-bag,Canvas bag,"<p>Strong</p>",House,Merch,"bag, gift",TRUE,Title,Default Title,SH-1,200,shopify,4,18.00,22.00,TRUE,${ean('501234520001')},,FALSE,7.50,active`,
      'enamel-pin,Enamel pin,,House,Merch,,TRUE,Title,Default Title,SH-2,20,shopify,40,5.00,,TRUE,,,FALSE,1.25,active',
      'old-cap,Old cap,,House,Merch,,FALSE,Title,Default Title,SH-3,90,shopify,0,12.00,,TRUE,,,FALSE,,archived',
    ]),
    rows: { good: 2, bad: 1 },
    columns: {
      ...{ Title: 'item', 'Body (HTML)': 'description', 'Variant SKU': 'sku', 'Variant Price': 'price' },
      ...{ 'Variant Barcode': 'barcode', 'Image Src': 'image', 'Cost per item': 'cost', Status: 'status' },
    },
    stored: [{ item: 'Canvas bag', price: 18, cost: 7.5, status: 'active' }],
  },
  {
    name: 'toast-menu.csv',
    resource: 'products',
    bytes: markedUtf8([
      'Entity type,Name,Master ID,Menu Group,Pricing strategy,Base price,SKU,PLU',
      'MENU_ITEM,Toast melt,4000001,Sandwich board,BASE,11.5,TO-1,88001',
      'MENU_ITEM,Toast salad,4000002,Salad board,BASE,9,TO-2,88002',
    ]),
    rows: { good: 2 },
    columns: { Name: 'item', 'Menu Group': 'category', 'Base price': 'price', SKU: 'sku', PLU: 'plu' },
    stored: [{ item: 'Toast salad', price: 9, plu: '88002' }],
  },
  {
    name: 'clover-inventory.xlsx',
    resource: 'products',
    bytes: sheets([
      { name: 'Instructions', state: 'hidden', rows: [['How to use this file'], ['Name is required']] },
      {
        name: 'Items',
        rows: [
          [
            'Clover ID',
            'Name',
            'Alternate Name',
            'Price',
            'Price Type',
            'Price Unit',
            'Cost',
            'Product Code',
            'SKU',
            'Quantity',
            'Hidden',
            'Labels',
          ],
          ['CL01', 'Clover wrap', null, 8.75, 'Fixed', null, 2.4, null, 'CV-1', 0, 'No', null],
          ['CL02', 'Clover juice', 'Juice', 4.25, 'Fixed', null, 1, Number(ean('501234530001')), 'CV-2', 12, 'No', null],
        ],
      },
      {
        name: 'Modifier Groups',
        rows: [
          ['Modifier Group Name', 'Modifier'],
          ['Milk', 'Oat'],
        ],
      },
    ]),
    rows: { good: 2 },
    columns: { Name: 'item', Price: 'price', Cost: 'cost', 'Product Code': 'barcode', SKU: 'sku' },
    stored: [{ item: 'Clover juice', barcode: ean('501234530001') }],
  },
  {
    name: 'wc-product-export.csv',
    resource: 'retail-products',
    bytes: markedUtf8([
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","Tax class","In stock?",Stock,"Low stock amount","Sale price","Regular price",Categories,Tags,Images,Position',
      `41,simple,WC-1,${ean('501234540001')},Woo candle,1,0,visible,,Hand poured,taxable,,1,12,3,,14.00,Home goods,,,0`,
      '42,simple,WC-2,,Woo soap,0,0,visible,,,taxable,,1,30,5,4.00,5.50,Home goods,,,0',
    ]),
    rows: { good: 2 },
    columns: {
      ...{ SKU: 'sku', 'GTIN, UPC, EAN, or ISBN': 'barcode', Name: 'item', Published: 'status', Description: 'description' },
      ...{ 'Regular price': 'price', Categories: 'category', Images: 'image' },
    },
    stored: [
      { item: 'Woo candle', price: 14, status: 'active' },
      { item: 'Woo soap', price: 5.5, status: 'inactive' },
    ],
  },
];
