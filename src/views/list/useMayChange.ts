import { useCallback } from 'react';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { isReadonlyBy, mustHoldEverywhere, permissionFor, placeField, placesOfRecord, placing } from '#resources/schema';
import { useResourceModel } from '../useResourceModel.ts';

/** Whether this reader may edit or delete this very record: some have a permission of their own, some belong to other establishments too, and some are closed. */
export function useMayChange(): (call: 'edit' | 'delete', record: Readonly<Record<string, unknown>>) => boolean {
  const resource = useResourceModel();
  const { permissions, everywhere = permissions, establishment } = useSession();
  return useCallback(
    (call, record) => {
      const permission = permissionFor(resource, call, record);
      const held = mayBeHeldHere(resource, call, record, establishment?.id) ? permissions : everywhere;
      return permission !== undefined && held.has(permission) && !(call === 'edit' && isReadonlyBy(resource.rules, '*', record));
    },
    [resource, permissions, everywhere, establishment],
  );
}

/** Whether a permission held in the chosen establishment may suffice for the record. Where a list does not say whose it is, the host judges. */
function mayBeHeldHere(resource: ResourceModel, call: 'edit' | 'delete', record: Readonly<Record<string, unknown>>, here: number | undefined): boolean {
  if (mustHoldEverywhere(resource, call)) return false;
  if (!placing(resource) || !((placeField(resource)?.field.name ?? 'id') in record)) return true;
  const places = placesOfRecord(resource, record);
  return places !== 'all' && places.every((place) => place === here);
}
