import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { optionsOf } from '#/src/kinds/choice/options.ts';
import type { Field, Kind } from '#model/language';
import type { Keyboard } from './keyboard.ts';
import type { Values } from './sampleRecord.ts';

/** The titles of the records that references point to, by field path and in the order of their ids. */
export type Titles = Readonly<Record<string, readonly string[]>>;

const CHOSEN: readonly Kind[] = ['enum', 'lookup', 'timezone', 'currency'];
/** What no test fills by keyboard: a file comes from the computer's own chooser, a colour from swatches that are never required. */
export const NOT_TYPED: readonly Kind[] = ['image', 'file', 'color'];

/** Whether keys write into the field's box. */
export function isTyped(field: Field): boolean {
  return (
    !CHOSEN.includes(field.kind) &&
    !['boolean', 'reference', 'lines', 'rating', ...NOT_TYPED].includes(field.kind) &&
    !('widget' in field && field.widget)
  );
}

/** Enters a value where the focus is. A reference is found by typing the title of its target. */
export async function enter(keys: Keyboard, field: Field, value: unknown, titles: readonly string[] = []): Promise<void> {
  if (field.kind === 'boolean') {
    if ((await keys.focus()).isChecked !== value) await keys.press('Space');
  } else if (field.kind === 'reference') {
    for (const title of titles) await pick(keys, title);
  } else if (CHOSEN.includes(field.kind)) await chooseValue(keys, field as FieldModel, value);
  else if (field.kind === 'rating') await giveStars(keys, Number(value));
  else if (field.widget) await keys.press('Space');
  // A secret has no text that could be written down again.
  else if (field.kind === 'password') await keys.write(String(value));
  else await keys.write(kindOf(field).text(value, field, referenceContext));
}

/** By typing into a picker and choosing by the arrow keys. */
export async function pick(keys: Keyboard, title: string): Promise<void> {
  await keys.write(title);
  await keys.choose(title);
}

/** The first star by Space, each further one by the arrow key. */
async function giveStars(keys: Keyboard, count: number): Promise<void> {
  await keys.press('Space');
  for (let star = 1; star < count; star += 1) await keys.press('ArrowRight');
}

/** What the list of a field's values calls one, in English. */
export function labelOf(field: FieldModel, value: unknown): string {
  const label = optionsOf(field, { ...referenceContext, locale: 'en' }).find((one) => one.value === value)?.label ?? String(value);
  return field.kind === 'currency' ? `${label} (${value})` : label;
}

async function chooseValue(keys: Keyboard, field: FieldModel, value: unknown): Promise<void> {
  const label = labelOf(field, value);
  const { tag, value: shown } = await keys.focus();
  if (shown === label) return;
  if (tag === 'INPUT') return pick(keys, label);
  await keys.press('Enter', 'Home');
  await keys.choose(label);
}

/** What is still to be entered: the fields by name, and the row of each field of rows. */
export interface Wanted {
  values: Values;
  titles: Titles;
}

/** The order in which Tab comes to the fields of a row, with what goes into each. */
export function rowEntries(field: Extract<FieldModel, { kind: 'lines' }>, { values, titles }: Wanted) {
  const row = ((values[field.name] as Values[] | undefined) ?? [])[0] ?? {};
  return Object.entries(field.fields)
    .filter(([name, column]) => name in row && !column.readonly)
    .map(([name, column]) => ({ name, column, value: row[name], titles: titles[`${field.name}.${name}`] }));
}
