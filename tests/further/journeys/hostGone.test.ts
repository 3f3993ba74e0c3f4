import { describe, expect, it } from 'vitest';
import arabic from '#/i18n/ar/auth.ts';
import connection from '#/i18n/ar/boot.ts';
import { openPage } from '#/tests/support/browser.ts';
import { toast } from '#/tests/support/formPage.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { follow, openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const RECEIVE = '**/api/purchase-order/receive/*';

describe('while the host cannot be reached', () => {
  it('a delivery stays in its dialog, and is received once when it is sent again', async () => {
    const [{ id: establishment_id }] = (await ask(user, 'GET', '/api/establishment/list')).list;
    const [order] = (
      await ask(user, 'POST', '/api/purchase-order/list', { establishment_id, filters: { status: ['draft'] }, fields: ['items'] })
    ).list;
    await ask(user, 'POST', `/api/purchase-order/${order.id}/order`, {});
    const page = await openPage({ user, allow: [/Failed to load resource/] });
    await openScreen(page, `/purchase-orders/${order.id}/show`);
    await page.getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await dialog.getByLabel('Receiving now').first().fill('3');
    const send = () => dialog.getByRole('button', { name: 'Receive' }).click();

    await page.route(RECEIVE, (route) => route.abort());
    await send();
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(await dialog.getByLabel('Receiving now').first().inputValue()).toBe('3');

    // The host has it this time, and its answer is lost on the way.
    await page.unroute(RECEIVE);
    await page.route(RECEIVE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/receive/'));
    await send();
    await lost;
    expect(await dialog.getByLabel('Receiving now').first().inputValue()).toBe('3');

    await page.unroute(RECEIVE);
    await send();
    await toast(page, 'Items received');
    await dialog.waitFor({ state: 'detached' });
    const { items } = await ask(user, 'GET', `/api/purchase-order/${order.id}`);
    expect(items[0].received_quantity).toBe(3);
  });

  it('a change is refused at once, in the reader’s words; one that was cancelled does not go out later', async () => {
    const [{ id: establishment_id }] = (await ask(user, 'GET', '/api/establishment/list')).list;
    const body = { establishment_id, search: 'Gift mug' };
    const [{ current_count: before }] = (await ask(user, 'POST', '/api/inventory/list', body)).list;
    const page = await openPage({ user, storage: { i18nextLng: 'ar' }, allow: [/Failed to load resource/] });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openScreen(page, '/inventory?search=gift');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Gift mug' }) });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('5');
    await dialog.getByRole('textbox').last().fill('Found');
    await page.context().setOffline(true);
    await page.getByText(connection.offline).waitFor();
    await dialog.getByRole('button').last().click();
    await page.getByText(arabic.unreachable).first().waitFor();
    await dialog.getByRole('button').nth(-2).click();
    await dialog.waitFor({ state: 'detached' });
    calls.length = 0;
    await page.context().setOffline(false);
    await page.getByText(connection.offline).waitFor({ state: 'detached' });
    await openScreen(page, '/inventory?search=mug');
    expect(calls.filter((url) => url.endsWith('/inventory/add'))).toEqual([]);
    expect((await ask(user, 'POST', '/api/inventory/list', body)).list[0].current_count).toBe(before);
  });
});

describe('after an upgrade', () => {
  it('a page whose parts are gone says so, and stands again when it is loaded anew', async () => {
    const page = await openPage({ user, allow: [/Failed to load resource/, /Failed to fetch dynamically imported module/] });
    await openScreen(page, '/taxes');
    // Of the version of before: the host has it no more.
    await page.route('**/assets/BringPage-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await follow(page, '/bulk-operations/bring');
    await page.getByText('may have been replaced by a newer version').waitFor();
    await page.unroute('**/assets/BringPage-*.js');
    await page.getByRole('button', { name: 'Reload the page', exact: true }).click();
    await settled(page);
    await page.getByRole('heading', { level: 1, name: 'Bring your business over' }).waitFor();
  });
});
