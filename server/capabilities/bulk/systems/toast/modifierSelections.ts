import { tidyWord } from '#/model/values/tidyWord.ts';
import { priceOfOne } from '../cells.ts';
import type { MadeRow, Profile } from '../profile.ts';
import type { SystemFile } from '../sheet.ts';

/** ModifiersSelectionDetails.csv (Toast platform guide, "Data export field reference"): the choices that were sold, by their groups. */
export const profile: Profile = {
  system: 'toast',
  file: 'modifier_selections',
  marks: ['Modifier', 'Option Group Name', 'Parent Menu Selection', 'Qty'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [{ resource: 'modifiers', rows: modifiers }],
};

function modifiers({ rows }: SystemFile): MadeRow[] {
  const groups = new Map<string, { number: number; choices: Map<string, { name: string; price: string }> }>();
  for (const row of rows) {
    const [title, name] = [row.cell('Option Group Name'), row.cell('Modifier')];
    if (!title || !name) continue;
    const group = groups.get(title) ?? { number: row.number, choices: new Map() };
    groups.set(title, group);
    const price = priceOfOne(row.cell('Gross Price'), row.cell('Qty')) || (group.choices.get(tidyWord(name))?.price ?? '0');
    group.choices.set(tidyWord(name), { name, price });
  }
  return [...groups].map(([title, { number, choices }]) => ({
    number,
    cells: { title, modifier_items: JSON.stringify([...choices.values()]) },
  }));
}
