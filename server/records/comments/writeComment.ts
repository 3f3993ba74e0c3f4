import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { mentionedIn, type NamedPerson } from '#/model/values/commentText.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import { ApiError, forbidden, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { forgetNotificationsOfComment } from '#/server/foundation/notifications/forgetNotifications.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { commentedAs } from '#model/language';
import { establishmentInLog } from '../heldThere.ts';
import { type CommentedRecord, holdRecord, mayClear } from './commentedRecord.ts';
import { everMentioned, type StoredComment, storedComment } from './readComments.ts';
import { tellMentioned } from './tellMentioned.ts';
import { whoSees } from './whoSees.ts';

/** Writes a comment on a record, and tells whom it mentions. @returns its id */
export async function createComment(record: CommentedRecord, text: string): Promise<number> {
  const { work, id } = record;
  const { tx, resource, caller, clientId, establishmentId, now } = work;
  const values = await holdRecord(record);
  const people = await mentionable(record, mentionedIn(text));
  const { rows } = await sql<{ id: number }>`
    insert into public.${sql.id(COMMENT_TABLE)} (client_id, resource, record_id, establishment_id, text, mentions, author, created_by,
      created_at)
    values (${clientId}, ${commentedAs(resource)}, ${id}, ${establishmentId}, ${text}, ${JSON.stringify(people)}::jsonb,
      ${caller.name}, ${caller.userId || null}, ${now}::timestamptz)
    returning id`.execute(tx);
  const comment = rows[0]?.id ?? 0;
  await log(work, values, 'commented');
  await tellMentioned(record, comment, people);
  return comment;
}

/** Changes one's own comment, and tells whom it mentions for the first time. @throws ApiError 403, 404 */
export async function editComment(record: CommentedRecord, { comment: id, text }: { comment: number; text: string }): Promise<void> {
  const { work } = record;
  const { tx, caller, clientId, now } = work;
  const values = await holdRecord(record);
  const stored = await heldComment(record, id);
  if (!isOwn(work, stored)) throw new ApiError(403, 'forbidden', say('comments.not_yours'));
  if (stored.text === text) return;
  const known = everMentioned(stored);
  const people = await mentionable(
    record,
    mentionedIn(text).filter((person) => !known.has(person)),
  );
  await sql`
    update public.${sql.id(COMMENT_TABLE)} set text = ${text}, mentions = mentions || ${JSON.stringify(people)}::jsonb,
      edited_at = ${now}::timestamptz, author = ${caller.name}
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  await log(work, values, 'comment_edited');
  await tellMentioned(record, id, people);
}

/** Deletes a comment, and what people were told by it: one's own, or one that the caller may clear away. @throws ApiError 403, 404 */
export async function removeComment(record: CommentedRecord, id: number): Promise<void> {
  const { work } = record;
  const values = await holdRecord(record);
  const stored = await heldComment(record, id);
  if (!isOwn(work, stored) && !(await mayClear(record))) throw forbidden(say('comments.not_yours_to_delete'));
  await sql`delete from public.${sql.id(COMMENT_TABLE)} where client_id = ${work.clientId} and id = ${id}`.execute(work.tx);
  await forgetNotificationsOfComment(work.tx, work.clientId, id);
  await log(work, values, 'comment_deleted');
}

/** Programs are nobody: what they wrote is not theirs to change. */
const isOwn = ({ caller }: RecordWork, { created_by: by }: StoredComment) => by !== null && by === caller.userId;

async function heldComment(record: CommentedRecord, id: number): Promise<StoredComment> {
  const stored = await storedComment(record, id, true);
  if (!stored) throw notFound(say('comments.not_found'));
  return stored;
}

/** The people of these ids. @throws ApiError 422 where one of them may not see the record: what nobody may see nobody is told of */
async function mentionable({ work, id }: CommentedRecord, ids: readonly number[]): Promise<NamedPerson[]> {
  if (!ids.length) return [];
  const { tx, model, resource, clientId } = work;
  const people = await whoSees(tx, { model, resource, clientId, id, ids });
  if (people.length < ids.length) throw invalid({ text: [say('comments.cannot_see')] });
  return people;
}

/** What each is called in the log, which never holds what was written: it is read by other people than the record. */
const SAID = {
  commented: { titled: 'activity.commented', untitled: 'activity.untitled_commented' },
  comment_edited: { titled: 'activity.comment_edited', untitled: 'activity.untitled_comment_edited' },
  comment_deleted: { titled: 'activity.comment_deleted', untitled: 'activity.untitled_comment_deleted' },
} as const;

async function log(work: RecordWork, record: Readonly<Record<string, unknown>>, what: keyof typeof SAID): Promise<void> {
  const { tx, resource, clientId, by, caller, now } = work;
  const { titled, untitled } = SAID[what];
  const [name, title] = [nameOf(resource), String(record[resource.title] ?? '')];
  const description: Sentence = title ? say(titled, { resource: name, title }) : say(untitled, { resource: name });
  await recordActivity(tx, {
    clientId,
    event: 'commented',
    description,
    subjectType: commentedAs(resource),
    subjectId: Number(record.id),
    establishmentId: establishmentInLog(work, record),
    by: by ?? { userId: caller.userId || null, name: caller.name, address: null },
    at: now,
  });
}
