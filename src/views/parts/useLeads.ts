import { useCallback } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { ledBy } from '#/model/reports/leads.ts';
import { model } from '#/resources/index.ts';
import { type Session, useSession } from '#/src/foundation/session/SessionContext.ts';

type Rights = Pick<Session, 'permissions' | 'establishment'> & Partial<Pick<Session, 'everywhere' | 'heldIn'>>;
type Values = Readonly<Record<string, unknown>>;

/** Where a field of a resource's record leads, as its definition says; undefined where it leads nowhere, or this reader may not see what is there. */
export function useLeads(resource: ResourceModel): (field: string, record: Values) => string | undefined {
  const { permissions, everywhere, heldIn, establishment }: Rights = useSession();
  return useCallback(
    (field, record) => {
      const { establishment_id: establishmentId } = record;
      const holds = (permission: string) =>
        everywhere?.has(permission) ||
        (establishmentId === establishment?.id
          ? permissions.has(permission)
          : heldIn?.[permission]?.some((one) => one === establishmentId) === true);
      const may = { report: holds, list: ({ permissions: { list } }: ResourceModel) => list !== undefined && holds(list) };
      return ledBy(model, resource, field, record, may)?.address;
    },
    [resource, permissions, everywhere, heldIn, establishment],
  );
}
