import { useCallback } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { type Session, useSession } from '#/src/foundation/session/SessionContext.ts';
import {
  establishmentField,
  establishmentsOfRecord,
  heldInEstablishments,
  isReadonlyBy,
  keptBy,
  mustHoldEverywhere,
  permissionFor,
} from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';

/**
 * Whether this reader may edit or delete this very record: some have a permission of their own, some belong to other establishments too,
 * and some are closed.
 */
export function useCanChange(): (call: 'edit' | 'delete', record: Readonly<Record<string, unknown>>) => boolean {
  const resource = useResourceModel();
  const session = useSession();
  return useCallback(
    (call, record) => {
      const permission = permissionFor(resource, call, record);
      return (
        permission !== undefined &&
        isHeldFor(session, resource, call, permission, record) &&
        !(call === 'edit' ? isReadonlyBy(resource.rules, '*', record) : keptBy(resource.rules, record))
      );
    },
    [resource, session],
  );
}

type Rights = Pick<Session, 'permissions' | 'establishment'> & Partial<Pick<Session, 'everywhere' | 'heldIn'>>;

/**
 * Whether a permission that is held here is held wherever the record belongs to, as the host asks. Where a list does not say whose it is,
 * the host validates.
 */
function isHeldFor(
  rights: Rights,
  resource: ResourceModel,
  call: 'edit' | 'delete',
  permission: string,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const { permissions, everywhere = permissions, heldIn = {}, establishment } = rights;
  if (everywhere.has(permission)) return true;
  if (!permissions.has(permission) || mustHoldEverywhere(resource, call)) return false;
  if (!heldInEstablishments(resource) || !((establishmentField(resource)?.field.name ?? 'id') in record)) return true;
  const establishments = establishmentsOfRecord(resource, record);
  return establishments !== 'all' && establishments.every((id) => id === establishment?.id || heldIn[permission]?.includes(id));
}
