import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { toast } from '../support/formPage.ts';
import { ask } from '../support/hostCalls.ts';
import { openScreen } from '../support/screens.ts';

const user = 'owner@demo.test';
const RECEIVE = '**/api/purchase-order/receive/*';

describe('while the host cannot be reached', () => {
  it('a delivery stays in its dialog, and is received once when it is sent again', async () => {
    const [{ id: establishment_id }] = (await ask(user, 'GET', '/api/establishment/list')).list;
    const [order] = (await ask(user, 'POST', '/api/purchase-order/list', { establishment_id, filters: { status: ['draft'] }, fields: ['items'] })).list;
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
});
