import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '#/i18n/en/auth.ts';
import { OutsidePages } from '#/src/auth/OutsidePages.tsx';
import { account } from '#/src/foundation/session/account.ts';
import { routes } from '#/tests/specification/constants.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

beforeEach(() => account.token.clear('none'));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the pages of authentication', () => {
  const outside = routes.filter((route) => route.startsWith('/auth/'));
  const headings = [texts.sign_in, texts.register, texts.forgot, texts.verify, texts.reset];

  it.each(outside.map((route, at) => [route, headings[at]] as const))('%s is “%s”, and leads nowhere else', async (route, name) => {
    // What the page before hands on: without it the last one has nothing to change.
    window.history.replaceState({ usr: { email: 'ada@demo.test', resetToken: 'given' }, key: route, idx: 0 }, '', route);
    render(<OutsidePages />, { wrapper: Frame });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(window.location.pathname).toBe(route);
  });
});
