import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Comment } from '#/model/values/commentText.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { type CommentCall, commentsPath, hasComments } from '#model/language';
import type { Host, Variants } from '../routeContext.ts';
import { idempotency } from '../write/idempotency.ts';
import { type CommentedRecord, commentGuard, onRecord } from './commentedRecord.ts';
import { readChange, readPage, readSearch, readText, readWhich } from './commentRequests.ts';
import { asAnswered, readComments, storedComment } from './readComments.ts';
import { whoSees } from './whoSees.ts';
import { createComment, editComment, removeComment } from './writeComment.ts';

/** So many people are suggested at once. */
const MAX_SUGGESTED = 10;

/**
 * `POST {base}/{id}/comments` and what ends in `/create`, `/edit`, `/remove` and `/people`: what people say on a record, for everybody who
 * may see it, and for nobody else (`docs/decisions/comments.md`).
 */
export function commentRoutes(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  if (!variants.all.some(hasComments)) return;
  const config = commentGuard(variants);
  const serve = (call: CommentCall, answer: (request: FastifyRequest) => Promise<object>, code = 200) =>
    app.post(commentsPath(endpoint, call).replace('{id}', ':id'), { config }, async (request, reply) => {
      reply.code(code);
      return answer(request);
    });
  serve('list', (request) =>
    onRecord(host, variants, request, async (record) => success(await readComments(record, readPage(request))), { readonly: true }),
  );
  serve(
    'create',
    (request) =>
      onRecord(host, variants, request, async (record) => {
        const text = readText(request, record.work);
        const id = await idempotency(record.work, request, () => createComment(record, text));
        return success(await answerOf(record, id), say('comments.created'));
      }),
    201,
  );
  serve('edit', (request) =>
    onRecord(host, variants, request, async (record) => {
      const change = readChange(request, record.work);
      await editComment(record, change);
      return success(await answerOf(record, change.comment), say('comments.edited'));
    }),
  );
  serve('remove', (request) =>
    onRecord(host, variants, request, async (record) => {
      const comment = readWhich(request);
      await removeComment(record, comment);
      return success({ id: comment }, say('comments.removed'));
    }),
  );
  serve('people', (request) =>
    onRecord(
      host,
      variants,
      request,
      async ({ work: { tx, model, resource, clientId }, id }) => {
        const people = await whoSees(tx, { model, resource, clientId, id, search: readSearch(request) });
        return success({ list: people.slice(0, MAX_SUGGESTED) });
      },
      { readonly: true },
    ),
  );
}

/** The comment as its reader has it now; null where it was deleted since (a call that came twice). */
async function answerOf(record: CommentedRecord, id: number): Promise<Comment | null> {
  const stored = await storedComment(record, id);
  const [comment = null] = stored ? await asAnswered(record, [stored]) : [];
  return comment;
}
