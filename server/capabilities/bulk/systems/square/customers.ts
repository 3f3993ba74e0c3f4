import { addressOf, birthdayOf, calledBy } from '../people.ts';
import type { Profile } from '../profile.ts';

/** The customer directory (Square help 6632), headings as in exports of 2023–2026. */
export const profile: Profile = {
  system: 'square',
  file: 'customers',
  marks: ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Creation Source'],
  reading: { dates: 'mdy' },
  parts: [
    {
      resource: 'customers',
      rows: ({ rows }) =>
        rows.map((row) => ({
          number: row.number,
          cells: {
            ...calledBy(
              row.cell('First Name'),
              row.cell('Last Name', 'Surname'),
              row.cell('Nickname', 'Company Name', 'Email Address', 'Phone Number'),
            ),
            email: row.cell('Email Address'),
            phone: row.cell('Phone Number'),
            birthday: birthdayOf(row.cell('Birthday')),
            address: addressOf(
              [row.cell('Company Name'), row.cell('Street Address 1'), row.cell('Street Address 2')],
              [row.cell('City'), row.cell('State'), row.cell('Postal Code')],
            ),
            notes: row.cell('Memo'),
            marketing_consent: /^subscribed$/i.test(row.cell('Email Subscription Status')) ? 'yes' : 'no',
          },
        })),
    },
  ],
};
