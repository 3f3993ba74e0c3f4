import { nameParts } from '../people.ts';
import type { MadeRow, Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/** TimeEntries.csv (Toast platform guide, "Data export field reference"): who worked, each once, with the wage of the last shift. */
export const profile: Profile = {
  system: 'toast',
  file: 'time_entries',
  marks: ['Employee', 'Job Title', 'In Date', 'Wage'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [{ resource: 'employees', rows: employees }],
};

function employees({ rows }: SystemFile): MadeRow[] {
  const found = new Map<string, { first: SheetRow; wage: string }>();
  for (const row of rows) {
    const key = row.cell('Employee GUID', 'Employee Id', 'Employee');
    if (!key) continue;
    const known = found.get(key);
    found.set(key, { first: known?.first ?? row, wage: row.cell('Wage') || (known?.wage ?? '') });
  }
  return [...found.values()].map(({ first, wage }) => ({
    number: first.number,
    cells: { ...nameParts(first.cell('Employee')), hourly_rate: wage, status: 'active' },
  }));
}
