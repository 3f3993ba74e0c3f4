import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenFromRows, RowLink } from '#/src/foundation/page/RowLink.tsx';

afterEach(cleanup);

it('opens its path in place, and leaves a click with a key to the browser', () => {
  const open = vi.fn();
  render(
    <OpenFromRows value={open}>
      <RowLink to="/products/7/show">Flat white</RowLink>
    </OpenFromRows>,
  );
  const link = screen.getByRole('link', { name: 'Flat white' });
  expect(link.getAttribute('href')).toBe('/products/7/show');
  const beside = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, beside);
  expect(beside.defaultPrevented).toBe(false);
  expect(open).not.toHaveBeenCalled();
  const plain = createEvent.click(link);
  fireEvent(link, plain);
  expect(plain.defaultPrevented).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('/products/7/show');
});

it("is the router's link where no table opens for it", async () => {
  const router = createMemoryRouter([
    { path: '/', element: <RowLink to="/there">Go</RowLink> },
    { path: '/there', element: <p>Arrived</p> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(await screen.findByText('Arrived')).toBeTruthy();
});
