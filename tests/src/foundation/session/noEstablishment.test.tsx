import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

function show(establishments: readonly object[], permissions: readonly string[] = []) {
  const chosen: number[] = [];
  const names = new Set(permissions);
  const session = {
    establishments,
    permissions: names,
    everywhere: names,
    switchEstablishment: async (id: number) => void chosen.push(id),
  };
  render(
    <AdminFrame resource="products" session={session}>
      <NoEstablishment />
    </AdminFrame>,
  );
  return chosen;
}
const heading = () => screen.getByRole('heading').textContent;

it('offers those that there are to whoever has chosen none, and no first one', () => {
  const chosen = show(
    [
      { id: 3, title: 'Harbour' },
      { id: 4, title: 'Uptown' },
    ],
    ['EstablishmentCreate'],
  );
  expect(heading()).toBe('Choose an establishment');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Uptown' }));
  expect(chosen).toEqual([4]);
});

it('leaves many to the choice in the header', () => {
  show(Array.from({ length: 9 }, (_, index) => ({ id: index + 1, title: `Branch ${index + 1}` })));
  expect(heading()).toBe('Choose an establishment');
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to the first one where there is none, or says whom to ask', () => {
  show([], ['EstablishmentCreate']);
  expect(screen.getByRole('link', { name: 'Add an establishment' })).toBeDefined();
  cleanup();
  show([]);
  expect(heading()).toBe('No establishment is open to you');
  expect(screen.queryByRole('link')).toBeNull();
});
