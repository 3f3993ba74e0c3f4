import { insideSentence } from '#/i18n/inBothCases.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { MAX_COMMENT, MAX_MENTIONS } from '#/model/values/commentText.ts';
import type { Operation, Paths } from '#/server/foundation/http/openApiTypes.ts';
import { type CommentCall, commentsPath, hasComments } from '#model/language';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { addCall, idParameter } from './resourcePaths.ts';
import { ID, IDEMPOTENCY_KEY, orNull } from './valueSchema.ts';

/** The calls about the comments on a record: whoever may view it reads and writes them. */
export function addCommentPaths(paths: Paths, resource: ResourceModel): void {
  const { endpoint, name, permissions } = resource;
  const [one, many] = resource.label;
  if (!hasComments(resource)) return;
  const add = (call: CommentCall, rest: Pick<Operation, 'requestBody' | 'responses'>, summary: string, more: object[] = []) => {
    const operation: Operation = {
      operationId: `${name}.comments${call === 'list' ? '' : `.${call}`}`,
      tags: [many],
      summary: `${summary}: ${insideSentence(one)}`,
      'x-permission': permissions.view ?? '',
      parameters: [idParameter(one), ...more],
      ...rest,
    };
    addCall(paths, commentsPath(endpoint, call), 'post', operation, resource);
  };
  const refused = refusals(400, 401, 403, 404, 413, 422);
  const read = (description: string, data: JsonSchema) => ({ 200: answers(description, data), ...refused });
  const written = (status: number, description: string, data: JsonSchema) => ({ [status]: answers(description, data, true), ...refused });
  add(
    'list',
    {
      requestBody: takes(named('CommentPageRequest'), false),
      responses: read('The newest, the oldest of them first', named('CommentPage')),
    },
    'Read the comments on one',
  );
  add(
    'create',
    {
      requestBody: takes(named('CommentInput')),
      responses: written(201, 'The comment; null where it was deleted since', { anyOf: [named('Comment'), { type: 'null' }] }),
    },
    'Write a comment on one',
    [IDEMPOTENCY_KEY],
  );
  add(
    'edit',
    { requestBody: takes(named('CommentChange')), responses: written(200, 'The comment', named('Comment')) },
    'Change one’s own comment on one',
  );
  add('remove', { requestBody: takes(REMOVE), responses: written(200, 'It is gone', GONE) }, 'Delete a comment on one');
  add(
    'people',
    { requestBody: takes(named('CommentPeopleRequest'), false), responses: read('Ten at most', named('CommentPeople')) },
    'Find people who may see one',
  );
}

const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const object = (properties: Record<string, JsonSchema>, required: readonly string[] = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required: [...required] }),
  additionalProperties: false,
});

const TEXT: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: MAX_COMMENT,
  description: `Plain text; \`@{12}\` mentions the user 12, who must be able to see the record. At most ${MAX_MENTIONS} people`,
};
const LIST = object(
  {
    before: { ...ID, description: 'Only comments before this one: its `id`' },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
  },
  [],
);
const CREATE = object({ text: TEXT });
const EDIT = object({ comment_id: ID, text: TEXT });
const REMOVE = object({ comment_id: ID });
const SEARCH = object({ search: { type: 'string', maxLength: 100, description: 'What their names hold' } }, []);
const GONE = object({ id: ID });
const NAMED = object({ id: ID, name: { type: 'string' } });
const PEOPLE = object({ list: { type: 'array', items: NAMED } });
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };
const COMMENT = object({
  id: ID,
  text: { type: 'string', description: 'With people as `@{id}`; `mentions` has their names' },
  mentions: { type: 'array', items: NAMED },
  author: { type: 'string' },
  created_by: orNull(ID),
  created_at: MOMENT,
  edited_at: orNull(MOMENT),
  can_edit: { type: 'boolean' },
  can_delete: { type: 'boolean' },
});
const PAGE = object({
  list: { type: 'array', items: named('Comment') },
  total: { type: 'integer' },
  has_more: { type: 'boolean', description: 'Whether there are older ones' },
});

/** What the calls about comments take and answer, by the names that they are referred to. */
export const commentSchemas: Readonly<Record<string, JsonSchema>> = {
  Comment: COMMENT,
  CommentPage: PAGE,
  CommentPageRequest: LIST,
  CommentInput: CREATE,
  CommentChange: EDIT,
  CommentPeople: PEOPLE,
  CommentPeopleRequest: SEARCH,
};
