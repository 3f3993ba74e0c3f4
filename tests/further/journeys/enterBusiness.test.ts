import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import texts from '#/i18n/en/acting.ts';
import views from '#/i18n/en/views.ts';
import { axe, openPage } from '#/tests/support/browser.ts';
import { ask } from '#/tests/support/hostCalls.ts';

const reason = 'The receipt of a table shows no tax';
const named = (text: string, name: string) => text.replace('%{name}', name);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const banner = (page: Page) => page.getByRole('region', { name: texts.region });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The record page of the owner's business, as the super-admin opens it. */
async function clientPage(): Promise<{ path: string; name: string }> {
  const { user } = await ask('owner@demo.test', 'GET', '/api/v1_0/profile');
  const { name } = await ask('admin@demo.test', 'GET', `/api/admin/clients/general-info/${user.client_id}`);
  return { path: `/clients/${user.client_id}/show`, name };
}

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.enter }).click();
  const dialog = page.getByRole('dialog', { name: named(texts.enter_title, name) });
  await dialog.getByLabel(texts.reason).fill(reason);
  await dialog.getByRole('button', { name: '15 minutes' }).click();
  await dialog.getByRole('button', { name: texts.enter }).click();
  await banner(page).waitFor();
}

describe('a super-admin who enters a business', () => {
  it('says why, works in it under a banner, leaves, and stands in its log', async () => {
    const { path, name } = await clientPage();
    const page = await openPage({ user: 'admin@demo.test' });
    await page.goto(path);
    const own = await stored(page, 'accessToken');
    await page.getByRole('button', { name: texts.enter }).click();
    const dialog = page.getByRole('dialog', { name: named(texts.enter_title, name) });
    await dialog.getByRole('button', { name: texts.enter }).click();
    await dialog.getByText(texts.reason_missing).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: views.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });

    await enter(page, name);
    await banner(page).getByText(named(texts.helping, name)).waitFor();
    await banner(page).getByText('15 min left').waitFor();
    expect(await stored(page, 'accessToken')).not.toBe(own);
    expect(await page.getByRole('link', { name: 'Clients', exact: true }).count()).toBe(0);
    await page.goto('/taxes/create');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name' }).fill('Tax by support');
    await form.getByRole('textbox', { name: 'Rate' }).fill('5');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText('Tax by support').first().waitFor();
    await banner(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/profile/sessions');
    await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();

    await banner(page).getByRole('button', { name: texts.leave }).click();
    await page.getByText(named(texts.has_left, name)).waitFor();
    await heading(page, name);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await banner(page).count()).toBe(0);
    expect([await stored(page, 'accessToken'), await stored(page, 'ownAccess')]).toEqual([own, null]);

    const owner = await openPage({ user: 'owner@demo.test' });
    await owner.goto('/activity-log');
    await owner.getByText(`Support entered for 15 minutes: ${reason}`).waitFor();
    const entry = owner.getByRole('row').filter({ hasText: 'Tax by support' });
    expect(await entry.innerText()).toContain('(support)');
    await owner.getByText('Support left', { exact: true }).first().waitFor();
  });

  it('is in the business in every tab, and out of it in every tab', async () => {
    const { path, name } = await clientPage();
    // What the tab is asking as the other one leaves is asked with a token that is over.
    const page = await openPage({ user: 'admin@demo.test', allow: [/status of 401/] });
    const other = await page.context().newPage();
    await other.goto('/platform');
    await page.goto(path);
    await enter(page, name);
    await banner(other).waitFor();
    expect(new URL(other.url()).pathname).toBe('/dashboard');
    await banner(other).getByRole('button', { name: texts.leave }).click();
    await heading(page, name);
    await heading(other, name);
    expect(await banner(page).count()).toBe(0);
  });

  it('is led back with a sentence when the time is up', async () => {
    const { path, name } = await clientPage();
    const page = await openPage({ user: 'admin@demo.test', allow: [/status of 401/] });
    await page.clock.install();
    await page.goto(path);
    await enter(page, name);
    const inside = await stored(page, 'accessToken');
    await page.clock.fastForward('16:00');
    await page.getByText(named(texts.time_up, name)).waitFor();
    await heading(page, name);
    expect(await banner(page).count()).toBe(0);
    expect(await stored(page, 'accessToken')).not.toBe(inside);
  });
});
