import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type SavedView, savedViewCalls, type ViewInput } from '#/dataProvider/savedViews.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { addressOf, contentOf, type ListView } from './listView.ts';
import type { ListColumns } from './useColumns.ts';
import type { ListViews } from './useListViews.ts';

/** What can be done with the views of a list. Each is done at the host first; what it refuses is thrown to whoever can show it. */
export function useViewActions(views: ListViews, columns: ListColumns) {
  const resource = useResourceModel();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { filterValues, sort, perPage } = useListContext();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const calls = savedViewCalls(dataProvider);
  const state = { filter: filterValues, sort: { field: sort.field, order: sort.order as 'ASC' | 'DESC' } };
  const content = () =>
    contentOf(
      state,
      columns.shown.map(({ name }) => name),
      columns.widths,
    );
  const said = (message: string, name?: string) => notify(translate(message, { name }), { type: 'success' });
  const show = (view: Pick<ListView, 'state' | 'key'>) => navigate({ search: addressOf(view.state, perPage, view.key) }, { replace: true });

  return {
    /** Saves the list as it stands under a name. */
    async save(input: Pick<ViewInput, 'name' | 'role'>): Promise<void> {
      const { data } = await calls.save(resource.name, { ...content(), ...input });
      await views.reload();
      said('lists.saved', data.name);
      await show({ key: String(data.id), state });
    },
    /** Lays the list as it stands into a view. */
    async update({ id, updated_at, name }: SavedView): Promise<void> {
      await calls.change(id, { ...content(), updated_at });
      await views.reload();
      columns.reset();
      said('lists.saved', name);
    },
    async rename({ id, updated_at }: SavedView, input: Pick<ViewInput, 'name' | 'role'>): Promise<void> {
      const { data } = await calls.change(id, { ...input, updated_at });
      await views.reload();
      said('lists.saved', data.name);
    },
    /** The list stays as it is, without the view's name. */
    async remove({ id, name }: SavedView): Promise<void> {
      await calls.remove(id);
      await views.reload();
      said('lists.deleted', name);
      await navigate({ search: addressOf(state, perPage) }, { replace: true });
    },
    async openWith(view: ListView | null): Promise<void> {
      await calls.openWith(resource.name, view === null ? null : view.saved ? view.saved.id : view.key);
      await views.reload();
      said(view ? 'lists.opens_now' : 'lists.opens_plain', view?.label);
    },
    /** Back to what the view asks. */
    discard(view: ListView): void {
      columns.reset();
      void show(view);
    },
  };
}
