import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import texts from '#/i18n/en/auth.ts';
import { isOutside } from '#/src/auth/outsidePaths.ts';
import { usePlace } from '#/src/auth/place.ts';
import { SignInPage } from '#/src/auth/SignInPage.tsx';
import { account } from '#/src/foundation/session/account.ts';
import { tokenFor } from '#/tests/authProvider/jwt.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

type Body = Readonly<Record<string, unknown>>;
const browsersFetch = globalThis.fetch;
let heard: Body[] = [];
let answer: (body: Body) => { status: number; body: object };

beforeEach(() => {
  heard = [];
  account.token.clear('none');
  globalThis.fetch = (async (_path: string, { body }: RequestInit = {}) => {
    const sent = body ? (JSON.parse(String(body)) as Body) : {};
    if (body) heard.push(sent);
    const { status, body: said } = answer(sent);
    return Response.json(said, { status });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  globalThis.fetch = browsersFetch;
});

const refusal = (error: string, details: object = {}) => ({
  status: 400,
  body: { status: 'error', error, message: 'refused', ...details },
});
async function typePassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText(texts.email), 'ada@demo.test');
  await userEvent.type(screen.getByLabelText(texts.password), 'long enough{Enter}');
}
function Page() {
  return isOutside(usePlace().pathname) ? <SignInPage /> : <p>inside</p>;
}
const open = () => {
  window.history.replaceState(null, '', '/auth/login?returnTo=%2Ftaxes');
  render(<Page />, { wrapper: Frame });
};

test('after a right password the code is asked for, a wrong one is said at its field, and a right one leads in', async () => {
  const user = { id: 7, first_name: 'Ada', last_name: 'Low', email: 'ada@demo.test', user_type: 'client', client_id: 1 };
  answer = ({ grant_type: type, otp }) => {
    if (type === 'password') return refusal('mfa_required', { mfa_token: 'between' });
    if (otp === '111111') return refusal('invalid_grant');
    return { status: 200, body: type ? { access_token: tokenFor(60_000) } : { status: 'success', data: { user, isFullAccess: true } } };
  };
  open();
  await typePassword();
  const code = await screen.findByLabelText(texts.code);
  expect(document.activeElement).toBe(code);
  expect(account.token.token()).toBeNull();
  await userEvent.type(code, '111 111{Enter}');
  await screen.findByText(texts.second_refused);
  await userEvent.clear(code);
  await userEvent.type(code, '222222{Enter}');
  await screen.findByText('inside');
  expect(window.location.pathname).toBe('/taxes');
  const step = { grant_type: 'urn:countinghouse:oauth:grant-type:mfa', client_id: 11, mfa_token: 'between' };
  expect(heard.slice(1)).toMatchObject([
    { ...step, otp: '111111' },
    { ...step, otp: '222222' },
  ]);
});

test('a recovery code stands in for the app, and a sign-in that is over begins with the password again', async () => {
  answer = ({ grant_type: type, recovery_code: code }) => {
    if (type === 'password') return refusal('mfa_required', { mfa_token: 'between' });
    return code === 'used-used-used-used' ? refusal('invalid_grant') : refusal('expired_token');
  };
  open();
  await typePassword();
  await userEvent.click(await screen.findByRole('button', { name: texts.use_recovery }));
  await userEvent.type(screen.getByLabelText(texts.recovery_code), 'used-used-used-used{Enter}');
  await screen.findByText(texts.recovery_refused);
  await userEvent.clear(screen.getByLabelText(texts.recovery_code));
  await userEvent.type(screen.getByLabelText(texts.recovery_code), 'late-late-late-late{Enter}');
  await screen.findByText(texts.second_over);
  expect(screen.getByLabelText(texts.password)).toBeTruthy();
});
