import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import account from '#/i18n/en/account.ts';
import texts from '#/i18n/en/auth.ts';
import files from '#/i18n/en/files.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { axe, demoPassword, openPage, type PageOptions, signIn } from '../support/browser.ts';
import { codeAt } from '../support/codeAt.ts';
import { type RunningHost, startHost } from '../support/host.ts';
import { ask } from '../support/hostCalls.ts';
import { nextEmail } from '../support/nextEmail.ts';

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
const path = (page: Page) => new URL(page.url()).pathname;

describe('one’s own account', () => {
  it('shows a new name and picture at once, and speaks the language that is chosen', async () => {
    const page = await open({ user: 'owner@other.test' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: account.profile }).click();
    await heading(page, account.profile);
    expect(path(page)).toBe('/profile');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('First name').fill('Umar');
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await page
      .getByRole('status')
      .filter({ hasText: files.stored.replace('%{name}', 'me.png') })
      .waitFor();
    await press(page, 'Save');
    await page.getByRole('button', { name: 'Account of Umar Haddad' }).waitFor();
    expect(await page.locator('header img').getAttribute('src')).toMatch(/^\/files\/.+me\.png$/);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Español' }).click();
    await press(page, 'Save');
    await heading(page, 'Perfil');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es');
  });

  it('changes the password where the present one is right', async () => {
    const page = await open({ user: 'admin@demo.test' });
    await page.goto('/profile/password');
    await heading(page, account.change_password);
    await page.getByLabel(account.current_password).fill('not the password');
    await page.getByLabel(texts.new_password, { exact: true }).fill('an even better one');
    await press(page, account.change_password_action);
    await page.getByText(account.wrong_password).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(account.current_password).fill(demoPassword);
    await press(page, account.change_password_action);
    await page.getByText(account.password_changed).waitFor();
    expect(await page.getByLabel(account.current_password).inputValue()).toBe('');
    expect((await nextEmail(mail, 'Your password was changed')).recipients).toEqual(['admin@demo.test']);
  });

  it('is closed where it needs a permission that is not held, and open where it needs none', async () => {
    const page = await open({ user: 'staff@demo.test' });
    await page.goto('/profile/password');
    await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
    await page.goto('/profile/sessions');
    await heading(page, account.sessions);
    expect(await page.getByRole('link', { name: account.change_password }).count()).toBe(0);
  });

  it('ends a session that one does not know, and then every one', async () => {
    const page = await open();
    await signIn(page, 'staff@demo.test');
    const lost = await open();
    await signIn(lost, 'staff@demo.test');
    await page.goto('/profile/sessions');
    await page.getByText(account.this_session).waitFor();
    expect(await axe(page)).toEqual([]);
    const ends = page.getByRole('button', { name: /^End the session on Chrome on Linux/ });
    const before = await ends.count();
    await ends.first().click();
    await page.getByText(account.session_ended).waitFor();
    await expect.poll(() => ends.count()).toBe(before - 1);
    await lost.reload();
    await lost.getByText(texts.expired).waitFor();
    await press(page, account.sign_out_everywhere);
    await page.getByRole('dialog').getByRole('button', { name: account.sign_out_now }).click();
    await heading(page, texts.sign_in);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('sets up two-factor sign-in because a role asks for it, and then comes in with a code of the app', async () => {
    const email = 'steps@demo.test';
    const { id: role } = await ask(
      'owner@demo.test',
      'POST',
      '/api/role',
      { name: 'In two steps', type: 'WEB', permissions: ['Products'], requires_two_factor: true },
      host.url,
    );
    const newcomer = { first_name: 'Two', last_name: 'Steps', email, password: demoPassword, roles: [{ role, establishment: null }] };
    await ask('owner@demo.test', 'POST', '/api/user', newcomer, host.url);
    const page = await open();
    await signIn(page, email);
    await heading(page, account.two_factor);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(account.current_password).fill(demoPassword);
    await press(page, account.set_up);
    const key = (await page.locator('code').innerText()).replaceAll(' ', '');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(texts.code, { exact: true }).fill(codeAt(key, Date.now()));
    await press(page, account.turn_on);
    await page.getByRole('heading', { name: account.recovery_codes }).waitFor();
    const [recoveryCode = ''] = await page.locator('li code').allInnerTexts();
    expect(await axe(page)).toEqual([]);
    expect((await nextEmail(mail, 'Two-factor sign-in is on')).recipients).toEqual([email]);
    await press(page, account.codes_kept);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(page, texts.sign_in);

    await page.getByLabel(texts.email).fill(email);
    await page.getByLabel(texts.password, { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await heading(page, texts.verify);
    expect(await axe(page)).toEqual([]);
    // The code of the next step is heard as well, and was not used when it was set up.
    await page.getByLabel(texts.code, { exact: true }).fill(codeAt(key, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.goto('/profile/two-factor');
    await page.getByText('10 recovery codes are left.').waitFor();
    expect(await axe(page)).toEqual([]);
    await press(page, account.turn_off);
    await press(page, texts.use_recovery);
    await page.getByLabel(account.current_password).fill(demoPassword);
    await page.getByLabel(texts.recovery_code).fill(recoveryCode);
    await press(page, account.turn_off);
    await page.getByRole('button', { name: account.set_up, exact: true }).waitFor();
  });
});
