import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { changedAtOnce } from '#/src/app/router.ts';

afterEach(cleanup);

function Choice({ of, value }: { of: string; value: string }) {
  const [, setParts] = useSearchParams();
  return (
    <button
      type="button"
      onClick={() =>
        setParts((before) => {
          before.set(of, value);
          return before;
        })
      }
    >
      {value}
    </button>
  );
}

it('what is chosen right after something else, before the device has drawn that, keeps both', async () => {
  const element = (
    <>
      <Choice of="sort" value="quantity" />
      <Choice of="period" value="last_month" />
    </>
  );
  const router = changedAtOnce(createMemoryRouter([{ path: '/report', element }], { initialEntries: ['/report'] }));
  render(<RouterProvider router={router} flushSync={(work) => void flushSync(work)} />);
  const click = (name: string) => screen.getByRole('button', { name }).click();
  click('quantity');
  // A later click, with no time for drawing in between: what is due at once happens, what may wait does not.
  await Promise.resolve();
  click('last_month');
  await Promise.resolve();
  expect(router.state.location.search).toBe('?sort=quantity&period=last_month');
});
