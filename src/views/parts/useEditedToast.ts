import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';
import { revertedValues } from '#/model/validation/revertedValues.ts';
import { changedFields } from '#/model/values/sameValue.ts';
import { useResourceModel } from './useResourceModel.ts';

/** How long what was done can be taken back from its toast: long enough to read what was done, and to reach the button by keyboard. */
export const UNDO_MS = 6_000;

/**
 * Says that an edit is stored, and offers to take it back where what it changed can be written again. Taking it back is an edit of its
 * own: the host validates it, the history has it, and where somebody else saved since, it is refused.
 * @returns what says so: the sentence, the record as it is stored now, and as it was read before (left out, nothing is offered)
 */
export function useEditedToast(): (message: string, saved: RaRecord, before: Readonly<Record<string, unknown>> | undefined) => void {
  const resource = useResourceModel();
  const { name, fields } = resource;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate();
  return (message, saved, before) => {
    const changed = before ? [...changedFields(Object.keys(fields), saved, before)] : [];
    const old = revertedValues(
      fields,
      Object.fromEntries(changed.map((field) => [field, [before?.[field], saved[field]] as const])),
      saved,
    );
    const undo = async () => {
      try {
        await update(
          name,
          { id: saved.id, data: { ...saved, ...old }, previousData: saved },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        notify('views.undone', { type: 'success' });
      } catch (error) {
        notify(failureOf(error).message, { type: 'error' });
      }
      void queryClient.invalidateQueries({ queryKey: [name] });
    };
    const canUndo = Object.keys(old).length > 0;
    notify(message, { type: 'success', ...(canUndo && { autoHideDuration: UNDO_MS, onUndo: undo }) });
  };
}
