import type { NotificationKind, NotificationPage, Opened } from '#/model/values/notifications.ts';

const PATHS: Readonly<Record<Exclude<NotificationPage, 'file' | 'operation'>, string>> = {
  whole_business: '/whole-business',
  profile: '/profile',
  two_factor: '/profile/two-factor',
  sessions: '/profile/sessions',
};

/** Where what a notification of a kind opens is found; undefined where there is no page of it: a file is fetched. */
export function pathOf(opens: Opened, kind: NotificationKind): string | undefined {
  if ('resource' in opens) return `/${opens.resource}/${opens.id}/show${kind === 'mention' ? '?tab=comments' : ''}`;
  if (opens.page === 'file') return undefined;
  return opens.page === 'operation' ? `/bulk-operations/${opens.id}` : PATHS[opens.page];
}

/** What a notification would open that leads to this page; undefined where none does. */
export function openedAt(pathname: string): Opened | undefined {
  const [, resource, record] = /^\/([a-z-]+)\/(\d{1,15})\/show$/.exec(pathname) ?? [];
  if (resource !== undefined) return { resource, id: Number(record) };
  const [, operation] = /^\/bulk-operations\/(\d{1,15})$/.exec(pathname) ?? [];
  if (operation !== undefined) return { page: 'operation', id: Number(operation) };
  for (const [page, path] of Object.entries(PATHS)) if (path === pathname) return { page: page as keyof typeof PATHS };
  return undefined;
}
