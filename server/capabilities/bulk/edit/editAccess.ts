import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { opens } from '#/server/records/heldThere.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { narrowed, type RowScope, rowScopeOf } from '#/server/records/rowScope.ts';
import { permissionsOf, problem } from '#model/language';

/** Whose records are changed, and by which right; each record's own establishment is validated with the record. */
export interface EditAccess {
  resource: ResourceModel;
  permission: string;
  rowScope: RowScope;
}

/** Whether the caller may change records of anything at all. */
export function mayEditSomething({ resources }: Model, caller: Caller): boolean {
  return Object.values(resources).some((resource) => openerOf(resource, caller) !== undefined);
}

/** The resource that a caller names to change records of. @throws ApiError 422 for an unknown one, 403 where it is not theirs to change */
export function editedResource({ resources }: Model, caller: Caller, name: unknown): ResourceModel {
  const resource = typeof name === 'string' && Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource)
    throw invalid({ resource: [typeof name === 'string' ? say('bulk.no_such_resource', { name }) : problem('required_choice')] });
  if (openerOf(resource, caller) === undefined) throw forbidden();
  return resource;
}

/** Which of a client's records (null: of every client's) the caller may change. @throws ApiError 403 */
export function editAccessOf(caller: Caller, resource: ResourceModel, clientId: number | null, establishmentId?: number): EditAccess {
  const permission = openerOf(resource, caller);
  if (permission === undefined) throw forbidden();
  const rowScope = rowScopeOf(caller, resource, resource.permissions.view ?? '', clientId);
  return { resource, permission, rowScope: narrowed(rowScope, establishmentId, resource.scope) };
}

/** The permission to edit that lets the caller in, where they may see such records too. */
function openerOf(resource: ResourceModel, caller: Caller): string | undefined {
  const isTheirs = variantsOf([resource]).for(caller) !== undefined && canUse(caller, resource.permissions.view ?? '');
  return isTheirs ? permissionsOf(resource, 'edit').find((permission) => opens(caller, resource, 'edit', permission)) : undefined;
}
