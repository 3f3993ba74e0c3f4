import { csvOf, headings } from './systemFile.ts';

const ODOO = headings('Code,Points,Program,Program Type,Partner,Partner/Email,Partner/Phone,Expiration Date,Currency');

/** Cards of Odoo's programs; one that says no program is a gift card. */
export const odooCardsFile = (rows: readonly Readonly<Record<string, string | number>>[]): Buffer =>
  csvOf(
    ODOO,
    rows.map((row) => ({ Program: 'Gift Cards', 'Program Type': 'Gift Card', ...row })),
  );

/** Gift cards of Shopify: without their codes. */
export const shopifyCardsFile = (): Buffer =>
  csvOf(
    headings('Id,Last Characters,Customer Name,Email,Order Name,Created At,Expires On,Initial Balance,Current Balance,Currency,Enabled?'),
    [{ Id: 1, 'Last Characters': 'k7q2', 'Initial Balance': '50.00', 'Current Balance': '12.50', Currency: 'GBP', 'Enabled?': 'true' }],
  );
