import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { listBodies } from '#/dataProvider/listRequest.ts';
import { type FieldModel, listPath } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { TotalsRow } from '../useListTotals.ts';
import type { GroupValue } from './groupFilter.ts';

/** The records of a list that have the same value. */
export interface ListGroup {
  value: GroupValue;
  /** Of a record that is named. */
  title: string | null;
  count: number;
  /** The list's sums, a row for each currency. */
  totals: readonly TotalsRow[];
}

/** What the list's filters find, grouped. Under react-admin's own key, so that a save asks for it anew. */
export function useListGroups({ name }: Pick<FieldModel, 'name'>, isWanted = true) {
  const resource = useResourceModel();
  const { establishment } = useSession();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { filterValues } = useListContext();
  const { bodies } = listBodies({ range: [0, 0], filter: filterValues }, resource, establishment?.id);
  const body = { ...bodies[0], fields: [], group_by: name };
  return useQuery({
    queryKey: [resource.name, 'getList', 'groups', body],
    queryFn: async ({ signal }) => {
      const call = { method: 'POST' as const, path: listPath(resource) };
      const { data } = await dataProvider.call<{ groups: { list: ListGroup[]; is_partial: boolean } }>(call, { body, signal });
      return { ...data.groups, by: name };
    },
    enabled: isWanted,
    // Groups by another field are other ones.
    placeholderData: (before) => (before?.by === name ? before : undefined),
  });
}
