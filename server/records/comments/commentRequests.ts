import type { FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { kinds } from '#/model/kinds/index.ts';
import { MAX_COMMENT, MAX_MENTIONS, mentionedIn } from '#/model/values/commentText.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName, type CommentCall, problem } from '#model/language';
import { bodyOf } from '../write/writing.ts';

const PER_PAGE = 25;
const MAX_PER_PAGE = 100;
/** So much of a name is looked for. */
const MAX_SEARCH = 100;

/** What each call takes; anything else is refused. */
const KEYS: Readonly<Record<CommentCall, readonly string[]>> = {
  list: ['before', 'per_page'],
  create: ['text'],
  edit: ['comment_id', 'text'],
  remove: ['comment_id'],
  people: ['search'],
};

type Body = Readonly<Record<string, unknown>>;

/** Which page is asked for. @throws ApiError 422 */
export function readPage(request: FastifyRequest): { before: number | undefined; perPage: number } {
  return read(request, 'list', (body, errors) => {
    const perPage = body.per_page ?? PER_PAGE;
    if (!isWhole(perPage)) errors.per_page = [problem('wrong_type_whole')];
    else if (perPage < 1 || perPage > MAX_PER_PAGE)
      errors.per_page = [problem(perPage < 1 ? 'too_small' : 'too_large', { min: 1, max: MAX_PER_PAGE })];
    const before = body.before ?? undefined;
    if (before !== undefined && !isWhole(before)) errors.before = [problem('wrong_type_id')];
    return { before: isWhole(before) ? before : undefined, perPage: isWhole(perPage) ? perPage : PER_PAGE };
  });
}

/** What somebody wrote. @throws ApiError 422 */
export function readText(request: FastifyRequest, { context }: RecordWork): string {
  return read(request, 'create', (body, errors) => textOf(body, errors, context));
}

/** What somebody changed a comment to. @throws ApiError 422 */
export function readChange(request: FastifyRequest, { context }: RecordWork): { comment: number; text: string } {
  return read(request, 'edit', (body, errors) => ({ comment: commentOf(body, errors), text: textOf(body, errors, context) }));
}

/** Which comment is deleted. @throws ApiError 422 */
export function readWhich(request: FastifyRequest): number {
  return read(request, 'remove', commentOf);
}

/** What of a name is looked for. @throws ApiError 422 */
export function readSearch(request: FastifyRequest): string {
  return read(request, 'people', ({ search = '' }, errors) => {
    if (typeof search === 'string' && search.length <= MAX_SEARCH) return search.replaceAll('\u0000', '').trim();
    errors.search = [typeof search === 'string' ? problem('too_long', { max: MAX_SEARCH }) : problem('wrong_type_text')];
    return '';
  });
}

/** @throws ApiError 422 */
function read<T>(request: FastifyRequest, call: CommentCall, values: (body: Body, errors: FieldErrors) => T): T {
  const body = bodyOf(request);
  const errors: FieldErrors = byName();
  for (const name of Object.keys(body))
    if (!KEYS[call].includes(name)) errors[name] = [say('unknown_key', { name, resource: say('requests.comment_request') })];
  const asked = values(body, errors);
  if (Object.keys(errors).length) throw invalid(errors);
  return asked;
}

function commentOf({ comment_id: id }: Body, errors: FieldErrors): number {
  if (isWhole(id)) return id;
  errors.comment_id = [problem('wrong_type_id')];
  return 0;
}

/** As a field of several lines is validated. */
function textOf({ text }: Body, errors: FieldErrors, context: RecordWork['context']): string {
  const field = { kind: 'textarea', name: 'text', label: 'Comment', required: true, max: MAX_COMMENT } as const;
  const tidy = typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : (text ?? '');
  const wrong = tidy === '' ? problem('required') : kinds.textarea.validate(tidy as string, field, context);
  const stored = typeof tidy === 'string' ? tidy : '';
  if (wrong) errors.text = [wrong];
  else if (mentionedIn(stored).length > MAX_MENTIONS) errors.text = [say('comments.too_many_people', { most: MAX_MENTIONS })];
  return stored;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
