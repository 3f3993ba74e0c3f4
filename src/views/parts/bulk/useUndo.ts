import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useBulk } from './useBulk.ts';

/** Takes an import back; gives the id of the operation that does so. A refusal is said. */
export function useUndo() {
  const bulk = useBulk();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => bulk.undo(id),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations'] }),
  });
}
