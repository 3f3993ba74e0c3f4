import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BulkOperation, CheckedBulkOperation } from '#/dataProvider/bulkTypes.ts';
import { present } from '#/model/values/shapes.ts';
import { useBulk } from './useBulk.ts';

const POLL_MS = 1000;
/** A few records are done at once. */
const FIRST_MS = 250;
const FIRST_POLLS = 4;

/** Whether an operation may still change. */
export function isUnderWay({ status }: Pick<BulkOperation, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** An operation, asked for again until it has ended; what lists remember is then forgotten, so that they show what it changed. */
export function useOperation(id: number | undefined) {
  const bulk = useBulk();
  const queryClient = useQueryClient();
  const query = useQuery<CheckedBulkOperation>({
    queryKey: ['bulk-operations', 'one', id],
    queryFn: ({ signal }) => bulk.read(present(id, 'operation to read'), { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data && !isUnderWay(state.data)) return false;
      return state.dataUpdateCount < FIRST_POLLS ? FIRST_MS : POLL_MS;
    },
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  const { data } = query;
  const ended = data && !isUnderWay(data) ? data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each operation that has ended
  useEffect(() => {
    if (!ended) return;
    void queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] });
    if (!ended.dry_run && ended.type !== 'export')
      for (const resource of ended.resources) void queryClient.invalidateQueries({ queryKey: [resource] });
  }, [ended?.id]);
  return query;
}
