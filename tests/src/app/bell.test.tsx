import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { calls } from '#/dataProvider/calls.ts';
import type { Notification } from '#/dataProvider/notifications.ts';
import { Bell } from '#/src/app/notifications/Bell.tsx';
import NotificationsPage from '#/src/screens/notifications/NotificationsPage.tsx';
import { AdminFrame } from './AdminFrame.tsx';

afterEach(cleanup);

const told = (id: number, said: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'alert',
  text: `Sentence ${id}`,
  opens: { resource: 'alerts', id },
  establishment: null,
  created_at: new Date().toISOString(),
  read_at: null,
  is_over: false,
  ...said,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A host that keeps notifications in pages of two, and what it was told to mark. */
function host(list: Notification[]) {
  const marked: unknown[] = [];
  const unread = () => list.filter((one) => one.read_at === null && !one.is_over);
  const call = async ({ path }: { path: string }, { body = {} }: { body?: Record<string, unknown> } = {}) => {
    if (path === calls.readNotifications.path) {
      marked.push(body);
      const ids = Array.isArray(body.ids) ? body.ids : [];
      for (const one of list)
        if (ids.includes(one.id) || one.id <= Number(body.up_to) || isSame(one.opens, body.opens)) one.read_at = new Date().toISOString();
    }
    if (path !== calls.notifications.path) return { data: { unread: unread().length, opens: unread().flatMap((one) => one.opens ?? []) } };
    const found = (body.unread ? unread() : list).filter(({ id }) => id < Number(body.before ?? Number.POSITIVE_INFINITY));
    const page = found.slice(0, 2).map((one) => ({ ...one }));
    return { data: { list: page, next: found.length > 2 ? page.at(-1)?.id : null } };
  };
  return { marked, call };
}

function show(dataProvider: object, address = '/taxes') {
  render(
    <AdminFrame resource="taxes" dataProvider={dataProvider} session={{ tree: { nestedRoutes: [] } }} address={address}>
      <Bell />
      {address.startsWith('/notifications') && <NotificationsPage />}
      <Where />
    </AdminFrame>,
  );
  return userEvent.setup();
}
const Where = () => <output>{useLocation().pathname}</output>;

it('says how many are new, shows them, leads to what one is about and marks it read', async () => {
  const { call, marked } = host([told(2), told(1, { text: 'An old one', is_over: true })]);
  const user = show({ call });
  const bell = await screen.findByRole('button', { name: 'Notifications: 1 is new' });
  await user.click(bell);
  const settled = await screen.findByRole('link', { name: /^An old one .*Settled$/ });
  expect(settled.getAttribute('href')).toBe('/alerts/1/show');
  await user.click(screen.getByRole('link', { name: /^New: Sentence 2 just now/ }));
  expect(screen.getByRole('status').textContent).toBe('/alerts/2/show');
  expect(marked).toEqual([{ opens: { resource: 'alerts', id: 2 } }]);
  expect(await screen.findByRole('button', { name: 'Notifications: nothing new' })).toBeTruthy();
});

it('has read of what one comes to by another way, and asks nothing where there is no such thing', async () => {
  const { call, marked } = host([told(2), told(1)]);
  show({ call }, '/alerts/1/show');
  expect(await screen.findByRole('button', { name: 'Notifications: 1 is new' })).toBeTruthy();
  expect(marked).toEqual([{ opens: { resource: 'alerts', id: 1 } }]);
  cleanup();
  show({ call }, '/alerts/1/show');
  await screen.findByRole('button', { name: 'Notifications: 1 is new' });
  expect(marked).toHaveLength(1);
});

it('leaves new what comes in while one stands there', async () => {
  const list = [told(2)];
  const { call, marked } = host(list);
  show({ call }, '/alerts/1/show');
  await screen.findByRole('button', { name: 'Notifications: 1 is new' });
  list.push(told(3, { opens: { resource: 'alerts', id: 1 } }));
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('button', { name: 'Notifications: 2 are new' });
  expect(marked).toEqual([]);
});

it('closes by Escape, and the bell has the focus again', async () => {
  const user = show({ call: host([]).call });
  const bell = await screen.findByRole('button', { name: 'Notifications: nothing new' });
  await user.click(bell);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(bell);
});

it('has a page of all of them, page after page, and marks those as read that it shows and all before', async () => {
  const { call, marked } = host([5, 4, 3, 2, 1].map((id) => told(id)));
  const user = show({ call }, '/notifications');
  expect((await screen.findAllByRole('listitem')).map((line) => /\d/.exec(line.textContent ?? '')?.[0])).toEqual(['5', '4']);
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('Sentence 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(marked).toEqual([{ up_to: 5 }]);
  await user.click(screen.getByRole('link', { name: 'Unread' }));
  expect(await screen.findByText('You have read everything')).toBeTruthy();
});
