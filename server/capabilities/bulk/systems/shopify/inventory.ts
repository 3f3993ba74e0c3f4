import { joined, titleOf } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow } from '../sheet.ts';

const OPTIONS = ['Option1 Value', 'Option2 Value', 'Option3 Value'] as const;
/** As exports since 2024, those of 2022 and 2023, and those of available quantities head it. */
const ON_HAND = ['On hand (current)', 'On hand', 'Available (not editable)', 'Available'] as const;

/** Inventory, a row for each variant and location (Shopify help, "Exporting or importing inventory with a CSV file"). */
export const profile: Profile = {
  system: 'shopify',
  file: 'inventory',
  marks: ['Handle', 'Title', 'Option1 Value', 'SKU', 'Location'],
  reading: { decimals: '.' },
  parts: [],
  stock({ rows }) {
    const first = new Map<string, SheetRow>();
    for (const row of rows) if (row.cell('Title') && !first.has(row.cell('Handle'))) first.set(row.cell('Handle'), row);
    return rows.flatMap((row) => {
      const quantity = row.cell(...ON_HAND);
      if (!quantity || /^not stocked$/i.test(quantity)) return [];
      const shared = first.get(row.cell('Handle')) ?? row;
      const options = OPTIONS.map((option) => row.cell(option)).filter((value) => value !== 'Default Title');
      return {
        ...{ number: row.number, location: row.cell('Location'), quantity, sku: row.cell('SKU') },
        item: titleOf(shared.cell('Title') || shared.cell('Handle'), joined(options, ' / ')),
      };
    });
  },
};
