import { RecordContextProvider, useRecordContext } from 'ra-core';
import { rowsIn, textIn } from '#/model/values/shapes.ts';
import { RecordDetails } from '#/src/views/show/RecordDetails.tsx';
import { usePartWords } from './partWords.ts';

/** What a connection holds; the parts of its mapping by what the reader calls them, not by what they are kept as. */
export function IntegrationDetails() {
  const record = useRecordContext();
  const { ownName } = usePartWords();
  if (!record) return null;
  const value = rowsIn(record.value).map((row) => ({ ...row, name: ownName({ part: String(row.part), name: textIn(row.name) || null }) }));
  return (
    <RecordContextProvider value={{ ...record, value }}>
      <RecordDetails />
    </RecordContextProvider>
  );
}
