import type { NotificationKind, NotificationPage, Opened } from '#/model/values/notifications.ts';

const PATHS: Readonly<Record<Exclude<NotificationPage, 'file' | 'operation'>, string>> = {
  whole_business: '/whole-business',
  profile: '/profile',
  two_factor: '/profile/two-factor',
  sessions: '/profile/sessions',
};

/** The page of what a notification opens; undefined where there is none: a file is fetched. */
export function recordPath(opens: Opened): string | undefined {
  if ('resource' in opens) return `/${opens.resource}/${opens.id}/show`;
  if (opens.page === 'file') return undefined;
  return opens.page === 'operation' ? `/bulk-operations/${opens.id}` : PATHS[opens.page];
}

/** Where what a notification of a kind opens is found: a mention, where it was said. */
export function pathOf(opens: Opened, kind: NotificationKind): string | undefined {
  const path = recordPath(opens);
  return path && 'resource' in opens && kind === 'mention' ? `${path}?tab=comments` : path;
}
