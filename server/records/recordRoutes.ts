import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type ResourceModel, viewPath } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { namedEstablishment } from '#/server/foundation/http/namedEstablishments.ts';
import { textOf } from '#model/language';
import { Keeping } from './deletions/keepDeleted.ts';
import { ownerOf, ownerOfStored } from './recordOwner.ts';
import { causerOf, guardOf, type Host, hasCall, idFrom, idOf, resourceFor, rowScopeOfRecord, type Variants } from './routeContext.ts';
import { type RowScope, rowScopeAt, runInScope } from './rowScope.ts';
import { idempotency } from './write/idempotency.ts';
import { createRecord, deleteRecord, type Save, updateRecord } from './write/saveRecord.ts';
import { refusing } from './write/writeErrors.ts';
import { answerOf, bodyOf, hashPasswords, workOf } from './write/writing.ts';

type Values = Record<string, unknown>;

/** View, add, edit, delete of one path; a call that the definition leaves out has no route. */
export function recordRoutes(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  const one = `${endpoint}/:id`;
  for (const path of new Set(variants.all.filter(({ permissions }) => permissions.view).map(viewPath)))
    app.get(path.replace('{id}', ':id'), { config: guardOf(variants, 'view') }, (request) => view(host, variants, request));
  if (hasCall(variants, 'create')) {
    app.post(endpoint, { config: guardOf(variants, 'create') }, async (request, reply) => {
      const known = knownIn(variants, request);
      if (known !== undefined) return edit(host, variants, request, known);
      reply.code(201);
      return add(host, variants, request);
    });
  }
  if (hasCall(variants, 'edit'))
    app.put(one, { config: guardOf(variants, 'edit') }, (request) =>
      edit(host, variants, request, { id: idOf(request), body: bodyOf(request) }),
    );
  if (hasCall(variants, 'delete')) app.delete(one, { config: guardOf(variants, 'delete') }, (request) => remove(host, variants, request));
}

async function view(host: Host, variants: Variants, request: FastifyRequest) {
  const { resource } = resourceFor(variants, request, 'view');
  const id = idOf(request);
  const rowScope = await rowScopeOfRecord(host, request.caller, resource, id);
  return success(
    await runInScope(host.database, rowScope, (tx) => answerOf(tx, host, request, resource, rowScope, id), { readonly: true }),
  );
}

async function add(host: Host, variants: Variants, request: FastifyRequest) {
  const { caller } = request;
  const { resource, permission } = resourceFor(variants, request, 'create');
  const given = bodyOf(request);
  const owner = await ownerOf(host, caller, resource, permission, given);
  const { client_id: _named, ...withoutClient } = given;
  const body = caller.isPlatform ? withoutClient : given;
  const hashed = await hashPasswords(host, resource, body);
  const rowScope = rowScopeAt(caller, resource, owner);
  const record = await writing(host, resource, rowScope, async (tx) => {
    const work = await workOf(tx, host, request, resource, owner);
    const id = await idempotency(work, request, () => createRecord({ work, rowScope, body, hashed, by: causerOf(request) }));
    return { ...(await answerOf(tx, host, request, resource, rowScope, id)), ...work.revealOnce };
  });
  return success(record, textOf(resource.messages, 'created', request.language));
}

/** The record that a creation names, where the definition lets it, with what becomes of it; its owner is its own. */
function knownIn(variants: Variants, request: FastifyRequest): Named | undefined {
  const { id, establishment_id: _establishment, client_id: _owner, ...body } = bodyOf(request);
  if (!variants.for(request.caller)?.savesById || id === undefined || id === null) return undefined;
  return { id: idFrom(String(id)), body };
}

interface Named {
  id: number;
  body: Values;
}

async function edit(host: Host, variants: Variants, request: FastifyRequest, { id, body }: Named) {
  const { resource, permission } = resourceFor(variants, request, 'edit');
  const rowScope = await rowScopeOfRecord(host, request.caller, resource, id);
  const hashed = await hashPasswords(host, resource, body);
  const record = await writing(host, resource, rowScope, async (tx) => {
    const save = await saveOf(tx, host, request, resource, permission, rowScope, id);
    await idempotency(save.work, request, async () => {
      await updateRecord({ ...save, body, hashed }, id);
      return id;
    });
    return answerOf(tx, host, request, resource, rowScope, id);
  });
  return success(record, textOf(resource.messages, 'updated', request.language));
}

async function remove(host: Host, variants: Variants, request: FastifyRequest) {
  const { resource, permission } = resourceFor(variants, request, 'delete');
  const id = idOf(request);
  const rowScope = await rowScopeOfRecord(host, request.caller, resource, id);
  const keeping = new Keeping(host.model, resource, request.caller);
  const kept = await writing(host, resource, rowScope, async (tx) => {
    const save = await saveOf(tx, host, request, resource, permission, rowScope, id);
    const named = namedEstablishment(valuesIn(request.query), bodyOf(request));
    if (named !== undefined && resource.scope === 'establishment' && named !== save.work.establishmentId)
      throw notFound(say('records.not_found', { resource: oneOf(resource) }));
    return deleteRecord(save, id, (work) => keeping.keep(work, id));
  });
  kept?.();
  const undo = await keeping.undo(host.database);
  return success({ id, ...(undo && { undo }) }, textOf(resource.messages, 'deleted', request.language));
}

/** One unit of work that writes, refused in the resource's own words. */
function writing<T>(host: Host, resource: ResourceModel, rowScope: RowScope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return refusing(host.model, resource, () => runInScope(host.database, rowScope, work));
}

/** What a write of a stored record works with, once it is known to be there and open to the caller. @throws ApiError 403, 404 */
export async function saveOf(
  tx: Transaction,
  host: Host,
  request: FastifyRequest,
  resource: ResourceModel,
  permission: string,
  rowScope: RowScope,
  id: number,
): Promise<Save> {
  const owner = await ownerOfStored(tx, { caller: request.caller, resource, permission, rowScope }, id);
  return { work: await workOf(tx, host, request, resource, owner), rowScope, body: {}, hashed: {}, by: causerOf(request) };
}
