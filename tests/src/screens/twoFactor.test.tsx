import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#/authProvider/account.ts';
import texts from '#/i18n/en/account.ts';
import auth from '#/i18n/en/auth.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { model } from '#/resources/index.ts';
import { loadSession } from '#/src/app/session/loadSession.ts';
import { SetUpNeeded } from '#/src/foundation/session/sessionAnswers.ts';
import { TwoFactorSetUp } from '#/src/screens/account/TwoFactorSetUp.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

const browsersFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browsersFetch;
});

describe('setting up two-factor sign-in', () => {
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const codes = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-dd${at}e`);
  beforeEach(() => {
    globalThis.fetch = (async (path: string, { body }: RequestInit = {}) => {
      const { password, otp } = JSON.parse(String(body)) as { password?: string; otp?: string };
      const refused = (field: string) =>
        Response.json({ status: 'error', message: 'Check the marked fields', errors: { [field]: ['no'] } }, { status: 422 });
      if (path.endsWith('/begin'))
        return password === 'right one'
          ? Response.json({ status: 'success', data: { totp_secret: key, totp_uri: `otpauth://totp/x?secret=${key}` } })
          : refused('password');
      return otp === '123456' ? Response.json({ status: 'success', data: { recovery_codes: codes } }) : refused('otp');
    }) as typeof fetch;
  });

  it('asks for the password, shows the key, takes a code, and goes on once the recovery codes are kept', async () => {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    render(
      <Frame>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <TwoFactorSetUp email="ada@demo.test" onDone={done} />
        </CoreAdminContext>
      </Frame>,
    );
    const password = await screen.findByLabelText(texts.current_password);
    await userEvent.type(password, 'wrong one{Enter}');
    await screen.findByText(texts.wrong_password);
    await userEvent.clear(password);
    await userEvent.type(password, 'right one{Enter}');
    expect(await screen.findByRole('img', { name: texts.scan_label })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const code = screen.getByLabelText(auth.code);
    await userEvent.type(code, '654321{Enter}');
    await screen.findByText(auth.second_refused);
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await screen.findByRole('heading', { name: texts.recovery_codes });
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(isDone).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: texts.codes_kept }));
    expect(isDone).toBe(true);
  });
});

describe('a session of somebody who has to set it up', () => {
  it('asks the host for nothing that it would refuse', async () => {
    const user = { id: 7, first_name: 'Ada', last_name: 'Low', email: 'ada@demo.test', user_type: 'staff' as const, client_id: 1 };
    const asked: string[] = [];
    const ask = async (path: string) => {
      asked.push(path);
    };
    const account = {
      token: { token: () => 'theirs' },
      profile: async () => ({ user, isFullAccess: false, mustSetUpTwoFactor: true }),
      read: ask,
      permissions: () => ask('permissions'),
    } as unknown as Account;
    const loading = loadSession({ account, model }, 3);
    await expect(loading).rejects.toBeInstanceOf(SetUpNeeded);
    await expect(loading).rejects.toMatchObject({ user });
    expect(asked).toEqual(['/api/constants']);
  });
});
