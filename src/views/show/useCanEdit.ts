import { useRecordContext } from 'ra-core';
import { useMayChange } from '../list/useMayChange.ts';

/** Whether this reader may edit the record that is shown, as it is now. */
export function useCanEdit(): boolean {
  return useMayChange()('edit', useRecordContext() ?? {});
}
