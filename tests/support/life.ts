import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { canSort } from '#/model/compile/listDefaults.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { sectionsOf } from '#/src/views/form/formSections.ts';
import { sharedPages } from './browser.ts';
import { openResources } from './hostCalls.ts';
import { countPointers, Keyboard } from './keyboard.ts';
import { enter, isTyped, rowEntries, type Wanted } from './keyboardFields.ts';
import { filterBy, filterOf } from './keyboardFilters.ts';
import { type Life, wantedOf } from './lifeSamples.ts';
import { goOn, leaving, settled } from './screens.ts';

/** Who lives a life: the owner of a business, and for what is the platform's the super-admin. */
const USERS = ['owner@demo.test', 'admin@demo.test'] as const;

/** Late days come of late seeds, and a list that begins with the latest has them on its first page. */
const FIRST_SEED = 7901;

/** The resources of which somebody may make a record, as the definitions say. */
export function livingResources(): string[] {
  return Object.values(model.resources)
    .filter(({ menu, permissions }) => menu !== false && permissions.list && permissions.create)
    .map(({ name }) => name);
}

/** A test for each: the whole life of one of its records, by keys alone and without a word on the console. */
export function liveByKeyboard(names: readonly string[]): void {
  const pageOf = sharedPages();
  const menus = new Map<string, Promise<ResourceModel[]>>();
  test.each(names)('%s', async (name) => {
    for (const user of USERS) {
      const open = menus.get(user) ?? openResources(user);
      menus.set(user, open);
      const resource = (await open).find((one) => one.name === name);
      if (resource) return liveOne({ resource, user, seed: FIRST_SEED + 2 * livingResources().indexOf(name) }, await pageOf(user));
    }
    throw new Error(`Nobody's menu has ${name}`);
  });
}

async function liveOne(life: Life, page: Page): Promise<void> {
  const { resource } = life;
  const keys = new Keyboard(page);
  await goOn(page, `/${resource.name}`);
  const pointers = await countPointers(page);
  await keys.tabTo(/^Add /, 'link');
  await keys.press('Enter');
  const made = await create(keys, resource, await wantedOf(life));
  if (resource.answersOnce) await keepSecret(keys);
  // A form over its list has given the list back.
  if (new URL(page.url()).pathname !== `/${resource.name}`) await goOn(page, `/${resource.name}`);
  await find(keys, resource, made);
  if (resource.permissions.view) await open(keys, resource, made);
  if (resource.permissions.edit) await change(keys, life);
  if (resource.permissions.delete) await remove(keys, resource, made);
  expect(await pointers(), 'a pointer was used').toBe(0);
}

/** What is told once stands over everything until it is kept. */
async function keepSecret(keys: Keyboard): Promise<void> {
  await keys.tabTo('I have kept it', 'button');
  await keys.press('Enter');
  await keys.page.getByRole('dialog').waitFor({ state: 'detached' });
}

type Made = Record<string, unknown> & { id: number };

