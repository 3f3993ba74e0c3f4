import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';
import { useEditedToast } from '#/src/views/parts/useEditedToast.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes fields of a record that stands in a list, as its form would: the host validates it, the toast says it and takes it back, and
 * what is refused is said.
 * @returns what does so: the record as it is shown, its new values, and the sentence that says it; whether it was done
 */
export function useEdit(): (record: RaRecord, values: Values, said: string) => Promise<boolean> {
  const { name } = useResourceModel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const showEdited = useEditedToast();
  const [update] = useUpdate();
  return async (record, values, said) => {
    try {
      const saved = await update(
        name,
        { id: record.id, data: { ...values, updated_at: record.updated_at }, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      const before = Object.fromEntries(Object.keys(values).map((field) => [field, record[field]]));
      showEdited(said, saved, { ...saved, ...before });
      return true;
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
    }
  };
}
