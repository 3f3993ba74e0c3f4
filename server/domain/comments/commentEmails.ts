import { sql } from 'kysely';
import { labelIn, nameOf } from '#/i18n/blanks.ts';
import { type Language, languageOf } from '#/i18n/languages.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { mentionedIn, spokenComment } from '#/model/values/commentText.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { requesterLeft } from '#/server/access/permissions/requester.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import { businessName } from '#/server/foundation/database/businesses.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { commentEmail } from '#/server/foundation/mail/emails/commentEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { everMentioned, namesOf, type StoredComment } from '#/server/records/comments/readComments.ts';
import { COMMENT_EMAIL, type QueuedComment } from '#/server/records/comments/tellMentioned.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { rowScopeOf, source } from '#/server/records/rowScope.ts';
import { readAs } from '#/server/records/write/writing.ts';
import { commentedAs, hasComments } from '#model/language';

/** What the emails are made of. */
export interface CommentEmailOptions {
  database: Database;
  model: Model;
  mailer: Mailer;
  /** Where the dashboard is found from outside; unset: emails have no link. */
  publicUrl: string | undefined;
  looks: EmailLooks;
}

/**
 * Says how they are written: when the email leaves, with what the comment says by then, and only if it still mentions its reader, who may
 * still see the record.
 */
export function commentEmails({ database, model, mailer, publicUrl, looks }: CommentEmailOptions): void {
  mailer.emails<QueuedComment>(COMMENT_EMAIL, async (queued) => {
    const caller = await requesterLeft(database, model.permissions, queued);
    const read = caller && (await database.tenant(queued.clientId, (tx) => readComment(tx, model, caller, queued), { readonly: true }));
    if (!read) return undefined;
    const { resource, title, comment, names, email, name, first_name: firstName, language } = read;
    const dashboard = publicUrl?.replace(/\/$/, '');
    const before = everMentioned(comment);
    return commentEmail({
      ...{ email, name, firstName, language },
      business: (await businessName(database, queued.clientId)) ?? '',
      author: (comment.created_by === null ? undefined : names.get(comment.created_by)) ?? comment.author,
      record: `${labelIn(language, nameOf(resource))} ${title}`.trim(),
      text: spokenComment(comment.text, (id) => names.get(id) ?? before.get(id) ?? ''),
      link: dashboard === undefined ? null : `${dashboard}/${resource.name}/${comment.record_id}/show?tab=comments`,
      look: await looks.of(queued.clientId, comment.establishment_id),
    });
  });
}

interface Reader {
  email: string;
  name: string;
  first_name: string;
  language: string | null;
}

interface Told extends StoredComment {
  resource: string;
  record_id: number;
  establishment_id: number | null;
}

/** The comment, its reader, and the record by the title that they see; undefined where one of them is gone, or not to be seen any more. */
async function readComment(tx: Transaction, model: Model, caller: Caller, { clientId, comment: id, resource, userId }: QueuedComment) {
  const { rows } = await sql<Told>`
    select t.id, t.text, t.mentions, t.author, t.created_by, t.created_at, t.edited_at, t.resource, t.record_id, t.establishment_id
    from ${source({ clientId }, COMMENT_TABLE)} as t where t.client_id = ${clientId} and t.id = ${id}`.execute(tx);
  const { rows: people } = await sql<Reader>`
    select u.email, concat_ws(' ', u.first_name, u.last_name) as name, u.first_name, u.language from tenant.users as u
    where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx);
  const [[comment], [reader]] = [rows, people];
  if (!comment || !reader || !mentionedIn(comment.text).includes(userId)) return undefined;
  const language = languageOf(reader.language);
  const by = comment.created_by === null ? [] : [comment.created_by];
  for (const one of openedAs(model, comment, resource)) {
    const title = await titleFor(tx, { model, caller, language }, one, comment);
    if (title !== undefined)
      return {
        ...reader,
        language,
        comment,
        resource: one,
        title,
        names: await namesOf(tx, clientId, [...mentionedIn(comment.text), ...by]),
      };
  }
  return undefined;
}

/** The resource on whose page it was written, then others that show the same records. */
function openedAs({ resources }: Model, comment: Told, name: string): ResourceModel[] {
  const all = Object.values(resources).filter((one) => hasComments(one) && commentedAs(one) === comment.resource);
  return all.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
}

/** What the record is called, for somebody who may see it; undefined for everybody else. */
async function titleFor(
  tx: Transaction,
  reader: { model: Model; caller: Caller; language: Language },
  resource: ResourceModel,
  { record_id: id, establishment_id: establishmentId }: Told,
): Promise<string | undefined> {
  const { caller, language } = reader;
  const view = resource.permissions.view ?? '';
  if (!canUse(caller, view)) return undefined;
  try {
    const record = await readAs(tx, reader, resource, rowScopeOf(caller, resource, view, null), id);
    const field = resource.fields[resource.title];
    const value = record[resource.title];
    if (!field || value === null || value === undefined) return '';
    const context = { ...(await recordContext(tx, caller, establishmentId)), locale: language };
    return kindOf(field).format(value as never, field, context);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
