import { useListFilterContext, useListSortContext } from 'ra-core';
import type { ListColumns } from '../useColumns.ts';
import { isSame, type ListView } from './listView.ts';

/** Whether the list is no longer as its view has it. */
export function useViewChanged(view: ListView | undefined, columns: ListColumns): boolean {
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  return view !== undefined && (columns.isChanged || !isSame(filterValues, view.state.filter) || !isSame(sort, view.state.sort));
}
