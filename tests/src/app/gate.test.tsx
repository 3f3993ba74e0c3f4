import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gate } from '#/src/app/Gate.tsx';
import { account } from '#/src/foundation/session/account.ts';
import { tokenFor } from '#/tests/authProvider/jwt.ts';
import { Frame } from './Frame.tsx';

/** The gate at an address. @returns how to count the addresses that it led to */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const push = vi.spyOn(window.history, 'pushState');
  const replace = vi.spyOn(window.history, 'replaceState');
  render(<Gate />, { wrapper: Frame });
  return { navigations: () => push.mock.calls.length + replace.mock.calls.length };
}
const address = () => window.location.pathname + window.location.search;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('the gate', () => {
  beforeEach(() => account.token.clear('none'));
  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/');
  });

  it('sends who has no token to sign-in exactly once, with the way back', async () => {
    const { navigations } = open('/taxes?page=2');
    await screen.findByRole('heading', { name: 'Sign in' });
    await settled();
    expect(address()).toBe('/auth/login?returnTo=%2Ftaxes%3Fpage%3D2');
    expect(navigations()).toBe(1);
  });

  it('says that the session has ended where it has, and goes nowhere else', async () => {
    account.token.clear('expired');
    const { navigations } = open('/orders/7');
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    await settled();
    expect(navigations()).toBe(1);
  });

  it('leads to the plain sign-in after a sign-out', async () => {
    account.token.clear('signed-out');
    open('/orders/7');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/auth/login');
  });

  it('takes who is in already from sign-in to where they wanted', async () => {
    account.token.store(tokenFor(60_000));
    open('/auth/login?returnTo=%2Ftaxes');
    await waitFor(() => expect(address()).toBe('/taxes'));
  });
});
