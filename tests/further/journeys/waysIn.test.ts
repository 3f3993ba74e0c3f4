import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import texts from '#/i18n/en/auth.ts';
import { codeIn, type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { axe, demoPassword, openPage, type PageOptions, signIn } from '#/tests/support/browser.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';

let mail: MailServer;
let host: RunningHost;
beforeAll(async () => {
  mail = await startMailServer();
  host = await startHost({
    copyOf: inject('demoData'),
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Countinghouse <no-reply@countinghouse.test>' },
  });
});
afterAll(async () => {
  await host?.stop();
  await mail.close();
});

const refusedCall = /status of (?:40[01]|422)/;
const open = (options: PageOptions = {}) => openPage({ hostUrl: host.url, allow: [refusedCall], ...options });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => input === document.activeElement);

describe('the way back in', () => {
  it('leads from the address over the code in the mail to a new password, and ends the sessions elsewhere', async () => {
    const elsewhere = await open({ user: 'manager@demo.test' });
    await elsewhere.goto('/dashboard');
    await heading(elsewhere, 'Dashboard');
    const page = await open();
    await page.goto('/auth/login?returnTo=%2Fvendors');
    await page.getByRole('link', { name: texts.forgot }).click();
    await heading(page, texts.forgot);
    await press(page, texts.send_code);
    await page.getByText(texts.email_required).waitFor();
    expect(await isFocused(page, texts.email)).toBe(true);
    await page.getByLabel(texts.email).fill('manager@demo.test');
    await page.keyboard.press('Enter');
    await heading(page, texts.verify);
    await page.getByText('manager@demo.test').waitFor();
    expect(await axe(page)).toEqual([]);
    const code = codeIn(await nextEmail(mail, 'Your code for a new password'));
    await press(page, texts.verify_action);
    await page.getByText(texts.code_required).waitFor();
    // As it comes out of an email: with words and spaces around it.
    await page.keyboard.insertText(` Your code: ${code.slice(0, 3)} ${code.slice(3)}\n`);
    expect(await page.getByLabel(texts.code, { exact: true }).inputValue()).toBe(code);
    expect(await page.getByLabel(texts.code, { exact: true }).getAttribute('autocomplete')).toBe('one-time-code');
    await press(page, texts.verify_action);
    await heading(page, texts.reset);
    expect(page.url()).not.toContain(code);
    await page.keyboard.insertText('too short');
    await press(page, texts.reset_action);
    await page.getByText(texts.password_rule.replace('%{min}', '10').replace('%{max}', '128')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(texts.new_password, { exact: true }).fill('remembered for good');
    await press(page, texts.reset_action);
    await page.getByRole('status').filter({ hasText: texts.password_set }).waitFor();
    expect(await page.getByLabel(texts.email).inputValue()).toBe('manager@demo.test');
    await page.keyboard.insertText('remembered for good');
    await page.keyboard.press('Enter');
    await heading(page, 'Vendors');
    await elsewhere.reload();
    await elsewhere.getByText(texts.expired).waitFor();
    await nextEmail(mail, 'Your password was changed');
  });

  it('refuses a wrong code at its field, counts down to another one, and goes on after a reload', async () => {
    const page = await open();
    await page.clock.install();
    await page.goto('/auth/forgot-password');
    await page.getByLabel(texts.email).fill('owner@other.test');
    await page.keyboard.press('Enter');
    await heading(page, texts.verify);
    const first = codeIn(await nextEmail(mail, 'Your code for a new password'));
    await page.getByLabel(texts.code, { exact: true }).fill(first === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await page.getByText(texts.code_refused).waitFor();
    await page.getByRole('button', { name: /^New code in \d:\d\d$/, disabled: true }).waitFor();
    await page.clock.fastForward(61_000);
    await press(page, texts.resend);
    const second = codeIn(await nextEmail(mail, 'Your code for a new password'));
    await page.reload();
    await page.getByText('owner@other.test').waitFor();
    await page.getByLabel(texts.code, { exact: true }).fill(second);
    await page.keyboard.press('Enter');
    await heading(page, texts.reset);
  });

  it('says the same to a stranger’s address', async () => {
    const page = await open();
    await page.goto('/auth/forgot-password');
    await page.getByLabel(texts.email).fill('stranger@nowhere.test');
    await page.keyboard.press('Enter');
    await heading(page, texts.verify);
    await page.getByText('stranger@nowhere.test').waitFor();
  });

  it('begins at the beginning for who comes to its last page without a code', async () => {
    const page = await open();
    await page.goto('/auth/reset-password?token=stolen');
    await heading(page, texts.forgot);
    await page.goto('/auth/verify-otp');
    await page.getByLabel(texts.email).waitFor();
  });
});

describe('a new account', () => {
  it('says at its fields what is wrong, then opens a business of its own', async () => {
    const page = await open();
    await page.goto('/auth/login');
    await page.getByRole('link', { name: texts.to_register }).click();
    await heading(page, texts.register);
    await press(page, texts.register_action);
    for (const text of [texts.first_name_required, texts.last_name_required, texts.email_required]) await page.getByText(text).waitFor();
    expect(await isFocused(page, texts.first_name)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(texts.first_name).fill('Nadia');
    await page.getByLabel(texts.last_name).fill('Newman');
    await page.getByLabel(texts.email).fill('owner@demo.test');
    await page.getByLabel(texts.password, { exact: true }).fill('ten or more');
    await page.getByLabel(texts.business_name).fill('The River Café');
    await page.getByLabel(texts.business_kind).selectOption('cafe');
    // The currency follows the country until somebody says otherwise.
    for (const [country, currency] of [
      ['DE', 'EUR'],
      ['JP', 'JPY'],
    ] as const) {
      await page.getByLabel(texts.country).selectOption(country);
      expect(await page.getByLabel(texts.currency).inputValue()).toBe(currency);
    }
    await page.getByLabel(texts.currency).selectOption('USD');
    await page.getByLabel(texts.country).selectOption('IE');
    expect(await page.getByLabel(texts.currency).inputValue()).toBe('USD');
    await page.getByText(texts.password_fits).waitFor();
    await press(page, texts.register_action);
    await page.getByText(texts.email_taken).waitFor();
    await page.getByLabel(texts.email).fill('nadia@new.test');
    await press(page, texts.register_action);
    await heading(page, 'Set up your business');
    await page.getByRole('button', { name: 'Account of Nadia Newman' }).click();
    await page.getByText('nadia@new.test').waitFor();
  });
});

describe('the way back after signing in', () => {
  // The whole list stands in tests/src/auth/wayBack.test.ts; these are the ones that browsers read in ways of their own.
  const hostile = [
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    'javascript:alert(document.domain)',
    '/.//evil.test',
    '/auth/login?returnTo=//evil.test',
  ];
  it('leads only to pages of ours, whatever the address asks for', async () => {
    const page = await open({ user: 'owner@demo.test' });
    const visited: string[] = [];
    page.on('request', (request) => visited.push(request.url()));
    for (const wanted of hostile) {
      await page.goto(`/auth/login?returnTo=${encodeURIComponent(wanted)}`);
      await heading(page, 'Dashboard');
      expect(page.url(), wanted).toBe(`${host.url}/dashboard`);
    }
    await page.goto('/auth/login?returnTo=//evil.test&returnTo=/taxes');
    await heading(page, 'Dashboard');
    await page.goto('/auth/login?returnTo=%2F%252509%2Fevil.test');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(visited.filter((url) => new URL(url).origin !== host.url && !url.startsWith('data:'))).toEqual([]);
  });
});

describe('two tabs', () => {
  it('are signed out together', async () => {
    const page = await open();
    await signIn(page, 'owner@other.test');
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await heading(other, 'Dashboard');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(other, texts.sign_in);
  });

  it('show the same person: signing in as another one in one starts the other anew', async () => {
    const page = await open();
    await signIn(page, 'owner@demo.test');
    await page.goto('/users');
    await page.getByRole('button', { name: 'Account of Olivia Bennett' }).waitFor();
    await page.evaluate(() => Object.assign(window, { before: true }));
    const answer = await fetch(`${host.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'password',
        client_id: 11,
        client_secret: 'countinghouse-dashboard',
        username: 'owner@other.test',
        password: demoPassword,
      }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    const other = await page.context().newPage();
    await other.goto('/auth/login');
    await other.evaluate((token) => localStorage.setItem('accessToken', token), access_token);
    await page.getByRole('button', { name: 'Account of Omar Haddad' }).waitFor();
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
  });

  it('keep what is on the screen where the same person signs in again', async () => {
    const page = await open();
    await signIn(page, 'owner@demo.test');
    await heading(page, 'Dashboard');
    await page.evaluate(() => Object.assign(window, { before: true }));
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await heading(other, 'Dashboard');
    await other.evaluate(() => localStorage.removeItem('accessToken'));
    await heading(page, texts.sign_in);
    await signIn(page, 'owner@demo.test');
    await heading(page, 'Dashboard');
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
  });
});

describe('the pages outside', () => {
  it('bring nothing of the dashboard behind them', async () => {
    const page = await open();
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
    for (const one of ['/auth/forgot-password', '/auth/verify-otp']) {
      await page.goto(one, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(scripts.length).toBeGreaterThan(0);
    const behind = () => scripts.filter((url) => /\/Admin-/.test(url));
    expect(behind()).toEqual([]);
    // Sign-in does, as soon as somebody is about to type.
    await page.goto('/auth/login');
    await expect.poll(behind).toHaveLength(1);
  });

  it.each([
    ['light', 'en', false],
    ['dark', 'ar', false],
    ['dark', 'es', true],
  ] as const)('have no axe violation in %s, %s, phone %s', async (mode, language, phone) => {
    const page = await open({ phone, storage: { 'mui-mode': mode, i18nextLng: language } });
    for (const one of ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/verify-otp']) {
      await page.goto(one);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axe(page), one).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), one).toBeLessThanOrEqual(0);
    }
  });
});
