import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { NamedPerson } from '#/model/values/commentText.ts';
import { notifyPeople } from '#/server/foundation/notifications/notifyPeople.ts';
import type { CommentedRecord } from './commentedRecord.ts';

/** The mailer's kind of email. */
export const COMMENT_EMAIL = 'comments';

/** What the queue knows of an email about a comment: which one, opened under which resource, and who gets it. */
export interface QueuedComment {
  clientId: number;
  comment: number;
  resource: string;
  userId: number;
}

/**
 * Tells people that a comment mentions them, in the dashboard and by an email, in the unit of work that wrote it: the one place where
 * that is done, once for each of them.
 * Nobody is told of what they wrote themselves.
 */
export async function tellMentioned({ work, id }: CommentedRecord, comment: number, people: readonly NamedPerson[]): Promise<void> {
  const { tx, clientId, caller, resource, establishmentId, mailer } = work;
  const others = people.map(({ id }) => id).filter((id) => id !== caller.userId);
  if (!others.length) return;
  await notifyPeople(tx, clientId, others, {
    kind: 'mention',
    sentence: say('notifications.mentioned', { name: caller.name, resource: nameOf(resource) }),
    opens: { resource: resource.name, id },
    establishment: establishmentId,
    comment,
  });
  if (!mailer) return;
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from tenant.users where client_id = ${clientId} and id = any(${others}::bigint[])`.execute(tx);
  for (const { id: userId, email: to } of rows) {
    const queued: QueuedComment = { clientId, comment, resource: resource.name, userId };
    const record = { kind: 'comment', subject: say('emails.comment'), to, establishment: establishmentId, by: caller.name } as const;
    await mailer.send(COMMENT_EMAIL, queued, { clientId, userId: caller.userId || null }, { tx, waits: true, record });
  }
}
