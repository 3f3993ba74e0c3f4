import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_PAGES } from '#/model/values/notifications.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { type Marked, markRead, readNotifications, readUnread } from './readNotifications.ts';

const DEFAULT_LENGTH = 20;
const MAX_LENGTH = 100;

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const moment = { type: 'string', format: 'date-time' };
const object = (properties: Readonly<Record<string, object>>) => ({ type: 'object', properties, required: Object.keys(properties) });

const record = { ...object({ resource: { type: 'string', maxLength: 80 }, id }), additionalProperties: false };
const page = { type: 'object', properties: { page: { enum: NOTIFICATION_PAGES }, id }, required: ['page'], additionalProperties: false };
const item = object({
  id,
  kind: { enum: NOTIFICATION_KINDS },
  text: { type: 'string', description: 'One sentence, in the language of whoever reads it' },
  opens: {
    description: 'What it leads to: a record, or a page that is known by its name',
    anyOf: [record, page, { type: 'null' }],
  },
  establishment: { anyOf: [object({ id, title: { type: 'string' } }), { type: 'null' }] },
  created_at: moment,
  read_at: { type: ['string', 'null'], format: 'date-time' },
  is_over: { type: 'boolean', description: 'What it tells of is no longer so: it does not count as unread' },
});
const unread = object({
  unread: { type: 'integer', minimum: 0 },
  opens: { type: 'array', items: { anyOf: [record, page] }, description: 'Where they lead, each once: at most 100' },
});
const listing = {
  type: 'object',
  properties: {
    unread: { type: 'boolean', description: 'Only those that are not read' },
    before: { ...id, description: 'Only those that are older than this one: `next` of the page before' },
    per_page: { type: 'integer', minimum: 1, maximum: MAX_LENGTH, description: `${DEFAULT_LENGTH} where absent` },
  },
  additionalProperties: false,
};
const marking = {
  type: 'object',
  properties: {
    ids: { type: 'array', items: id, minItems: 1, maxItems: MAX_LENGTH },
    up_to: { ...id, description: 'This one and all before it' },
    opens: { description: 'Those that lead there', anyOf: [record, page] },
  },
  oneOf: [{ required: ['ids'] }, { required: ['up_to'] }, { required: ['opens'] }],
  additionalProperties: false,
};

interface Listing {
  unread?: boolean;
  before?: number;
  per_page?: number;
}

const tag = 'Notifications';

/**
 * What people are told of: each reads their own and nobody else's, and of what opens a record only what they may see of it by then. Source:
 * ours.
 */
export function notifications(app: FastifyInstance, { database, model }: { database: Database; model: Model }): void {
  const describes = {
    list: {
      tag,
      summary: 'One’s own notifications, the newest first',
      body: listing,
      data: object({ list: { type: 'array', items: item }, next: { type: ['integer', 'null'], description: 'Null: these are the last' } }),
    },
    count: { tag, summary: 'How many notifications one has not read, and where they lead', data: unread },
    read: {
      tag,
      summary: 'Mark notifications as read: some, all up to one, or those that lead to what one looks at',
      body: marking,
      data: unread,
    },
  };
  app.post<{ Body: Listing }>(
    '/api/notification/list',
    { schema: { body: listing }, config: { selfOnly: true, describes: describes.list } },
    async ({ caller, language, body }) => {
      const asked = { unread: body.unread ?? false, before: body.before, most: body.per_page ?? DEFAULT_LENGTH };
      return success(
        await database.tenant(caller.clientId, (tx) => readNotifications(tx, model, caller, language, asked), { readonly: true }),
      );
    },
  );
  app.get('/api/notification/count', { config: { selfOnly: true, describes: describes.count } }, async ({ caller }) =>
    success(await database.tenant(caller.clientId, (tx) => readUnread(tx, model, caller), { readonly: true })),
  );
  app.post<{ Body: Marked }>(
    '/api/notification/read',
    { schema: { body: marking }, config: { selfOnly: true, describes: describes.read } },
    async ({ caller, body }) =>
      success(
        await database.tenant(caller.clientId, async (tx) => {
          await markRead(tx, caller, body);
          return readUnread(tx, model, caller);
        }),
      ),
  );
}
