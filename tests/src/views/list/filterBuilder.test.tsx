import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Filters } from '#/model/filters/filterGroups.ts';
import { FilterChips } from '#/src/views/list/filters/FilterChips.tsx';
import { FilterMenu } from '#/src/views/list/filters/FilterMenu.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const session = { permissions: new Set(['Vendors']), establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' } };

function Filtered({ first, onSet }: { first: Filters; onSet: (filters: Filters) => void }) {
  const [filterValues, keep] = useState(first);
  const setFilters = (filters: Filters) => {
    keep(filters);
    onSet(filters);
  };
  return (
    <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
      <FilterMenu />
      <FilterChips />
    </ListContextProvider>
  );
}

/** The filters of the list of vendors. @returns what was asked of the host, and what the filters became */
function show(first: Filters = {}) {
  const asked: Filters[] = [];
  const set: Filters[] = [];
  const getList = async (_: string, { filter }: { filter: Filters }) => {
    asked.push(filter);
    return { data: [], total: 1234 };
  };
  render(
    <AdminFrame resource="vendors" dataProvider={{ getList }} session={session}>
      <Filtered first={first} onSet={(filters) => set.push(filters)} />
    </AdminFrame>,
  );
  return { asked, set, user: userEvent.setup() };
}
type User = ReturnType<typeof userEvent.setup>;

const openBuilder = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Filter builder…' }));
  return screen.findByRole('dialog', { name: 'Filter' });
};
const chooseField = async (user: User, dialog: HTMLElement, name: string) => {
  await user.type(within(within(dialog).getByRole('group', { name: 'New condition' })).getByRole('combobox'), name);
  await user.keyboard('{Enter}');
  return within(dialog).getByRole('group', { name });
};
const choose = async (user: User, box: HTMLElement, option: string) => {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
};

test('a field is found by its name, and how it is tested is chosen', async () => {
  const { set, user } = show();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a field…' }), 'NAME{Enter}');
  await choose(user, await screen.findByRole('combobox', { name: 'How Name is tested' }), 'does not contain');
  await user.type(screen.getByRole('textbox', { name: 'Name: Contains' }), 'mill');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(set).toEqual([{ name: { not: { contains: 'mill' } } }]);
  screen.getByText('Name: not “mill”');
});

test('the builder says either, counts what it finds, and refuses what is not said', async () => {
  const { asked, set, user } = show({ q: 'farm' });
  const dialog = await openBuilder(user);
  await choose(user, within(dialog).getByRole('combobox', { name: 'Which of these must hold' }), 'Any of these holds');
  const name = await chooseField(user, dialog, 'Name');
  await user.type(within(name).getByRole('textbox', { name: 'Name: Contains' }), 'mill');
  await user.click(within(dialog).getByRole('button', { name: 'Add a condition' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose a field, or remove this condition');
  expect(set).toEqual([]);
  const rating = await chooseField(user, dialog, 'Rating');
  await choose(user, within(rating).getByRole('combobox', { name: 'How Rating is tested' }), 'is empty');
  await within(dialog).findByText('1,234 records match');
  const meant = { q: 'farm', any: [{ name: { contains: 'mill' } }, { rating: null }] };
  await waitFor(() => expect(asked.at(-1)).toEqual(meant));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(set).toEqual([meant]);
  await user.click(screen.getByRole('button', { name: 'Name: “mill” or Rating: empty' }));
  await screen.findByRole('group', { name: 'Any of these holds' });
});

test('a group is taken away by its chip, and a condition inside the builder', async () => {
  const { set, user } = show({ status: ['active'], not: { any: [{ rating: null }, { name: 'x' }] } });
  const dialog = await openBuilder(user);
  await user.click(within(dialog).getByRole('button', { name: 'Remove the condition Name' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(set).toEqual([{ status: ['active'], not: { rating: null } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'not (Rating: empty)' }).focus();
  await user.keyboard('{Delete}');
  expect(set.at(-1)).toEqual({ status: ['active'] });
});
