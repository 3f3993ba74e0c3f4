import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { useResourceModel } from '../useResourceModel.ts';

/** Lists forget what they know of records that a deletion changed or took along. */
export function useForgetMoved(): (dependents: readonly Dependents[]) => void {
  const { name } = useResourceModel();
  const queryClient = useQueryClient();
  return useCallback(
    (dependents) => {
      // The record that is gone may still be shown: nobody asks for it again.
      for (const { resource } of dependents)
        void queryClient.invalidateQueries({ queryKey: resource === name ? [resource, 'getList'] : [resource] });
    },
    [queryClient, name],
  );
}
