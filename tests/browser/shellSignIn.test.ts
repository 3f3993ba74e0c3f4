import { describe, expect, it } from 'vitest';
import { tokenFor } from '../authProvider/jwt.ts';
import { axe, demoPassword, openPage, sharedHostUrl, signIn } from '../support/browser.ts';

const refusedCall = /status of 40[01]/;

describe('signing in and out', () => {
  it('leads back to where the person wanted to go', async () => {
    const page = await openPage();
    await page.goto('/taxes?page=1');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).search).toBe('?returnTo=%2Ftaxes%3Fpage%3D1');
    expect(await axe(page)).toEqual([]);
    await signIn(page, 'owner@demo.test');
    await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/taxes');
    expect(await page.title()).toBe('Taxes · Countinghouse');
  });

  it('says at the form what is missing or refused', async () => {
    const page = await openPage({ allow: [refusedCall] });
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter your e-mail address').waitFor();
    expect(await page.getByLabel('E-mail').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel('E-mail').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(`${demoPassword}-not`);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(await axe(page)).toEqual([]);
  });

  it('signs out with the host’s message, in every tab, and asks nothing of react-admin again', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    expect(page.url()).toMatch(/\/auth\/login$/);
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('sends a person whose token is refused to sign-in once, without a loop', async () => {
    const page = await openPage({ allow: [refusedCall], storage: { accessToken: tokenFor(600_000) } });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/taxes');
    await page.getByText('Your session has ended').waitFor();
    await page.waitForTimeout(1500);
    expect(visited.filter((path) => path === '/auth/login').length).toBeLessThanOrEqual(1);
    expect(visited.length).toBeLessThanOrEqual(3);
  });

  it('follows a way back only to its own pages', async () => {
    const page = await openPage();
    await page.goto('/auth/login?returnTo=//evil.test/x');
    await signIn(page, 'owner@demo.test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toBe(`${await sharedHostUrl()}/dashboard`);
  });

  it('shows /401 to who may do nothing', async () => {
    const page = await openPage({ user: 'nobody@demo.test' });
    await page.goto('/taxes');
    await page.getByRole('heading', { name: 'No access yet' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/401');
    expect(await axe(page)).toEqual([]);
  });
});
