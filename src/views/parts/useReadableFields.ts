import { useMemo } from 'react';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** The fields that the reader may see, by name, in the definition's order: own ones first, then the host's. */
export function useReadableFields(resource: ResourceModel): ReadonlyMap<string, FieldModel> {
  const { permissions } = useSession();
  return useMemo(() => {
    const all = { ...resource.fields, ...resource.allFields };
    const open = Object.values(all).filter(
      (field) => field.kind !== 'password' && (!field.readable || permissions.has(field.readable.permission)),
    );
    return new Map(open.map((field) => [field.name, field]));
  }, [resource, permissions]);
}
