import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { useBulk } from './useBulk.ts';
import { isUnderWay } from './useOperation.ts';

const POLL_MS = 500;

/** Takes an edit back, waits until that has ended, and says what came of it. Rejects never: what goes wrong is said. */
export function useTakeBack(): (id: number, resource: string) => Promise<void> {
  const bulk = useBulk();
  const show = useToast();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  return useCallback(
    async (id, resource) => {
      try {
        const undo = await bulk.undo(id);
        let done = await bulk.read(undo);
        while (isUnderWay(done)) {
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
          done = await bulk.read(undo);
        }
        if (done.status !== 'completed') throw new Error(done.message ?? translate('many.undo_failed'));
        const kept = done.failed ? translate('many.undo_kept', { smart_count: done.failed }) : '';
        const [first] = done.errors;
        show({
          type: done.failed ? 'warning' : 'success',
          message: [translate('many.undone', { smart_count: done.updated }), kept, first?.message].filter(Boolean).join(' '),
          ...(done.failed && { autoHideMs: null }),
        });
      } catch (error) {
        show({ type: 'error', message: failureOf(error).message });
      } finally {
        void queryClient.invalidateQueries({ queryKey: [resource] });
        void queryClient.invalidateQueries({ queryKey: ['bulk-operations'] });
      }
    },
    [bulk, show, translate, queryClient],
  );
}
