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
