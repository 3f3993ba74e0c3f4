import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { isPerson } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Description } from '#/server/foundation/http/openApiTypes.ts';
import { permissionsOf } from '#model/language';
import { opens } from '../heldThere.ts';
import { type Host, variantsOf } from '../routeContext.ts';
import { ofClient, rowScopeOf, runInScope, source } from '../rowScope.ts';
import { KEPT_TABLE } from './deletionTables.ts';
import { canRestore, isInTime } from './keepDeleted.ts';
import { type Allowed, restoreRecords } from './restoreRecords.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const describes: Description = {
  tag: 'Deletions',
  summary:
    'Undo one’s own deletion: every record of it comes back under its own id, with its rows, links, comments and what referred to it',
  description:
    'Once, within the hour that the deletion’s answer says, all or nothing. Who may no longer see, delete and add such records there is refused; a value that another record has taken since, or a record that is gone to which one of them referred, answers 409',
  data: {
    type: 'object',
    properties: { resource: { type: 'string' }, ids: { type: 'array', items: { type: 'integer' } } },
    required: ['resource', 'ids'],
  },
  refusals: [404, 409, 422],
};

/** Puts back what a deletion of the caller's own took. */
export function restoreRoute(app: FastifyInstance, host: Host): void {
  app.post(
    '/api/deletion/:id/restore',
    { config: { allows: ({ caller }: FastifyRequest) => isPerson(caller), describes } },
    async (request) => {
      const { caller } = request;
      const found = await findDeletion(host, request, String(valuesIn(request.params).id));
      const allowed = allowedIn(request, found.resource);
      const rowScope = rowScopeOf(caller, found.resource, allowed.view, found.clientId);
      const ids = await runInScope(host.database, rowScope, (tx) => restoreRecords(tx, { host, request, rowScope, allowed, ...found }));
      return success({ resource: found.resource.name, ids }, say('records.restored', { smart_count: ids.length }));
    },
  );
}

/** The caller's own deletion. @throws ApiError 404 for any other, and for what is no longer kept */
async function findDeletion({ database, model }: Host, { caller }: FastifyRequest, deletion: string) {
  const gone = notFound(say('records.undo_gone'));
  if (!UUID.test(deletion)) throw gone;
  const side = { clientId: caller.isPlatform ? null : caller.clientId };
  const { rows } = await runInScope(
    database,
    side,
    (tx) =>
      sql<{ client_id: number; resource: string }>`
        select d.client_id, d.resource from ${source(side, KEPT_TABLE)} as d
        where ${ofClient(side, 'd')} and d.deletion = ${deletion} and d.user_id = ${caller.userId}
          and d.is_guest = ${caller.acting !== undefined} and ${isInTime} limit 1`.execute(tx),
    { readonly: true },
  );
  const [found] = rows;
  const resource = found && Object.hasOwn(model.resources, found.resource) ? model.resources[found.resource] : undefined;
  if (!found || !resource || !canRestore(model, resource)) throw gone;
  return { clientId: found.client_id, deletion, resource };
}

/** The permissions by which the caller may see, delete and add such records somewhere. @throws ApiError 403, 404 */
function allowedIn({ caller }: FastifyRequest, resource: ResourceModel): Allowed {
  const view = resource.permissions.view ?? '';
  if (!variantsOf([resource]).for(caller) || !canUse(caller, view)) throw notFound(say('records.undo_gone'));
  const held = (call: 'delete' | 'create') => permissionsOf(resource, call).filter((name) => opens(caller, resource, call, name));
  const [remove, create] = [held('delete'), held('create')];
  if (!remove.length || !create.length) throw forbidden();
  return { view, delete: remove, create };
}
