import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { opens } from '#/server/records/heldThere.ts';
import { clientOfEstablishment, ownerOf, type RecordOwner } from '#/server/records/recordOwner.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { type RowScope, rowScopeAt, rowScopeOf } from '#/server/records/rowScope.ts';
import { permissionsOf, problem } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import type { Mode } from '../operation.ts';
import { mayBulk } from '../rights.ts';

/** Where rows go, and what the caller may do with them there. */
export interface ImportAccess extends RecordOwner {
  resource: ResourceModel;
  rowScope: RowScope;
  modes: readonly Mode[];
  mayCreate: boolean;
  mayEdit: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The resource that a caller names for an import. @throws ApiError 422 for an unknown one, 403 where it is not theirs to import */
export function importedResource(model: Model, caller: Caller, name: unknown): ResourceModel {
  const resource = typeof name === 'string' && Object.hasOwn(model.resources, name) ? model.resources[name] : undefined;
  if (!resource)
    throw invalid({ resource: [typeof name === 'string' ? say('bulk.no_such_resource', { name }) : problem('required_choice')] });
  const isTheirs = variantsOf([resource]).for(caller) !== undefined && mayBulk(caller, resource, 'import', null);
  if (!isTheirs || !writersOf(resource).some((permission) => canUse(caller, permission))) throw forbidden();
  return resource;
}

/**
 * Judges who imports where: the import itself, and creating or editing there.
 * @throws ApiError 403, 404 for a foreign establishment or client, 422 where none is named
 */
export async function importAccessOf(host: BulkHost, caller: Caller, body: Values): Promise<ImportAccess> {
  const resource = importedResource(host.model, caller, body.resource);
  const writer = present(
    writersOf(resource).find((permission) => canUse(caller, permission)),
    'permission to import with',
  );
  // Whose establishment it is comes before what one may do there.
  if (resource.scope === 'establishment' && Number.isSafeInteger(body.establishment_id))
    await clientOfEstablishment(host.database, caller, Number(body.establishment_id));
  const owner = await ownerOf(host, caller, resource, writerAt(caller, resource, body) ?? writer, body);
  const { establishmentId } = owner;
  if (!mayBulk(caller, resource, 'import', establishmentId)) throw forbidden();
  const may = (call: 'create' | 'edit' | 'view') =>
    permissionsOf(resource, call).some((permission) =>
      establishmentId === null ? opens(caller, resource, call, permission) : canUse(caller, permission, establishmentId),
    );
  const mayCreate = may('create');
  const mayEdit = may('edit') && may('view');
  if (!mayCreate && !mayEdit) throw forbidden();
  const modes: Mode[] = [...(mayCreate ? ['create' as const] : []), ...(mayEdit ? ['upsert' as const] : [])];
  return {
    ...owner,
    resource,
    // What one may not see one cannot find, and so not change.
    rowScope:
      establishmentId === null
        ? rowScopeOf(caller, resource, resource.permissions.view ?? '', owner.clientId)
        : rowScopeAt(caller, resource, { ...owner, establishmentId }),
    modes,
    mayCreate,
    mayEdit,
  };
}

function writersOf(resource: ResourceModel): string[] {
  return [...permissionsOf(resource, 'create'), ...permissionsOf(resource, 'edit')];
}

/** The permission to write that the caller holds in the very establishment. */
function writerAt(caller: Caller, resource: ResourceModel, { establishment_id: establishmentId }: Values): string | undefined {
  return writersOf(resource).find((permission) =>
    canUse(caller, permission, typeof establishmentId === 'number' ? establishmentId : undefined),
  );
}
