import { sql } from 'kysely';
import { type Comment, type CommentPage, mentionedIn, type NamedPerson } from '#/model/values/commentText.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { commentedAs } from '#model/language';
import { source } from '../rowScope.ts';
import { type CommentedRecord, mayClear } from './commentedRecord.ts';

/** A comment as it is stored. */
export interface StoredComment {
  id: number;
  text: string;
  /** Everybody whom it ever mentioned, by the name that they had then. */
  mentions: readonly NamedPerson[];
  author: string;
  created_by: number | null;
  created_at: string;
  edited_at: string | null;
}

const COLUMNS = sql`t.id, t.text, t.mentions, t.author, t.created_by, t.created_at, t.edited_at`;

/** The newest comments on a record, or the newest of those before one (`before`, an id). */
export async function readComments(
  record: CommentedRecord,
  { before, perPage }: { before: number | undefined; perPage: number },
): Promise<CommentPage> {
  const { work, id } = record;
  const { tx, clientId } = work;
  const table = source({ clientId }, COMMENT_TABLE);
  const mine = onRecord(work, id);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total from ${table} as t where ${mine}`.execute(tx);
  const older = before === undefined ? sql`true` : sql`t.id < ${before}`;
  const { rows } = await sql<StoredComment>`
    select ${COLUMNS} from ${table} as t where ${mine} and ${older} order by t.id desc limit ${perPage + 1}`.execute(tx);
  const page = rows.slice(0, perPage).reverse();
  return { list: await asAnswered(record, page), total: counted[0]?.total ?? 0, has_more: rows.length > perPage };
}

/** One comment on the record, as it is stored; undefined where there is none. `isHeld`: two changes of it come one after the other. */
export async function storedComment({ work, id }: CommentedRecord, comment: number, isHeld = false): Promise<StoredComment | undefined> {
  const { tx, clientId } = work;
  if (isHeld)
    await sql`select 1 from ${sql.id('public', COMMENT_TABLE)} where client_id = ${clientId} and id = ${comment} for update`.execute(tx);
  const { rows } = await sql<StoredComment>`
    select ${COLUMNS} from ${source({ clientId }, COMMENT_TABLE)} as t where ${onRecord(work, id)} and t.id = ${comment}`.execute(tx);
  return rows[0];
}

const onRecord = ({ clientId, resource }: RecordWork, id: number) =>
  sql`t.client_id = ${clientId} and t.resource = ${commentedAs(resource)} and t.record_id = ${id}`;

/** Everybody whom a comment ever mentioned, by the name that they had then. */
export const everMentioned = ({ mentions }: Pick<StoredComment, 'mentions'>): Map<number, string> =>
  new Map(mentions.map(({ id, name }) => [id, name]));

/** Comments as the caller reads them. */
export async function asAnswered(record: CommentedRecord, stored: readonly StoredComment[]): Promise<Comment[]> {
  const { tx, clientId, caller } = record.work;
  const names = await namesOf(
    tx,
    clientId,
    stored.flatMap(({ text, created_by: by }) => [...mentionedIn(text), ...(by === null ? [] : [by])]),
  );
  const isClearing = stored.length > 0 && (await mayClear(record));
  return stored.map(({ mentions, author, ...comment }) => {
    const before = everMentioned({ mentions });
    const { created_by: by, text } = comment;
    const isOwn = by !== null && by === caller.userId;
    return {
      ...comment,
      author: (by === null ? undefined : names.get(by)) ?? author,
      mentions: mentionedIn(text).map((id) => ({ id, name: names.get(id) ?? before.get(id) ?? '' })),
      can_edit: isOwn,
      can_delete: isOwn || isClearing,
    };
  });
}

/** What people of a business are called now; who is gone is not there. */
export async function namesOf(tx: Transaction, clientId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<NamedPerson>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name from tenant.users as u
    where u.client_id = ${clientId} and u.id = any(${[...new Set(ids)]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
