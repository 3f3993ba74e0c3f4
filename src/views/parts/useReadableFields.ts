import { useMemo } from 'react';
import { isPlatformUser } from '#/authProvider/account.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** The fields that are shown to the reader, by name, in the definition's order: own ones first, then the host's, and whose a record is. */
export function useReadableFields(resource: ResourceModel): ReadonlyMap<string, FieldModel> {
  const { permissions, user, establishment } = useSession();
  const { ownerField, scope } = resource;
  const isOfSeveral = isPlatformUser(user) && !(scope === 'establishment' && establishment);
  return useMemo(() => {
    const all = { ...resource.fields, ...resource.allFields };
    const open = Object.values(all).filter(
      (field) => field.kind !== 'password' && !field.internal && (!field.readable || permissions.has(field.readable.permission)),
    );
    return new Map([...open, ...(isOfSeveral && ownerField ? [ownerField] : [])].map((field) => [field.name, field]));
  }, [resource, permissions, isOfSeveral, ownerField]);
}
