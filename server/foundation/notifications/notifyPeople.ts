import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import type { NotificationKind, Opened } from '#/model/values/notifications.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What somebody is told. */
export interface Notification {
  kind: NotificationKind;
  /** Null: what the record says that it opens, read with the rights that its reader has then. */
  sentence: Sentence | null;
  /** Whoever may not see the record, by the time they look, has no such notification. */
  opens: Opened | null;
  /** Where it was; absent: nowhere in particular. */
  establishment?: number | null;
  /** The comment that tells it: they leave together. */
  comment?: number;
}

/** Tells people (users of the business) of one thing, in the unit of work in which it happens. */
export async function notifyPeople(
  tx: Transaction,
  clientId: number,
  userIds: readonly number[],
  notification: Notification,
): Promise<void> {
  await notifyEach(
    tx,
    clientId,
    [...new Set(userIds)].map((userId) => ({ userId, notification })),
  );
}

/** Tells each person of something else, in the order given: the last is the newest. */
export async function notifyEach(
  tx: Transaction,
  clientId: number,
  notifications: readonly { userId: number; notification: Notification }[],
): Promise<void> {
  if (!notifications.length) return;
  const rows = notifications.map(({ userId, notification }) => ({ user_id: userId, ...storedNotification(notification) }));
  await sql`
    insert into public.notifications (client_id, user_id, kind, message, resource, page, subject_id, establishment_id, comment_id,
      created_at)
    select ${clientId}, n.user_id, n.kind, n.message, n.resource, n.page, n.subject_id, n.establishment_id, n.comment_id, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (user_id bigint, kind text, message text, resource text, page text,
      subject_id bigint, establishment_id bigint, comment_id bigint)`.execute(tx);
}

/** What of a notification is stored, by column. */
export function storedNotification({ kind, sentence, opens, establishment = null, comment }: Notification) {
  return {
    kind,
    message: sentence && keptText(sentence),
    resource: opens && 'resource' in opens ? opens.resource : null,
    page: opens && 'page' in opens ? opens.page : null,
    subject_id: opens?.id ?? null,
    establishment_id: establishment,
    comment_id: comment ?? null,
  };
}