async function create(keys: Keyboard, resource: ResourceModel, wanted: Wanted): Promise<Made> {
  const { page } = keys;
  await page.waitForURL(`**/${resource.name}/create`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await settled(page);
  for (const section of formOf(resource, wanted)) {
    if (section.tab) await toTab(keys, section.tab);
    for (const field of section.fields) await fill(keys, field, wanted);
  }
  return save(keys, 201);
}

/** The fields with something to enter, under the tab on which they stand; whose the record is stands above all of them. */
function formOf(resource: ResourceModel, { values }: Wanted): { tab?: string; fields: readonly FieldModel[] }[] {
  const owners = ['client_id']
    .filter((name) => name in values)
    .map((name) => fieldModel(name, { kind: 'reference', to: 'clients', label: 'Client' }));
  const sections = sectionsOf(resource, (field) => field.name in values);
  const isTabbed = resource.form?.tabs !== undefined;
  return [{ fields: owners }, ...sections.map(({ label, fields }) => ({ tab: isTabbed ? label || 'Other details' : undefined, fields }))];
}

async function toTab(keys: Keyboard, label: string): Promise<void> {
  const { name } = await keys.goTo('the tabs', ({ role }) => role === 'tab');
  if (name === label) return;
  await keys.goTo(`the tab '${label}'`, (focus) => focus.name === label, 'ArrowRight');
  await keys.press('Enter');
}

async function fill(keys: Keyboard, field: FieldModel, wanted: Wanted): Promise<void> {
  if (field.kind === 'lines') {
    if (!Array.isArray(wanted.values[field.name]) || !(wanted.values[field.name] as unknown[]).length) return;
    // Rows that are not always required begin with none.
    if ((await keys.page.locator(`[data-field="${field.name}"] :is(input, textarea)`).count()) === 0) {
      await keys.goTo(`'Add a row' of '${field.label}'`, (focus) => focus.field === field.name && focus.name === 'Add a row');
      await keys.press('Enter');
    }
    for (const { name, column, value, titles } of rowEntries(field, wanted)) {
      const { label } = fieldModel(name, column);
      await keys.goTo(`'${label}' in the row of '${field.label}'`, (focus) => focus.field === field.name && focus.name === label);
      await enter(keys, column, value, titles);
    }
    return;
  }
  const isBox = (focus: { field: string | null; role: string; name: string }) =>
    focus.field === field.name || (field.name === 'client_id' && focus.name === 'Client');
  await keys.goTo(`'${field.label}'`, (focus) => isBox(focus) && (!field.widget || focus.role === 'checkbox'));
  await enter(keys, field, wanted.values[field.name], wanted.titles[field.name]);
}

/** Ctrl+Enter, and the record that the host answers. */
async function save(keys: Keyboard, status: number): Promise<Made> {
  const { page } = keys;
  const answer = page.waitForResponse((one) => ['POST', 'PUT'].includes(one.request().method()) && !/\/list$/.test(one.url()));
  await keys.press('Control+Enter');
  const said = await answer.catch(async () => {
    throw new Error(`Nothing was sent. The form says: ${await page.locator('[role=alert], .Mui-error').allTextContents()}`);
  });
  expect(said.status(), await said.text()).toBe(status);
  const form = page.getByRole('button', { name: /^(Save|Saving…)$/ });
  await form.waitFor({ state: 'detached' });
  await settled(page);
  return (await said.json()).data as Made;
}

const rowOf = (resource: ResourceModel, { id }: Made) => `tbody a[data-title][href="/${resource.name}/${id}/show"]`;

/** Searched, sorted both ways and filtered, it stands in its list. */
async function find(keys: Keyboard, resource: ResourceModel, made: Made): Promise<void> {
  const { page } = keys;
  const row = page.locator(rowOf(resource, made));
  await keys.press('/');
  await keys.write(searchText(resource, made));
  await page.waitForURL((url) => url.search.includes('%22q%22'));
  await settled(page);
  await row.waitFor();
  // Its own order first: after both ways the list is as it was, and the row where it was.
  const columns = resource.list.columns.flatMap((name) => resource.allFields[name] ?? []).filter(canSort);
  const sorted = columns.find(({ name }) => name === resource.list.sort.field) ?? columns[0];
  if (sorted) {
    const heading = page.getByRole('columnheader', { name: sorted.label, exact: true });
    await keys.tabTo(sorted.label, 'button');
    // Whichever way it was, once is one way and twice the other.
    for (const _way of [1, 2]) {
      const before = await heading.getAttribute('aria-sort');
      await keys.press('Enter');
      await expect.poll(() => heading.getAttribute('aria-sort'), { timeout: 10_000 }).not.toBe(before);
      await settled(page);
    }
  }
  const field = filterOf(resource, made);
  await filterBy(keys, field, made);
  await settled(page);
  await row.waitFor();
}

/** What its reader would type: what stands in the first searched field. */
function searchText(resource: ResourceModel, made: Made): string {
  for (const name of resource.search) {
    const title = (made._titles as Record<string, string> | undefined)?.[name];
    const value = title ?? made[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  throw new Error(`${resource.name} has nothing to search by`);
}

/** Into the rows and down to its own by the key for that, and in. */
async function open(keys: Keyboard, resource: ResourceModel, made: Made): Promise<void> {
  const path = `/${resource.name}/${made.id}/show`;
  await keys.goTo('the list', ({ tag }) => tag !== 'INPUT');
  await leaving(keys.page, async () => {
    await keys.goTo('its row', ({ href }) => href === path, 'j');
    await keys.press('Enter');
  });
  await keys.page.waitForURL(`**${path}`);
  await keys.page
    .getByRole('link', { name: 'Edit', exact: true })
    .or(keys.page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await settled(keys.page);
}

async function change(keys: Keyboard, life: Life): Promise<void> {
  const { page } = keys;
  await keys.tabTo('Edit', 'link');
  await keys.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await settled(page);
  const { values, titles } = await wantedOf({ ...life, seed: life.seed + 1 });
  const field = changedField(life.resource, values);
  const section = formOf(life.resource, { values: { [field.name]: values[field.name] }, titles: {} }).find(({ fields }) =>
    fields.includes(field),
  );
  if (section?.tab) await toTab(keys, section.tab);
  await fill(keys, field, { values, titles });
  await save(keys, 200);
}

/** A field whose other value no rule can mind: one that is typed, rather than one that others hang on. */
function changedField(resource: ResourceModel, values: Readonly<Record<string, unknown>>): FieldModel {
  const given = Object.keys(values).flatMap((name) => resource.fields[name] ?? []);
  const isFree = (field: FieldModel) => !resource.rules?.readonly?.[field.name];
  const found =
    given.find((field) => isTyped(field) && isFree(field)) ?? given.find((field) => field.kind === 'lines' || field.kind === 'enum');
  if (!found) throw new Error(`${resource.name} has no field to change`);
  return found;
}

async function remove(keys: Keyboard, resource: ResourceModel, made: Made): Promise<void> {
  const { page } = keys;
  const at = await keys.tabTo(/^(Delete|More)$/, 'button');
  await keys.press('Enter');
  if (at.name === 'More') {
    await page.getByRole('menuitem').first().waitFor();
    await keys.goTo('Delete', ({ name }) => name === 'Delete', 'ArrowDown');
    await keys.press('Enter');
  }
  await page.getByRole('dialog', { name: /^Delete/ }).waitFor();
  const answer = page.waitForResponse((one) => one.request().method() === 'DELETE');
  await keys.tabTo('Delete', 'button');
  await leaving(page, () => keys.press('Enter'));
  const said = await answer;
  expect(said.status(), await said.text()).toBe(200);
  await page.waitForURL((url) => url.pathname === `/${resource.name}`);
  expect(await page.locator(rowOf(resource, made)).count()).toBe(0);
}
