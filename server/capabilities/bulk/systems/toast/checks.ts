import { firstOf } from '../cells.ts';
import { nameParts } from '../people.ts';
import type { Profile } from '../profile.ts';

/** CheckDetails.csv (Toast platform guide, "Data export field reference"): the guests that checks name, each once. */
export const profile: Profile = {
  system: 'toast',
  file: 'checks',
  marks: ['Check Id', 'Customer', 'Customer Phone', 'Customer Email'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [
    {
      resource: 'customers',
      rows: ({ rows }) =>
        firstOf(rows, (row) => row.cell('Customer Id', 'Customer Email', 'Customer Phone', 'Customer')).map((row) => ({
          number: row.number,
          cells: {
            ...nameParts(row.cell('Customer', 'Customer Email', 'Customer Phone')),
            email: row.cell('Customer Email'),
            phone: row.cell('Customer Phone'),
          },
        })),
    },
  ],
};
