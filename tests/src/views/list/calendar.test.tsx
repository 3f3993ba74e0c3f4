import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import ListCalendar from '#/src/views/list/calendar/ListCalendar.tsx';
import { showLayout } from './layoutPage.tsx';

afterEach(cleanup);

const shift = (id: number, employee: number, name: string, date: string, time_in: string, time_out: string | null) => ({
  ...{ id, employee, date, time_in, time_out, _titles: { employee: name } },
});
const shifts = [
  shift(1, 7, 'Zoe', '2026-11-27', '18:00', '02:00'),
  shift(2, 8, 'Ben', '2026-11-25', '09:00', '17:00'),
  shift(3, 8, 'Ben', '2026-11-26', '09:00', null),
];
const may = ['TimeEntries', 'TimeEntryEdit', 'TimeEntryCreate'];
const address = '/time-entries?as=calendar&on=2026-11-26';
const show = (permissions = may, refuse?: Error) =>
  showLayout({ resource: 'time-entries', rows: shifts, permissions, refuse, address, children: <ListCalendar /> });

test('shifts stand by week in a row for each employee; one past midnight on the day it began', async () => {
  const { asked } = show();
  const table = await screen.findByRole('table', { name: /^Time entries, Nov 22/ });
  await within(table).findByRole('row', { name: /^Zoe/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Ben', 'Zoe']);
  const night = within(rows[1] as HTMLElement).getByRole('link', { name: /^Zoe, / });
  expect(night.textContent).toMatch(/6:00.PM – 2:00.AM \(next day\)/);
  // Sunday to Saturday: Friday is the sixth day, after the row's head.
  expect([...(night.closest('tr')?.children ?? [])].indexOf(night.closest('td') as never)).toBe(6);
  expect(within(rows[0] as HTMLElement).getByText(/^since 9:00.AM$/)).toBeDefined();
  expect(asked).toEqual([{ date: { gte: '2026-11-22', lte: '2026-11-28' } }]);
});

test('a shift is moved by its menu and goes back on Undo', async () => {
  const user = userEvent.setup();
  const { written } = show();
  (await screen.findByRole('button', { name: /^Actions for Zoe/ })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Move a day later' }));
  await screen.findByText('Zoe is now on Saturday, November 28, 2026');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Put back as it was.');
  expect(written).toEqual([
    { id: 1, date: '2026-11-28' },
    { id: 1, date: '2026-11-27' },
  ]);
});

test('any other day is chosen in the field’s own box', async () => {
  const user = userEvent.setup();
  show();
  (await screen.findByRole('button', { name: /^Actions for Zoe/ })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Another day…' }));
  const box = await screen.findByRole('dialog', { name: /^Edit Date of / });
  expect(await within(box).findByRole('textbox', { name: /^Date/ })).toHaveProperty('value', 'Nov 27, 2026');
});

test('a refused move is said, and the shift stays on its day', async () => {
  const user = userEvent.setup();
  show(may, Object.assign(new Error('The week is paid'), { status: 422, body: { message: 'The week is paid' } }));
  (await screen.findByRole('button', { name: /^Actions for Zoe/ })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Move a day earlier' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The week is paid');
  expect(screen.getByRole('link', { name: /^Zoe/ }).closest('tr')?.children[6]?.querySelector('a')).not.toBeNull();
});

test('a day leads to a new record with its day, and its lane, filled in', async () => {
  const user = userEvent.setup();
  const { place } = show();
  await screen.findByRole('row', { name: /^Zoe/ });
  const add = screen.getAllByRole('link', { name: 'Add time entry on Friday, November 27, 2026' })[1] as HTMLElement;
  await user.click(add);
  expect([place.current, place.state]).toEqual(['/time-entries/create', { initial: { date: '2026-11-27', employee: 7 } }]);
});

test('other weeks and months are addresses', async () => {
  const user = userEvent.setup();
  const { place, asked } = show();
  await user.click(await screen.findByRole('link', { name: 'Next week' }));
  expect(place.current).toBe('/time-entries?as=calendar&on=2026-12-03');
  await user.click(screen.getByRole('link', { name: 'Month' }));
  expect(place.current).toBe('/time-entries?as=calendar&on=2026-12-03&span=month');
  await waitFor(() => expect(asked.at(-1)).toEqual({ date: { gte: '2026-11-29', lte: '2027-01-02' } }));
});

test('a day with more than fits leads to the list of that day; who may only read has no other ways', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({ id: at + 1, name: `Bill ${at}`, date: '2026-11-27', amount: 1 }));
  showLayout({
    ...{ resource: 'expenses', rows: many, permissions: ['ExpenseManagement'], address: '/expenses?as=calendar&on=2026-11-26' },
    children: <ListCalendar />,
  });
  const more = await screen.findByRole('link', { name: 'All 5 of Friday, November 27, 2026' });
  expect(more.textContent).toBe('+ 3 more');
  const to = new URL(more.getAttribute('href') ?? '', 'http://host').searchParams;
  expect([to.get('as'), to.get('filter')]).toEqual(['list', '{"date":{"gte":"2026-11-27","lte":"2026-11-27"}}']);
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});

test('a shift that is dragged to another row is another employee’s, on that day', async () => {
  const { written } = show();
  const shown = await screen.findByRole('link', { name: /^Zoe/ });
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(shown.closest('li') as HTMLElement, { dataTransfer });
  const target = screen.getByRole('row', { name: /^Ben/ }).children[7] as HTMLElement;
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  await screen.findByText('Zoe is now on Saturday, November 28, 2026');
  expect(written).toEqual([{ id: 1, date: '2026-11-28', employee: 8 }]);
});

test('says when there are more than it draws', async () => {
  showLayout({ resource: 'time-entries', rows: shifts, permissions: may, address, total: 731, children: <ListCalendar /> });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^These are the first 500 of 731\. Search or filter/);
});
