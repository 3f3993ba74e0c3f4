import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, callHost } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const owner = 'owner@demo.test';
const stamp = Date.now();
const ids: Record<string, number> = {};

const addRole = async (name: string, permissions: string[], type = 'WEB') =>
  (await ask(owner, 'POST', '/api/role', { name: `${name} ${stamp}`, type, permissions })).id as number;
const permissionsOf = async (id: number) => (await ask(owner, 'GET', `/api/role/${id}`)).permissions as string[];
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** The places in the menu, with every group open. */
async function placesOf(page: Page): Promise<string[]> {
  const closed = menuOf(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const paths = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return paths.filter((path) => path !== '/dashboard' && path !== '/').sort();
}

beforeAll(async () => {
  ids.taxes = await addRole('Taxes', ['Taxes', 'TaxCreate']);
  ids.vendors = await addRole('Vendors', ['Vendors', 'Taxes']);
  ids.till = await addRole('Till', ['Orders', 'OrderCreate'], 'POS');
});

describe('the matrix', () => {
  it('is filled by keyboard alone and saved', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, `/roles/${ids.taxes}`);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('tax');
    await page.getByRole('checkbox', { name: 'Taxes: Add' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'Taxes: all' }).isChecked()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(`**/roles/${ids.taxes}/show`);
    expect((await permissionsOf(ids.taxes as number)).sort()).toEqual(['TaxCreate', 'TaxDelete', 'TaxEdit', 'Taxes']);
    const row = page.getByRole('row', { name: /^Taxes/ });
    await expect.poll(() => row.getByText('Allowed', { exact: true }).count()).toBe(4);
  });

  it.each([
    ['a desktop', {}],
    ['a phone', { phone: true }],
    ['Arabic', { storage: { i18nextLng: 'ar' } }],
  ])('is accessible on %s', async (_, options) => {
    const page = await openPage({ user: owner, ...options });
    await openScreen(page, `/roles/${ids.taxes}`);
    await expectAccessible(page);
    await openScreen(page, `/roles/${ids.taxes}/show`);
    await expectAccessible(page);
    await openScreen(page, `/roles/compare?left=${ids.taxes}&right=${ids.vendors}`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

describe('a role', () => {
  it('is copied under another name, with what it allows', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, `/roles/${ids.vendors}/show`);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.inputValue()).toBe(`Copy of Vendors ${stamp}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Copy of Vendors ${stamp}` }).waitFor();
    const id = Number(page.url().split('/').at(-2));
    expect(id).not.toBe(ids.vendors);
    expect((await permissionsOf(id)).sort()).toEqual(['Taxes', 'Vendors']);
  });

  it('is compared with another: the differences first, the rest when asked', async () => {
    const page = await openPage({ user: owner });
    const [left, right] = [await addRole('Left', ['Taxes', 'TaxEdit']), await addRole('Right', ['Taxes', 'Vendors'])];
    await openScreen(page, `/roles/${left}/show`);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('Choose two roles').waitFor();
    await page.getByRole('combobox', { name: 'Second role' }).fill(`Right ${stamp}`);
    await page.getByRole('option', { name: `Right ${stamp}` }).click();
    const table = page.getByRole('table', { name: 'Compare roles' });
    await table.waitFor();
    expect(new URL(page.url()).search).toBe(`?left=${left}&right=${right}`);
    const rows = () => table.locator('tbody tr:not(.head) th').allTextContents();
    expect(await rows()).toEqual(['Taxes: Edit', 'Vendors: List']);
    await page.getByRole('switch', { name: 'Show what is the same too' }).click();
    expect(await rows()).toEqual(['Taxes: Edit', 'Taxes: List', 'Vendors: List']);
    await page.getByRole('button', { name: 'Swap the roles' }).click();
    await page.waitForURL(`**/roles/compare?left=${right}&right=${left}`);
  });

  it('says who has it and where, and is not deleted while somebody has', async () => {
    const id = await addRole('Held', ['Taxes']);
    const { list } = await ask(owner, 'GET', '/api/establishment/list');
    const place = list[1] as { id: number; title: string };
    const email = `held${stamp}@demo.test`;
    const person = {
      first_name: 'Hilda',
      last_name: 'Held',
      email,
      password: 'a long password',
      roles: [{ establishment: place.id, role: id }],
    };
    await ask(owner, 'POST', '/api/user', person);
    const page = await openPage({ user: owner, allow: [/409/, /HttpError/] });
    await openScreen(page, `/roles/${id}/show`);
    const row = page.getByRole('region', { name: 'Who has this role' }).getByRole('row').filter({ hasText: 'Hilda Held' });
    expect(await row.getByText(place.title).count()).toBe(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: '1 user (Roles › Role)' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByRole('link', { name: 'Hilda Held' }).click();
    await page.getByRole('heading', { level: 1, name: email }).waitFor();
  });

  it('says who has it to nobody who may not list users', async () => {
    const role = await addRole('Reader', ['RolesPermissions']);
    const email = `reader${stamp}@demo.test`;
    await ask(owner, 'POST', '/api/user', { first_name: 'R', last_name: 'R', email, password: 'countinghouse', roles: [{ role }] });
    const page = await openPage({ user: email });
    await openScreen(page, `/roles/${role}/show`);
    expect(await page.getByRole('heading', { name: 'Who has this role' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Duplicate' }).count()).toBe(0);
    await page.goto(`/roles/create?copy=${role}`);
    await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
  });
});

describe('the preview of a role', () => {
  const start = async (page: Page, id: number | undefined) => {
    await openScreen(page, `/roles/${id}/show`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Start the preview' }).click();
    await page.getByText(/^You see what/).waitFor();
    await settled(page);
  };

  it('has the menu, the routes and the buttons of its holder, and leaving gives back one’s own', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, '/dashboard');
    const own = await placesOf(page);
    await start(page, ids.vendors);
    expect(await placesOf(page)).toEqual(['/taxes', '/vendors']);
    await menuOf(page).getByRole('link', { name: 'Vendors' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
    expect(await page.getByRole('link', { name: /^Add/ }).count()).toBe(0);
    // The role's own page, from which the preview began.
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: `Vendors ${stamp}` }).waitFor();
    expect(await page.getByText(/^You see what/).count()).toBe(0);
    expect(await placesOf(page)).toEqual(own);
  });

  it('writes nothing while it lasts, and everything after', async () => {
    const page = await openPage({ user: owner, allow: [/HttpError/, /nothing can be|only looking/] });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !/\/(list|comments)$/.test(request.url()))
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await start(page, ids.taxes);
    // The only place that the role opens is where one is led, its group open.
    await menuOf(page).getByRole('link', { name: 'Taxes' }).click();
    const add = async () => {
      await page.getByRole('link', { name: 'Add tax' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(`Looked at ${stamp}`);
      await page.getByRole('textbox', { name: 'Rate' }).fill('4');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    };
    await add();
    await page.getByText(`You are only looking at what Taxes ${stamp} sees`).waitFor();
    expect(sent).toEqual([]);
    expect((await ask(owner, 'POST', '/api/tax/list', { search: `Looked at ${stamp}` })).list).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: `Taxes ${stamp}` }).waitFor();
    await menuOf(page).getByRole('button', { name: 'Catalogue' }).click();
    await menuOf(page).getByRole('link', { name: 'Taxes' }).click();
    await add();
    await page.getByRole('link', { name: `Looked at ${stamp}` }).waitFor();
    expect(sent).toEqual(['POST /api/tax']);
  });

  it('ends with a reload', async () => {
    const page = await openPage({ user: owner });
    await start(page, ids.vendors);
    await page.reload();
    await settled(page);
    expect(await page.getByText(/^You see what/).count()).toBe(0);
    expect(await menuOf(page).getByRole('button', { name: 'People' }).count()).toBe(1);
  });

  it('of a role of the point of sale is the list of what it allows there', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, `/roles/${ids.till}/show`);
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: `What Till ${stamp} allows at the point of sale` });
    await dialog.getByRole('row', { name: /^Orders/ }).waitFor();
    expect(await dialog.getByText('Allowed', { exact: true }).count()).toBe(2);
    expect(await dialog.getByRole('button', { name: 'Start the preview' }).count()).toBe(0);
    await expectAccessible(page, '[role=dialog]');
  });
});

describe('somebody with different roles in two establishments', () => {
  it('has in each the menu of its role', async () => {
    const { list } = await ask(owner, 'GET', '/api/establishment/list');
    const [here, there] = list as { id: number; title: string }[];
    const email = `two${stamp}@demo.test`;
    const roles = [
      { establishment: here?.id, role: await addRole('Here', ['Taxes']) },
      { establishment: there?.id, role: await addRole('There', ['Vendors']) },
    ];
    await ask(owner, 'POST', '/api/user', { first_name: 'Two', last_name: 'Roles', email, password: 'countinghouse', roles });
    expect((await callHost(email, 'GET', `/api/get-permissions/${there?.id}`)).body.data.permissions).toEqual(['Vendors']);
    const page = await openPage({ user: email });
    await openScreen(page, '/dashboard');
    expect(await placesOf(page)).toEqual(['/taxes']);
    await page.getByRole('button', { name: /^Establishment:/ }).click();
    await page.getByRole('option', { name: there?.title }).click();
    await page.getByRole('button', { name: `Establishment: ${there?.title}` }).waitFor();
    await settled(page);
    expect(await placesOf(page)).toEqual(['/vendors']);
    await page.goto('/taxes');
    await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
  });
});
