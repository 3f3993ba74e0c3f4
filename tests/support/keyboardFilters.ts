import { canFilter } from '#/model/compile/listDefaults.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Kind } from '#model/language';
import type { Focus, Keyboard } from './keyboard.ts';
import { labelOf, pick } from './keyboardFields.ts';
import type { Values } from './sampleRecord.ts';

const TEXTS: readonly Kind[] = ['text', 'email', 'phone', 'url', 'slug', 'barcode'];
const NUMBERS: readonly Kind[] = ['integer', 'decimal', 'percent', 'quantity', 'money', 'duration'];
const CHOICES: readonly Kind[] = ['enum', 'lookup', 'timezone', 'currency'];

/** The field that a record is filtered by: the first one with a value, of those that the definition puts first, then of the others. */
export function filterOf(resource: ResourceModel, record: Values): FieldModel {
  const all = Object.values(resource.fields);
  const inOrder = [...resource.list.filters.flatMap((name) => resource.fields[name] ?? []), ...all];
  const has = (field: FieldModel) =>
    canFilter(field) && [...TEXTS, ...NUMBERS, ...CHOICES, 'boolean', 'reference', 'date'].includes(field.kind);
  const found = inOrder.find((field) => has(field) && record[field.name] !== null && record[field.name] !== undefined && !isSeveral(field));
  if (!found) throw new Error(`${resource.name} has nothing to filter by`);
  return found;
}

const isSeveral = (field: FieldModel) => field.kind === 'reference' && (field.many === true || typeof field.to !== 'string');

/** Opens the filters, chooses the field by the arrow keys, enters what the record has there and applies it. */
export async function filterBy(keys: Keyboard, field: FieldModel, record: Values): Promise<void> {
  await keys.tabTo('Filter', 'button');
  await keys.press('Enter');
  const dialog = keys.page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('menuitem').first().waitFor();
  const isItem = ({ role, name }: Focus) => role === 'menuitem' && name === field.label;
  await keys.goTo(`the filter '${field.label}'`, isItem, 'ArrowDown');
  await keys.press('Enter');
  await dialog.getByRole('button', { name: 'Apply' }).waitFor();
  await enterFilter(keys, field, record);
  await keys.tabTo('Apply', 'button');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  // The address changes before the list does: a key pressed in between would be the old list's.
  await keys.page
    .locator('.MuiChip-root')
    .filter({ hasText: `${field.label}: ` })
    .waitFor();
}

async function enterFilter(keys: Keyboard, field: FieldModel, record: Values): Promise<void> {
  const value = record[field.name];
  if (TEXTS.includes(field.kind)) return enterInto(keys, `${field.label}: Contains`, String(value));
  if (NUMBERS.includes(field.kind)) {
    await enterInto(keys, `${field.label}: From`, String(value));
    return enterInto(keys, `${field.label}: To`, String(value));
  }
  if (field.kind === 'date') return enterInto(keys, `${field.label}: From`, String(value));
  if (field.kind === 'reference') return enterTarget(keys, field.label, (record._titles as Record<string, string>)[field.name] ?? '');
  if (field.kind === 'boolean') {
    await keys.tabTo(/^(Yes|No)$/);
    const wanted = value ? 'Yes' : 'No';
    await keys.goTo(wanted, ({ name }) => name === wanted, 'ArrowRight');
    return keys.press('Space');
  }
  const label = labelOf(field, value);
  const at = await keys.goTo(
    `a way to choose ${label}`,
    ({ name, tag, role }) => (tag === 'INPUT' && name === field.label && role === 'combobox') || name === label,
  );
  if (at.role === 'combobox') await pick(keys, label);
  else await keys.press('Space');
}

async function enterInto(keys: Keyboard, box: string, text: string): Promise<void> {
  await keys.tabTo(box);
  await keys.write(text);
}

async function enterTarget(keys: Keyboard, label: string, title: string): Promise<void> {
  await keys.tabTo(label, 'combobox');
  await pick(keys, title);
}
