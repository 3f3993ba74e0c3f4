import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { MAX_ORDERS, openOrderOf } from './openOrders.ts';

const ORDERS = 'orders';
const FIELDS = ['order_number', 'table', 'guests', 'user_name', 'local_created_at', 'total_amount', 'status'];
/** How often the tables' state is asked for anew, as the dashboard does. */
const REFRESH_MS = 10_000;

/**
 * The orders of an establishment that are not paid, the newest of them; anew every few seconds while the page is looked at, and never where
 * the reader may not list orders.
 */
export function useOpenOrders(establishmentId: number, isShown: boolean) {
  const dataProvider = useDataProvider();
  const can = useCan();
  const mayRead = can(ORDERS, 'list');
  const query = useQuery({
    queryKey: [ORDERS, 'floor-plan', establishmentId],
    queryFn: async ({ signal }) => {
      const { data, total = data.length } = await dataProvider.getList(ORDERS, {
        pagination: { page: 1, perPage: MAX_ORDERS },
        sort: { field: 'local_created_at', order: 'DESC' },
        filter: { status: ['open', 'partially_paid'], establishment_id: [establishmentId] },
        meta: { fields: FIELDS },
        signal,
      });
      return { orders: data.map(openOrderOf), total };
    },
    enabled: mayRead && isShown,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  return { mayRead, mayOpen: can(ORDERS, 'show'), ...query };
}
