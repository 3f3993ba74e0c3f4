import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { historyCall } from '#/dataProvider/recordCalls.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { HistoryPage } from '#/src/views/show/useHistory.ts';

/** An order has a handful of entries; more than these stand under its history. */
const MOST = 100;

/** What the log knows of the order; nothing for those who may not read the log. */
export function useOrderLog(): Pick<HistoryPage, 'list' | 'titles'> {
  const { name, endpoint } = useResourceModel();
  const { id } = useShownRecord();
  const dataProvider = useDataProvider<HostDataProvider>();
  const can = useCan();
  const body = { page: 1, per_page: MOST };
  const { data } = useQuery<HistoryPage>({
    queryKey: ['history', name, id, body],
    queryFn: ({ signal }) => dataProvider.call<HistoryPage>(historyCall(endpoint), { id, body, signal }).then((answer) => answer.data),
    enabled: can(ACTIVITY_RESOURCE, 'list'),
    staleTime: 0,
  });
  return data ?? { list: [], titles: {} };
}
