import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { savedViewCalls, type ViewInput } from '#/dataProvider/savedViews.ts';
import type { NamedView, NamedViews, ViewActions, ViewWords } from './namedView.ts';

/** A screen whose views these are. */
interface ViewedScreen<V extends NamedView> {
  /** The name under which the host keeps its views. */
  of: string;
  words: ViewWords;
  /** What is sent to save it as it stands. */
  content: () => ViewInput;
  /** Gives the address as it stands a view's key, or takes it away. */
  rename: (key: string | undefined) => void;
  /** Opens the screen as a view has it. */
  show: (view: V) => void;
  /** Forgets how columns were arranged otherwise than in their view. */
  resetColumns: () => void;
}

/** What can be done with the views of a screen: at the host first, then here. */
export function useViewActions<V extends NamedView>(
  views: NamedViews<V>,
  { of, words, content, rename, show, resetColumns }: ViewedScreen<V>,
): ViewActions<V> {
  const dataProvider = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const calls = savedViewCalls(dataProvider);
  const said = (message: string, name?: string) => notify(translate(message, { name }), { type: 'success' });
  return {
    async save(input) {
      const { data } = await calls.save(of, { ...content(), ...input });
      await views.reload();
      said('lists.saved', data.name);
      rename(String(data.id));
    },
    async update({ id, updated_at, name }) {
      await calls.change(id, { ...content(), updated_at });
      await views.reload();
      resetColumns();
      said('lists.saved', name);
    },
    async rename({ id, updated_at }, input) {
      const { data } = await calls.change(id, { ...input, updated_at });
      await views.reload();
      said('lists.saved', data.name);
    },
    async remove({ id, name }) {
      await calls.remove(id);
      await views.reload();
      said('lists.deleted', name);
      rename(undefined);
    },
    async openWith(view) {
      await calls.openWith(of, view === null ? null : (view.saved?.id ?? view.key));
      await views.reload();
      said(view ? `${words}.opens_now` : `${words}.opens_plain`, view?.label);
    },
    discard(view) {
      resetColumns();
      show(view);
    },
  };
}
