import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Gate } from '#/src/app/Gate.tsx';
import { SignInPage } from '#/src/auth/SignInPage.tsx';
import { account } from '#/src/foundation/session/account.ts';
import { tokenFor } from '#/tests/authProvider/jwt.ts';
import { Frame } from './Frame.tsx';

const routes: RouteObject[] = [
  { path: '/auth/login', element: <SignInPage /> },
  { path: '*', element: <Gate /> },
];

function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  let navigations = 0;
  router.subscribe(({ location }) => {
    if (location.key !== last) navigations += 1;
    last = location.key;
  });
  let last = router.state.location.key;
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return { router, navigations: () => navigations };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('the gate', () => {
  beforeEach(() => account.token.clear('none'));
  afterEach(cleanup);

  it('sends who has no token to sign-in exactly once, with the way back', async () => {
    const { router, navigations } = open('/taxes?page=2');
    await screen.findByRole('heading', { name: 'Sign in' });
    await settled();
    expect(router.state.location.pathname + router.state.location.search).toBe('/auth/login?returnTo=%2Ftaxes%3Fpage%3D2');
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
    const { router } = open('/orders/7');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toBe('');
  });

  it('takes who is in already from sign-in to where they wanted', async () => {
    account.token.store(tokenFor(60_000));
    const { router } = open('/auth/login?returnTo=%2Ftaxes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/taxes'));
  });
});
