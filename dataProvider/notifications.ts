import type { NotificationKind, Opened } from '#/model/values/notifications.ts';
import { calls } from './calls.ts';
import type { HostMethods } from './hostMethods.ts';
import type { RequestOptions } from './request.ts';

/** What somebody is told. */
export interface Notification {
  id: number;
  kind: NotificationKind;
  /** One sentence, in the reader's language. */
  text: string;
  opens: Opened | null;
  establishment: { id: number; title: string } | null;
  /** ISO 8601 UTC. */
  created_at: string;
  read_at: string | null;
  /** What it tells of is no longer so: it counts no more. */
  is_over: boolean;
}

/** Some of them, the newest first. */
export interface NotificationPage {
  list: readonly Notification[];
  /** Before which the next ones are; null: these are the last. */
  next: number | null;
}

/** What is not read. */
export interface Unread {
  unread: number;
  /** Where it leads, each once. */
  opens: readonly Opened[];
}

/** Which are read now: these, one and all before it, or those that lead to where one is. */
export type Marked = { ids: readonly number[] } | { up_to: number } | { opens: Opened };

/** The calls about one's own notifications. Each rejects with HttpError where the host refuses. */
export function notificationCalls({ call }: Pick<HostMethods, 'call'>) {
  return {
    list: async (asked: { unread?: boolean; before?: number }, options?: RequestOptions): Promise<NotificationPage> =>
      (await call<NotificationPage>(calls.notifications, { body: asked, ...options })).data,
    unread: async (options?: RequestOptions): Promise<Unread> => (await call<Unread>(calls.unreadNotifications, options)).data,
    /** Answers what is left. */
    markRead: async (which: Marked): Promise<Unread> => (await call<Unread>(calls.readNotifications, { body: which })).data,
  };
}
