import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { PermissionName } from '#/model/language/model.ts';

/**
 * The names that the person may put into a role of that type, or give to a `program`. @param role
 * a role that is changed: what one holds wherever somebody has it
 */
export function useGrantable(type: string, role?: Identifier): UseQueryResult<ReadonlySet<string>> {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: ['grantable-permissions', type, role],
    queryFn: async ({ signal }) => {
      const body = { type, ...(role !== undefined && { role_id: Number(role) }) };
      const { data } = await dataProvider.call<{ list: PermissionName[] }>(calls.permissionNames, { body, signal });
      return new Set(data.list.map(({ name }) => name));
    },
  });
}
