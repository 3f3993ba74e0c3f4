import { expect, it } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { helpOf, textsOfHelp } from '#/src/app/help/helpOf.ts';
import { plain } from '#/src/app/help/references.ts';
import { searchedOf } from '#/src/app/help/searched.ts';
import { type Topic, topicAt } from '#/src/app/help/topics.ts';
import { helpPath } from '#/src/foundation/page/helpPath.ts';
import { defineResource, field } from '#model/language';
import { everyPermission, readerWith } from './helpWorld.ts';

const helpAbout = async (path: string, permissions: readonly string[] = everyPermission) => {
  const { reader, texts } = await readerWith(permissions);
  const topic = reader.topics.get(path);
  return topic && helpOf(topic, texts, reader);
};

it('says of a list what one can do there by steps, what its statuses lead to, and what its fields mean', async () => {
  const help = await helpAbout('/purchase-orders');
  expect(help?.tasks.find(({ title }) => title === 'Add purchase order')?.steps).toEqual([
    'Press “Add purchase order”.',
    'Fill in at least: Vendor and Items.',
    'Press “Save”.',
  ]);
  expect(help?.tasks.find(({ title }) => title === 'Mark as ordered')?.steps.at(-1)).toBe(
    'Only while “Status” is Draft. After this the order can no longer be changed. “Status” becomes Ordered.',
  );
  const [status] = help?.statuses ?? [];
  expect(status?.lines[0]).toEqual({
    name: 'Draft',
    text: 'Goes on to Ordered or Cancelled. Here you can: Mark as ordered, Send to vendor, and Cancel order.',
  });
  const items = help?.fields.find(({ name }) => name === 'Items');
  expect(items?.lines?.find(({ name }) => name === 'Pack size')?.text).toBe('Units in one pack. Empty: as the vendor packs it.');
});

it('says what a report’s figures mean, and the dashboard’s tiles', async () => {
  const said = async (path: string) => (await helpAbout(path))?.figures.find(({ name }) => name === 'Net sales')?.text;
  expect(await said('/reports/sales-summary')).toBe('Gross sales − discounts − refunds.');
  expect(await said('/dashboard')).toBe('Gross sales − discounts − refunds.');
});

it('tells nobody what they may not do, of no page that they may not open, and of no field that they may not see', async () => {
  const staff = await readerWith(['Products', 'PurchasingReceiving']);
  expect([...staff.reader.topics.keys()]).not.toContain('/roles');
  const help = await helpAbout('/purchase-orders', ['PurchasingReceiving']);
  expect(help?.tasks.map(({ title }) => title)).toEqual(['Print labels', 'Download PDF']);
  expect(help?.related.map(({ path }) => path)).toEqual(['/purchase-invoices', '/purchase-receipts']);
  const texts = textsOfHelp(help as NonNullable<typeof help>).join('\n');
  expect(texts).not.toMatch(/Pack cost|Mark as ordered|Import/);
});

it('shows an article to those who may do what it is about, without the steps that they may not take', async () => {
  const articles = async (path: string, permissions: readonly string[]) => (await helpAbout(path, permissions))?.articles ?? [];
  expect((await articles('/products', ['Products'])).map(({ name }) => name)).toEqual(['list']);
  expect((await articles('/products', ['Products', 'ProductEdit'])).map(({ name }) => name)).toEqual(['many_records', 'list']);
  const [person] = await articles('/users', ['UsersManagement', 'UserCreate']);
  expect(person?.steps.map(plain)).toEqual([
    'Open Users and press Add user.',
    'Enter name and E-mail. Leave Password empty: they are sent a code to choose their own.',
    'Under Roles choose a role, and in which establishment it holds; empty means all.',
  ]);
  expect(person?.note).toBeUndefined();
});

it('is searched with each article at the first of its pages that the reader has', async () => {
  const homesOf = async (permissions: readonly string[]) => {
    const { reader, texts } = await readerWith(permissions);
    const searched = searchedOf([...reader.topics.values()].map((topic) => helpOf(topic, texts, reader)));
    return searched.filter(({ titles }) => titles.includes('Add choices to products')).map(({ topic }) => topic.path);
  };
  expect(await homesOf(everyPermission)).toEqual(['/modifiers']);
  expect(await homesOf(['Products', 'ProductEdit', 'ModifierCreate', 'Modifiers'])).toEqual(['/modifiers']);
  expect(await homesOf(['Products'])).toEqual([]);
});

it('has help about an entity of which nothing is written', async () => {
  const { reader, texts } = await readerWith([...everyPermission, 'Allergens']);
  const allergens = defineResource({
    version: 1,
    name: 'allergens',
    label: ['Allergen', 'Allergens'],
    icon: 'Warning',
    scope: 'establishment',
    title: 'name',
    endpoint: '/api/allergen',
    permissions: { list: 'Allergens' },
    fields: { name: field.text({ required: true, max: 60, help: 'As the law calls it' }) },
  });
  const compiled = compile({
    '/resources/catalogue/group.ts': { label: 'Catalogue', icon: 'Menu', order: 1 },
    '/resources/catalogue/allergens.ts': allergens,
  } as unknown as DefinitionFiles);
  const model = { ...reader.model, resources: { ...reader.model.resources, ...compiled.resources } as Record<string, ResourceModel> };
  const topic: Topic = { path: '/allergens', title: 'Allergens', icon: 'Warning', resource: 'allergens' };
  const help = helpOf(topic, texts, { ...reader, model });
  expect(textsOfHelp({ ...help, articles: [] })).toEqual([
    'Allergens: here they stand in a list, and each has a page of its own.',
    'Name: As the law calls it.',
  ]);
});

it('is about the page one is on, or one of its records, and says of nothing that it has none', async () => {
  const { reader } = await readerWith(everyPermission);
  expect(topicAt(reader.topics, '/purchase-orders/12/show')?.path).toBe('/purchase-orders');
  expect(topicAt(reader.topics, '/bulk-operations/import')?.path).toBe('/bulk-operations/import');
  expect(topicAt(reader.topics, '/reports/sales-summary/orders')?.path).toBe('/reports/sales-summary');
  expect(topicAt(reader.topics, helpPath())).toBeUndefined();
});
