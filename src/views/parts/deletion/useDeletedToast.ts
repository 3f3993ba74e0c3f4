import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { calls } from '#/dataProvider/calls.ts';
import { undoOf } from '#/dataProvider/deletionUndo.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { UNDO_MS } from '../useEditedToast.ts';
import { useResourceModel } from '../useResourceModel.ts';

interface Said {
  message: string;
  type?: 'success' | 'error';
  /** How many were deleted, where the message says it. */
  count?: number;
  /** What the deletion emptied or took along. */
  dependents: readonly Dependents[];
  /** Called once the records are back. */
  onRestored?: () => void;
}

/** Says that records are deleted, and offers to put them back where the host's answer (or its error, where some stayed) says how. */
export function useDeletedToast(): (answer: unknown, said: Said) => void {
  const { name } = useResourceModel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { call } = useDataProvider<HostDataProvider>();
  return (answer, { message, type = 'success', count, dependents, onRestored }) => {
    const undo = undoOf(answer);
    const restore = async (id: string) => {
      try {
        const restored = await call(calls.restoreDeletion, { id });
        notify(restored.message ?? 'views.undone', { type: 'success' });
        onRestored?.();
      } catch (error) {
        notify(failureOf(error).message, { type: 'error' });
      }
      for (const resource of new Set([name, ...dependents.map((one) => one.resource)]))
        void queryClient.invalidateQueries({ queryKey: [resource] });
    };
    notify(message, {
      type,
      ...(count !== undefined && { messageArgs: { smart_count: count } }),
      ...(undo && { autoHideDuration: UNDO_MS, onUndo: () => restore(undo.id) }),
    });
  };
}
