import { useListContext } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { laidOutAs } from '../layout/layouts.ts';
import type { ListColumns } from '../useColumns.ts';
import { addressOf, contentOf, type ListView } from './listView.ts';
import type { ViewActions } from './namedView.ts';
import type { ListViews } from './useListViews.ts';
import { useViewActions } from './useViewActions.ts';

/** What can be done with the views of a list. */
export function useListViewActions(views: ListViews, columns: ListColumns): ViewActions<ListView> {
  const resource = useResourceModel();
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const state = { filter: filterValues, sort: { field: sort.field, order: sort.order } };
  const { search: standing } = useLocation();
  const open = (search: string) => void navigate({ search: laidOutAs(standing, search) }, { replace: true });
  return useViewActions(views, {
    of: resource.name,
    words: 'lists',
    content: () =>
      contentOf(
        state,
        columns.shown.map(({ name }) => name),
        columns.widths,
      ),
    rename: (key) => open(addressOf(state, perPage, key)),
    show: (view) => open(addressOf(view.state, perPage, view.key)),
    resetColumns: columns.reset,
  });
}
