import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';

/** Lists forget what they know of records that a deletion changed or took along. */
export function useForgetMoved(): (dependents: readonly Dependents[]) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (dependents) => {
      for (const { resource } of dependents) void queryClient.invalidateQueries({ queryKey: [resource] });
    },
    [queryClient],
  );
}
