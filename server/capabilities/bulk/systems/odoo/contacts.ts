import { isYes } from '../cells.ts';
import { addressOf, nameParts } from '../people.ts';
import type { Profile } from '../profile.ts';

/** Contacts as their list exports them: columns are headed by the labels of `res.partner`. */
export const profile: Profile = {
  system: 'odoo',
  file: 'contacts',
  marks: ['Name', 'Email', 'Phone', 'Street', 'City'],
  reading: {},
  parts: [
    {
      resource: 'customers',
      rows: ({ rows }) =>
        rows
          .filter((row) => row.cell('Name', 'Display Name'))
          .map((row) => {
            const name = row.cell('Name', 'Display Name');
            const isCompany = isYes(row.cell('Is a Company')) || /^company$/i.test(row.cell('Company Type'));
            return {
              number: row.number,
              cells: {
                ...(isCompany ? { first_name: name, last_name: '' } : nameParts(name)),
                email: row.cell('Email'),
                phone: row.cell('Phone', 'Mobile'),
                address: addressOf([row.cell('Street'), row.cell('Street2')], [row.cell('Zip'), row.cell('City')], row.cell('Country')),
                tags: row.cell('Tags'),
                notes: row.cell('Notes'),
              },
            };
          }),
    },
  ],
};
