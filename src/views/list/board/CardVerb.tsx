import { type Identifier, RecordContextProvider, useGetOne } from 'ra-core';
import { useEffect } from 'react';
import type { VerbModel } from '#/model/language/model.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';

/** The dialog of a verb on a card's record, which is read whole for it: a board loads no rows. */
export function CardVerb({ id, verb, onClose }: { id: Identifier; verb: VerbModel; onClose: () => void }) {
  const { name } = useResourceModel();
  const { data, error } = useGetOne(name, { id }, { staleTime: 0 });
  useEffect(() => {
    // What failed is said by the provider of the data.
    if (error) onClose();
  }, [error, onClose]);
  if (!data) return null;
  return (
    <RecordContextProvider value={data}>
      <VerbDialog verb={verb} onClose={onClose} />
    </RecordContextProvider>
  );
}
