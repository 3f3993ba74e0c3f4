import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { keepsFor, MAX_ROWS } from '#/server/records/deletions/keepDeleted.ts';
import { readDependents } from '#/server/records/dependents/readDependents.ts';
import { opens } from '#/server/records/heldThere.ts';
import { chosenRows } from '#/server/records/list/choice.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { rowScopeOf, runInScope, source } from '#/server/records/rowScope.ts';
import { permissionsOf } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import { describes } from '../descriptions.ts';
import { bodies } from '../requests.ts';

/** What refers to records that somebody is about to delete: of which resources, how many, what becomes of it, and whether it could be undone. */
export function dependentsRoute(app: FastifyInstance, { database, model }: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => Object.values(model.resources).some((resource) => mayDelete(caller, resource));
  app.post<{ Body: { resource: string; ids: number[] } }>(
    '/api/bulk-operation/dependents',
    { config: { allows, describes: describes.dependents }, schema: { body: bodies.dependents } },
    async ({ caller, body }) => {
      const resource = Object.hasOwn(model.resources, body.resource) ? model.resources[body.resource] : undefined;
      if (!resource) throw invalid({ resource: [say('bulk.no_such_resource', { name: body.resource })] });
      if (!mayDelete(caller, resource)) throw forbidden();
      const rowScope = rowScopeOf(caller, resource, resource.permissions.view ?? '', null);
      const choice = { ids: body.ids, filters: {}, clientId: undefined, search: '', establishmentId: undefined };
      const { list, found } = await runInScope(
        database,
        rowScope,
        async (tx) => {
          // Of what they do not see they learn nothing either.
          const where = await chosenRows(tx, { model, caller, resource, rowScope }, choice);
          const { rows } = await sql<{ id: number }>`select t.id from ${source(rowScope, resource.table)} as t where ${where}`.execute(tx);
          const list = rows.length
            ? await readDependents(
                tx,
                { model, caller },
                resource,
                rowScope.clientId,
                rows.map(({ id }) => id),
              )
            : [];
          return { list, found: rows.length };
        },
        { readonly: true },
      );
      const going = list.reduce((sum, { count }) => sum + count, found);
      return success({ list, can_undo: keepsFor(caller, model, resource) && going <= MAX_ROWS });
    },
  );
}

/** Whether the caller may see and delete records of this resource somewhere. */
function mayDelete(caller: Caller, resource: ResourceModel): boolean {
  const isTheirs = variantsOf([resource]).for(caller) !== undefined && canUse(caller, resource.permissions.view ?? '');
  return isTheirs && permissionsOf(resource, 'delete').some((permission) => opens(caller, resource, 'delete', permission));
}
