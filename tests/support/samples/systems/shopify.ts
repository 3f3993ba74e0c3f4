import { csvOf, headings, type SystemSample } from './systemFile.ts';

const PRODUCTS = headings(
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status',
);
const CUSTOMERS = headings(
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
);
const sizes = ['S', 'M', 'L', 'XL'];

/** A shop for clothes, from Shopify. */
export const shopify: readonly SystemSample[] = [
  {
    name: 'products_export.csv',
    profile: 'shopify/products',
    bytes: csvOf(PRODUCTS, [
      ...['Harbour sweater', 'Harbour parka', 'Harbour tee', 'Harbour cap', 'Harbour scarf'].flatMap((title, at) => [
        ...sizes.map((size, step) => ({
          ...{ Handle: `harbour-${at}`, 'Option1 Value': size, 'Variant SKU': `SHP-${at}-${size}`, 'Variant Inventory Tracker': 'shopify' },
          ...{ 'Variant Inventory Qty': 4, 'Variant Price': `${20 + at * 10}.00`, 'Cost per item': '9.40' },
          ...(step === 0 && {
            Title: title,
            'Body (HTML)': '<p>Warm &amp; dry</p>',
            Type: 'Outerwear',
            'Option1 Name': 'Size',
            Status: 'active',
          }),
        })),
        // A second picture has a row of its own.
        { Handle: `harbour-${at}`, 'Image Src': 'https://cdn.example.com/2.jpg', 'Image Position': 2 },
      ]),
      {
        ...{ Handle: 'enamel-badge', Title: 'Enamel badge', 'Product Category': 'Apparel & Accessories > Badges', 'Option1 Name': 'Title' },
        ...{ 'Option1 Value': 'Default Title', 'Variant Price': '6.00', 'Variant SKU': 'SHP-BADGE', Status: 'draft' },
      },
    ]),
    makes: { categories: 2, products: 21 },
  },
  {
    name: 'customers_export.csv',
    profile: 'shopify/customers',
    bytes: csvOf(
      CUSTOMERS,
      Array.from({ length: 10 }, (_, at) => ({
        ...{ 'Customer ID': `'721044830${at}`, 'First Name': `Ines${at}`, 'Last Name': 'Roy', Email: `ines${at}@example.com` },
        ...{
          'Accepts Email Marketing': at % 2 ? 'yes' : 'no',
          'Default Address Address1': 'Dorpsstraat 1',
          'Default Address Zip': "'1234AB",
        },
        ...{
          'Default Address City': 'Utrecht',
          'Default Address Country Code': 'NL',
          Phone: '+31612345678',
          Tags: 'vip, horeca',
          'Total Spent': '10.00',
        },
      })),
    ),
    makes: { customers: 10 },
  },
];
