import { describe, expect, it } from 'vitest';
import texts from '#/i18n/en/auth.ts';
import { demoPassword, openPage, sharedHostUrl } from '../support/browser.ts';

const refusedCall = /status of 40[01]/;

/** A token of its own, which a test may spoil. */
async function freshToken(): Promise<string> {
  const grant = {
    grant_type: 'password',
    client_id: 11,
    client_secret: 'countinghouse-dashboard',
    username: 'manager@demo.test',
    password: demoPassword,
  };
  const answer = await fetch(`${await sharedHostUrl()}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(grant),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

describe('a session', () => {
  it('does not begin with a wrong password, and the form says so', async () => {
    const page = await openPage({ allow: [refusedCall] });
    await page.goto('/auth/login');
    await page.getByLabel('E-mail').fill('manager@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: texts.refused }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/login');
  });

  it('ends by itself when its token runs out, and signing in again leads back', async () => {
    const accessToken = await freshToken();
    const { exp } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    const page = await openPage({ storage: { accessToken } });
    await page.clock.install();
    await page.goto('/vendors');
    await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
    await page.clock.fastForward(exp * 1000 - Date.now() + 1000);
    await page.getByText('Your session has ended').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(new URL(page.url()).search).toBe('?returnTo=%2Fvendors');
  });

  it('ends at the next call after its token was revoked elsewhere', async () => {
    const accessToken = await freshToken();
    const page = await openPage({ storage: { accessToken }, allow: [refusedCall] });
    await page.goto('/vendors');
    await page.getByRole('link', { name: 'Harvest Wholesale' }).waitFor();
    await fetch(`${await sharedHostUrl()}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });
    await page.getByRole('link', { name: 'Harvest Wholesale' }).click();
    await page.getByText('Your session has ended').waitFor();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
