import type { Profile } from '../profile.ts';
import type { SheetRow } from '../sheet.ts';

/** What kind of program a card is of: its type where the file says it, else what the program is called. */
const kindOf = (row: SheetRow) => row.cell('Program Type', 'Program/Program Type', 'Program');
const isMoney = (row: SheetRow) => /gift|wallet/i.test(kindOf(row));
const isLoyalty = (row: SheetRow) => !isMoney(row) && /loyal/i.test(kindOf(row));
const isNothing = (row: SheetRow) => /^0*(?:[.,]0*)?$/.test(row.cell('Points'));

/**
 * Cards of all programs as their list exports them: columns are headed by the labels of `loyalty.card`. What gift cards and wallets have of
 * "points" is money. Cards with nothing on them are left out, and so are coupons.
 */
export const profile: Profile = {
  system: 'odoo',
  file: 'cards',
  marks: ['Code', 'Points', 'Program'],
  reading: { decimals: '.' },
  parts: [],
  giftCards: ({ rows }) =>
    rows
      .filter((row) => isMoney(row) && !isNothing(row))
      .map((row) => ({
        ...{ number: row.number, code: row.cell('Code'), balance: row.cell('Points') },
        ...{ currency: row.cell('Currency'), expires: row.cell('Expiration Date') },
      })),
  points: ({ rows }) =>
    rows
      .filter((row) => isLoyalty(row) && !isNothing(row))
      .map((row) => ({
        ...{ number: row.number, card: row.cell('Code'), points: row.cell('Points') },
        ...{ email: row.cell('Partner/Email', 'Email'), phone: row.cell('Partner/Phone', 'Partner/Mobile', 'Phone') },
      })),
};
