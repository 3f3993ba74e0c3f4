import { ean } from '../import/messyFile.ts';
import { csvOf, headings, type SystemSample } from './systemFile.ts';

const ITEMS = headings(
  'Token,Item Name,Customer-facing Name,Variation Name,Unit and Precision,SKU,Description,Categories,Reporting Category,SEO Title,SEO Description,Permalink,GTIN,Square Online Item Visibility,Item Type,Weight (lb),Price,Online Sale Price,Archived,Sellable,Stockable,Default Unit Cost,Default Vendor Name,Default Vendor Code,Current Quantity Harbor,New Quantity Harbor,Stock Alert Enabled Harbor,Stock Alert Count Harbor,Tax - City sales tax (8.875%)',
);
const CUSTOMERS = headings(
  'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile,Blocked from online booking',
);
const usual = {
  Archived: 'N',
  Sellable: 'Y',
  Stockable: 'Y',
  'Tax - City sales tax (8.875%)': 'Y',
  'Item Type': 'Prepared food and beverage',
};
const drinks = ['Espresso', 'Macchiato', 'Cortado', 'Flat white bowl', 'Filter of the day', 'Cascara'];

/** A coffee bar, from Square. */
export const square: readonly SystemSample[] = [
  {
    name: 'square-library.csv',
    profile: 'square/items',
    bytes: csvOf(ITEMS, [
      ...drinks.flatMap((name, at) =>
        ['Small', 'Large'].map((size, step) => ({
          ...{ ...usual, Token: `SQT${at}`, 'Item Name': name, 'Variation Name': size, SKU: `SQV-${at}-${step}` },
          ...{
            'Reporting Category': 'Coffee counter',
            Price: `$${3 + at}.${step ? '75' : '25'}`,
            Description: step ? '' : 'From our roaster',
          },
        })),
      ),
      ...Array.from({ length: 7 }, (_, at) => ({
        ...{ ...usual, Token: `SQB${at}`, 'Item Name': `Bun no. ${at + 1}`, 'Variation Name': 'Regular', SKU: `SQB-${at}` },
        ...{ Categories: 'Bakery counter > Buns', Price: `2.${at}0`, 'Default Unit Cost': '0.65' },
      })),
      {
        ...{
          ...usual,
          Token: 'SQM1',
          'Item Name': 'Branded tumbler',
          'Variation Name': 'Regular',
          SKU: 'SQM-1',
          GTIN: ean('501234599001'),
        },
        ...{ 'Item Type': 'Physical good', 'Reporting Category': 'Shelf', Price: '24', 'Current Quantity Harbor': '11' },
        ...{ 'Stock Alert Enabled Harbor': 'Y', 'Stock Alert Count Harbor': '3' },
      },
      { ...usual, Token: 'SQC1', 'Item Name': 'Catering', 'Variation Name': 'Regular', SKU: 'SQC-1', Price: 'variable' },
    ]),
    makes: { taxes: 1, categories: 4, products: 20 },
    refused: 1,
  },
  {
    name: 'square-customers.csv',
    profile: 'square/customers',
    bytes: csvOf(CUSTOMERS, [
      ...Array.from({ length: 12 }, (_, at) => ({
        ...{ 'First Name': `Quinn${at}`, 'Last Name': 'Ames', 'Email Address': `quinn${at}@example.com`, 'Creation Source': 'Directory' },
        ...{
          'Phone Number': `+1415555${String(2000 + at)}`,
          'Street Address 1': '1 Pier',
          City: 'Harbor',
          State: 'NY',
          'Postal Code': '10001',
        },
        ...{ Birthday: at % 2 ? '1990-04-05' : '04-05', 'Email Subscription Status': at % 2 ? 'Subscribed' : 'Unknown' },
      })),
      { 'Company Name': 'Harbor Events', 'Email Address': 'events@example.com', 'Creation Source': 'Invoices' },
    ]),
    makes: { customers: 13 },
  },
];
