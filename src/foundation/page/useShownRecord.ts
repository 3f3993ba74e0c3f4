import { type RaRecord, useRecordContext } from 'ra-core';

/** The record whose page or row this is. @throws Error where none is shown: a part that stands outside of a record's page */
export function useShownRecord<R extends RaRecord = RaRecord>(): R {
  const record = useRecordContext<R>();
  if (!record) throw new Error('No record is shown here');
  return record;
}
