import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { isPerson } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { idOf } from '#/server/records/routeContext.ts';
import { answerOf } from './answer.ts';
import { changeDefault, readDefault } from './defaultView.ts';
import { openList, SHARE, type ViewHost } from './openList.ts';
import { addView, changeView, removeView } from './saveView.ts';
import { answerSchema, changeSchema, defaultSchema, viewSchema, whichSchema } from './schemas.ts';
import type { StoredView } from './storedView.ts';
import { rolesToShareWith, visibleView, visibleViews } from './storedViews.ts';
import type { Viewed } from './viewed.ts';

interface Body extends Record<string, unknown> {
  resource?: unknown;
  view?: string | number | null;
}

const tag = 'Saved views';
const view = answerSchema.properties.list.items;

/**
 * Views of lists and reports under names of their own: what they ask, search, order and columns. Whoever may open one keeps their own
 * views of it; sharing one with everybody of a role needs SavedViewShare, and so does changing a shared one. Source: ours.
 */
export async function savedViews(app: FastifyInstance, host: ViewHost): Promise<void> {
  serveList(app, host);
  serveSaving(app, host);
  serveDefault(app, host);
}

/** A program has no views of its own. */
const byPeople = ({ caller }: FastifyRequest) => isPerson(caller);
/** What is no list of theirs is refused before its views are looked for; what is no list at all is refused as a field. */
const opens = (host: ViewHost) => (request: FastifyRequest) =>
  isPerson(request.caller) && openList(host, request.caller, valuesIn(request.body).resource) !== 'closed';

function serveList(app: FastifyInstance, host: ViewHost): void {
  const listing = {
    allows: opens(host),
    describes: {
      tag,
      summary: 'The views of a list or report: one’s own, and those shared with one',
      body: whichSchema,
      data: answerSchema,
      refusals: [403],
    },
  };
  app.post<{ Body: Body }>(
    '/api/saved-view/list',
    { config: listing, schema: { body: whichSchema }, attachValidation: true },
    async (request) => {
      const { caller } = request;
      const list = listOf(host, request);
      const answered = (stored: StoredView) => answerOf(stored, list, caller);
      return success(
        await host.database.tenant(
          caller.clientId,
          async (tx) => ({
            list: (await visibleViews(tx, caller, list.name)).map(answered),
            default: await readDefault(tx, caller, list.name),
            roles: canUse(caller, SHARE) ? await rolesToShareWith(tx, caller) : [],
          }),
          { readonly: true },
        ),
      );
    },
  );
}

/** Adds, changes and deletes views. */
function serveSaving(app: FastifyInstance, host: ViewHost): void {
  const { database } = host;
  const adding = {
    allows: opens(host),
    describes: { tag, summary: 'Save a view of a list or report', body: viewSchema, data: view, status: 201, refusals: [403] },
  };
  app.post<{ Body: Body }>(
    '/api/saved-view',
    { config: adding, schema: { body: viewSchema }, attachValidation: true },
    async (request, reply) => {
      const list = listOf(host, request);
      const saved = await database.tenant(request.caller.clientId, (tx) => addView(tx, host, request, list));
      reply.code(201);
      return success(answerOf(saved, list, request.caller), say('views.saved'));
    },
  );

  const changing = {
    allows: byPeople,
    describes: { tag, summary: 'Change, rename or share a view', body: changeSchema, data: view, refusals: [403, 409] },
  };
  app.put<{ Body: Body }>(
    '/api/saved-view/:id',
    { config: changing, schema: { body: changeSchema }, attachValidation: true },
    async (request) => {
      const { caller, validationError } = request;
      const [saved, list] = await database.tenant(caller.clientId, async (tx) => {
        const before = await visibleView(tx, host, caller, idOf(request));
        return [await changeView(tx, host, request, before, validationError), before.list] as const;
      });
      return success(answerOf(saved, list, caller), say('views.saved'));
    },
  );

  const id = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  app.delete(
    '/api/saved-view/:id',
    { config: { allows: byPeople, describes: { tag, summary: 'Delete a view', data: id, refusals: [403] } } },
    async (request) => {
      const { caller } = request;
      await database.tenant(caller.clientId, async (tx) =>
        removeView(tx, host, request, await visibleView(tx, host, caller, idOf(request))),
      );
      return success({ id: idOf(request) }, say('views.deleted'));
    },
  );
}

/** Keeps the view with which one opens a list. */
function serveDefault(app: FastifyInstance, host: ViewHost): void {
  const opening = {
    allows: opens(host),
    describes: {
      tag,
      summary: 'Choose the view with which one opens a list or report',
      body: defaultSchema,
      data: defaultSchema,
      refusals: [403, 404],
    },
  };
  app.post<{ Body: Body }>(
    '/api/saved-view/default',
    { config: opening, schema: { body: defaultSchema }, attachValidation: true },
    async (request) => {
      const list = listOf(host, request);
      const chosen = request.body.view ?? null;
      await host.database.tenant(request.caller.clientId, (tx) => changeDefault(tx, host, request, list, chosen));
      return success({ resource: list.name, view: chosen });
    },
  );
}

/** The list that a body names. @throws ApiError 422 */
function listOf(host: ViewHost, { caller, body, validationError }: FastifyRequest): Viewed {
  const name = valuesIn(body).resource;
  const list = openList(host, caller, name);
  if (validationError) throw validationError;
  if (typeof list === 'string') throw invalid({ resource: [say('views.no_list', { name: String(name) })] });
  return list;
}
