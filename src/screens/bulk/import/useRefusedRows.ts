import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';

/** A page of the rows that an operation refused, with their cells; only who started it may ask. */
export function useRefusedRows(id: number, page: number, perPage: number) {
  const bulk = useBulk();
  return useQuery({
    queryKey: ['bulk-operations', 'refused', id, page, perPage],
    queryFn: ({ signal }) => bulk.refused(id, { page, per_page: perPage }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
