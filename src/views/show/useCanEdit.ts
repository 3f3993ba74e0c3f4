import { useRecordContext } from 'ra-core';
import { useCanChange } from '../list/useCanChange.ts';

/** Whether this reader may edit the record that is shown, as it is now. */
export function useCanEdit(): boolean {
  return useCanChange()('edit', useRecordContext() ?? {});
}
