import { useCallback } from 'react';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { isReadonlyBy, permissionFor } from '#resources/schema';
import { useResourceModel } from '../useResourceModel.ts';

/** Whether this reader may edit or delete this very record: some have a permission of their own, and some are closed. */
export function useMayChange(): (call: 'edit' | 'delete', record: Readonly<Record<string, unknown>>) => boolean {
  const resource = useResourceModel();
  const { permissions } = useSession();
  return useCallback(
    (call, record) => {
      const permission = permissionFor(resource, call, record);
      return permission !== undefined && permissions.has(permission) && !(call === 'edit' && isReadonlyBy(resource.rules, '*', record));
    },
    [resource, permissions],
  );
}
