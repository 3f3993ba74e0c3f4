import { type Identifier, RecordContextProvider, useGetOne, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { VerbModel } from '#/model/language/model.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';

/** The dialog of a verb on a card's record, which is read whole for it: a board loads no rows. */
export function CardVerb({ id, verb, onClose }: { id: Identifier; verb: VerbModel; onClose: () => void }) {
  const { name } = useResourceModel();
  const notify = useNotify();
  const { data, error } = useGetOne(name, { id }, { staleTime: 0 });
  useEffect(() => {
    if (!error) return;
    notify(failureOf(error).message, { type: 'error' });
    onClose();
  }, [error, notify, onClose]);
  if (!data) return null;
  return (
    <RecordContextProvider value={data}>
      <VerbDialog verb={verb} onClose={onClose} />
    </RecordContextProvider>
  );
}
