import { useListContext } from 'ra-core';
import { isSame, type ListView } from './listView.ts';
import type { ListColumns } from './useColumns.ts';

/** Whether the list is no longer as its view has it. */
export function useViewChanged(view: ListView | undefined, columns: ListColumns): boolean {
  const { filterValues, sort } = useListContext();
  return view !== undefined && (columns.isChanged || !isSame(filterValues, view.state.filter) || !isSame(sort, view.state.sort));
}
