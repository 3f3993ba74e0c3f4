import type { SavedView, ViewInput, ViewRole } from '#/dataProvider/savedViews.ts';

/** A screen under a name: one that its definition brings, or one that somebody saved. */
export interface NamedView {
  /** In the address: the definition's name of it, or the saved view's id. */
  key: string;
  label: string;
  saved?: SavedView;
}

/** The views of a screen that this reader has. */
export interface NamedViews<V extends NamedView> {
  all: readonly V[];
  /** The one that the address names. */
  active: V | undefined;
  /** The key of the one that the screen opens with. */
  default: string | null;
  /** With whom the reader may share. */
  roles: readonly ViewRole[];
  /** Until the saved ones are there; the definition's are at once. */
  isPending: boolean;
  error: Error | null;
  /** Asks for the saved ones anew. */
  reload: () => Promise<void>;
}

/** What can be done with views. Each is done at the host first; what it refuses is thrown to whoever can show it. */
export interface ViewActions<V extends NamedView> {
  /** Saves the screen as it stands under a name. */
  save: (input: Pick<ViewInput, 'name' | 'role'>) => Promise<void>;
  /** Lays the screen as it stands into a view. */
  update: (view: SavedView) => Promise<void>;
  rename: (view: SavedView, input: Pick<ViewInput, 'name' | 'role'>) => Promise<void>;
  /** The screen stays as it is, without the view's name. */
  remove: (view: SavedView) => Promise<void>;
  openWith: (view: V | null) => Promise<void>;
  /** Back to what the view asks. */
  discard: (view: V) => void;
}

/** Where the texts stand that are not the same for a list and a report. */
export type ViewWords = 'lists' | 'reports_view.views';
