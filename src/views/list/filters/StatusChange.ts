import { type RaRecord, useEvent, useNotify, useUpdate } from 'ra-core';
import { createContext } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import { useEditedToast } from '#/src/views/parts/useEditedToast.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

type Values = Readonly<Record<string, unknown>>;

/** Changes values of a record at once, and says it; `onSettled` is called once the host has answered. */
type Change = (record: RaRecord, values: Values, said: string, onSettled: () => void) => void;

/** What the switches of a list change records by: one for all of them, as a hundred that watch their own would be felt. */
export const StatusChange = createContext<Change>(() => {
  throw new Error('A switch stands outside of a list');
});

/** What it is in a list. */
export function useStatusChange(): Change {
  const { name } = useResourceModel();
  const notify = useNotify();
  const showEdited = useEditedToast();
  const [update] = useUpdate();
  return useEvent((record: RaRecord, values: Values, said: string, onSettled: () => void) => {
    const before = Object.fromEntries(Object.keys(values).map((field) => [field, record[field]]));
    void update(
      name,
      { id: record.id, data: { ...values, updated_at: record.updated_at }, previousData: record },
      {
        mutationMode: 'optimistic',
        // A click too many is taken back where it was made.
        onSettled: (saved, error) => {
          onSettled();
          if (error) notify(failureOf(error).message, { type: 'error' });
          else if (saved) showEdited(said, saved, { ...saved, ...before });
        },
      },
    );
  });
}
