import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { RESOURCE } from './order.ts';

/** An order beside this one. */
interface Neighbour extends RaRecord {
  order_number: string;
  local_created_at: string;
}

/** Where an order stands among others. */
type Moment = Pick<Neighbour, 'id' | 'local_created_at'>;

/** So many orders may have been opened in the same moment. */
const AT_ONCE = 25;

/** The orders opened just before and just after this one in its establishment; those opened at one moment by their ids. */
export function useNeighbours(): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { id, local_created_at: at, establishment_id } = useShownRecord<Neighbour>();
  const isBefore = (one: Moment, other: Moment) =>
    one.local_created_at === other.local_created_at ? Number(one.id) < Number(other.id) : one.local_created_at < other.local_created_at;
  const side = async (order: 'ASC' | 'DESC', signal: AbortSignal): Promise<Neighbour | undefined> => {
    const { data } = await dataProvider.getList<Neighbour>(RESOURCE, {
      filter: { establishment_id, local_created_at: order === 'ASC' ? { gte: at } : { lte: at } },
      sort: { field: 'local_created_at', order },
      pagination: { page: 1, perPage: AT_ONCE },
      meta: { fields: ['order_number', 'local_created_at'] },
      signal,
    });
    const own = { id, local_created_at: at };
    const beyond = data.filter((one) => (order === 'ASC' ? isBefore(own, one) : isBefore(one, own)));
    return beyond.sort((a, b) => (isBefore(a, b) === (order === 'ASC') ? -1 : 1))[0];
  };
  const { data } = useQuery({
    queryKey: [RESOURCE, 'neighbours', id, at],
    queryFn: async ({ signal }) => {
      const [previous, next] = await Promise.all([side('DESC', signal), side('ASC', signal)]);
      return { previous, next };
    },
    enabled: can(RESOURCE, 'list'),
    placeholderData: keepPreviousData,
  });
  return { previous: data?.previous, next: data?.next };
}
