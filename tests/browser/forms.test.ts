import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { choose, errorOf, save, toast } from '../support/formPage.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { openScreen } from '../support/screens.ts';

const user = 'owner@demo.test';
let establishment_id: number;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
});

/** A tax of a test's own. */
async function makeTax(name: string): Promise<{ id: number; updated_at: string }> {
  return ask(user, 'POST', '/api/tax', { name, rate: 5, type: 'percent', establishment_id });
}

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: /^Check/ });

describe('a form', () => {
  it('says at the field and in a summary what it misses, before it asks the host', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/taxes/create');
    await page.locator('[name=rate]').fill('120');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/tax') && sent.push(request.url()));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await summary(page).getByText('Check 2 fields').waitFor();
    expect(await errorOf(page.locator('[name=name]'))).not.toBe('');
    expect(await errorOf(page.locator('[name=rate]'))).toBe('A percentage is at most 100');
    await summary(page).getByRole('button', { name: 'Name' }).click();
    expect(await page.locator('[name=name]').evaluate((input) => input === document.activeElement)).toBe(true);
    await choose(page, 'Type', 'Fixed amount');
    await page.locator('[name=name]').fill('No longer missing');
    await summary(page).waitFor({ state: 'hidden' });
    expect(sent).toEqual([]);
  });

  it('says at the field and in the summary what only the host knows', async () => {
    await makeTax('Taken name');
    const page = await openPage({ user, allow: [/status of 422/] });
    await openScreen(page, '/taxes/create');
    await page.locator('[name=name]').fill('Taken name');
    await page.locator('[name=rate]').fill('1');
    expect(await save(page)).toBe(422);
    await summary(page).getByText('Check 1 field').waitFor();
    expect(await errorOf(page.locator('[name=name]'))).toMatch(/taken|already|exists/i);
    expect(await page.locator('[name=rate]').inputValue()).toBe('1');
    await page.locator('[name=name]').fill('A free name');
    expect(await save(page)).toBe(201);
  });

  it('asks before it lets go of what was entered, and keeps it where one stays', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/taxes/create');
    await page.locator('[name=name]').fill('Half a tax');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.locator('[name=name]').inputValue()).toBe('Half a tax');
    expect(new URL(page.url()).pathname).toBe('/taxes/create');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/taxes');
  });

  it('lets two people who changed one record choose field by field, and loses nothing', async () => {
    const { id } = await makeTax('Contested');
    const page = await openPage({ user, allow: [/status of 409/] });
    await openScreen(page, `/taxes/${id}`);
    await page.locator('[name=name]').fill('Contested, mine');
    await page.locator('[name=rate]').fill('6');
    await page.getByRole('switch', { name: 'Included in prices' }).click();
    const { updated_at } = await ask(user, 'GET', `/api/tax/${id}`);
    await ask(user, 'PUT', `/api/tax/${id}`, { name: 'Contested, theirs', rate: 7, status: 'inactive', updated_at });
    expect(await save(page)).toBe(409);
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    const rate = dialog.getByRole('radiogroup', { name: 'Rate' });
    await rate.getByText('7%', { exact: true }).waitFor();
    await rate.getByRole('radio', { name: /^Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await toast(page, 'Tax Updated Successfully');
    expect(await ask(user, 'GET', `/api/tax/${id}`)).toMatchObject({
      name: 'Contested, mine',
      rate: 7,
      inclusive: true,
      status: 'inactive',
    });
  });

  it('keeps what was entered where the conflict is put off', async () => {
    const { id, updated_at } = await makeTax('Put off');
    const page = await openPage({ user, allow: [/status of 409/] });
    await openScreen(page, `/taxes/${id}`);
    await page.locator('[name=rate]').fill('6');
    await ask(user, 'PUT', `/api/tax/${id}`, { rate: 7, updated_at });
    expect(await save(page)).toBe(409);
    await page.getByRole('dialog', { name: 'Somebody else changed' }).getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('[name=rate]').inputValue()).toBe('6');
    expect(await save(page)).toBe(409);
  });
});
