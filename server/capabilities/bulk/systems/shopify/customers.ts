import { isYes, joined, listed } from '../cells.ts';
import { addressOf, calledBy } from '../people.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow } from '../sheet.ts';

/** An address column, as exports since 2023 and earlier ones head it. */
const address = (row: SheetRow, name: string) => row.cell(`Default Address ${name}`, name);

/** Customers (Shopify help, "Customer CSV file"). */
export const profile: Profile = {
  system: 'shopify',
  file: 'customers',
  marks: ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Total Spent'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [
    {
      resource: 'customers',
      rows: ({ rows }) =>
        rows.map((row) => ({
          number: row.number,
          cells: {
            ...calledBy(row.cell('First Name'), row.cell('Last Name'), address(row, 'Company'), row.cell('Email', 'Phone')),
            email: row.cell('Email'),
            phone: row.cell('Phone', 'Default Address Phone'),
            address: addressOf(
              [address(row, 'Company'), address(row, 'Address1'), address(row, 'Address2')],
              [address(row, 'City'), address(row, 'Province Code'), address(row, 'Zip')],
              address(row, 'Country Code'),
            ),
            tags: joined(listed(row.cell('Tags')), ', '),
            notes: row.cell('Note'),
            marketing_consent: isYes(row.cell('Accepts Email Marketing')) ? 'yes' : 'no',
          },
        })),
    },
  ],
};
