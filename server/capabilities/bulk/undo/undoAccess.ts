import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { opens } from '#/server/records/heldThere.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { type RowScope, rowScopeAt } from '#/server/records/rowScope.ts';
import { permissionsOf } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import type { StoredOperation } from '../operation.ts';
import { mayBulk } from '../rights.ts';

/** Where an import is taken back, and what the caller may do there. */
export interface UndoAccess {
  resource: ResourceModel;
  clientId: number;
  establishmentId: number | null;
  rowScope: RowScope;
  mayDelete: boolean;
  mayEdit: boolean;
}

/**
 * Judges who takes an import back: who may import there, and delete or edit.
 * @param isMade records that an import made because its rows name them: who may delete them takes them back
 * @throws ApiError 403
 */
export async function undoAccessOf(
  { model }: BulkHost,
  caller: Caller,
  operation: Pick<StoredOperation, 'resources' | 'client_id' | 'establishment_id'>,
  { isMade = false } = {},
): Promise<UndoAccess> {
  const { client_id: clientId, establishment_id: establishmentId } = operation;
  const resource = model.resources[operation.resources[0] ?? ''];
  if (!resource || !variantsOf([resource]).for(caller) || !(isMade || mayBulk(caller, resource, 'import', establishmentId)))
    throw forbidden();
  const may = (call: 'delete' | 'edit' | 'view') =>
    permissionsOf(resource, call).some((permission) =>
      establishmentId === null ? opens(caller, resource, call, permission) : canUse(caller, permission, establishmentId),
    );
  const [mayDelete, mayEdit] = [may('delete') && may('view'), may('edit') && may('view')];
  if (!mayDelete && !mayEdit) throw forbidden();
  return {
    resource,
    clientId,
    establishmentId,
    rowScope: rowScopeAt(caller, resource, { clientId, establishmentId }),
    mayDelete,
    mayEdit,
  };
}
