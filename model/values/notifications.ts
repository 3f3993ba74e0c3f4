/** What a person is told of: an alert, work of theirs that ended or could not be done, their own account, a word of somebody's to them. */
export const NOTIFICATION_KINDS = ['alert', 'done', 'failed', 'security', 'mention'] as const;

/** One of them. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification leads to beside records: a file that was made, an operation, the whole business, pages of one's own account. */
export const NOTIFICATION_PAGES = ['file', 'operation', 'whole_business', 'profile', 'two_factor', 'sessions'] as const;

/** One of them. */
export type NotificationPage = (typeof NOTIFICATION_PAGES)[number];

/** What a notification leads to: a record, or a page that is known by its name, with the id of what it shows. */
export type Opened = { readonly resource: string; readonly id: number } | { readonly page: NotificationPage; readonly id?: number };
