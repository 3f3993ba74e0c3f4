import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { AFTER_MS, BEFORE_MS, byTable, expectedOf } from './reservations.ts';

export const RESERVATIONS = 'reservations';
/** More than come within some hours anywhere. */
const MAX_EXPECTED = 500;
const REFRESH_MS = 60_000;

/** Who is expected within the next hours, by table; nobody where the reader may not list reservations. */
export function useReservations(establishmentId: number, isShown: boolean) {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { data, error } = useQuery({
    queryKey: [RESERVATIONS, 'floor-plan', establishmentId],
    queryFn: async ({ signal }) => {
      const now = Date.now();
      const within = { gte: new Date(now - AFTER_MS).toISOString(), lte: new Date(now + BEFORE_MS).toISOString() };
      const found = await dataProvider.getList(RESERVATIONS, {
        pagination: { page: 1, perPage: MAX_EXPECTED },
        sort: { field: 'starts_at', order: 'ASC' },
        filter: { status: ['booked'], starts_at: within, establishment_id: [establishmentId] },
        meta: { fields: ['guest', 'party', 'starts_at', 'table'] },
        signal,
      });
      return found.data.map(expectedOf);
    },
    enabled: can(RESERVATIONS, 'list') && isShown,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const expected = useMemo(() => byTable(data ?? []), [data]);
  return { ...expected, error, mayOpen: can(RESERVATIONS, 'show') };
}
