import { calls } from './calls.ts';
import type { HostMethods } from './hostMethods.ts';
import type { RequestOptions } from './request.ts';
import type { CallResult } from './verbs.ts';

/** What a view holds of a list, in the words of the list's own request. */
export interface ViewContent {
  name: string;
  filters: Readonly<Record<string, unknown>>;
  search: string;
  sort_by: string | null;
  sort_order: 'asc' | 'desc' | null;
  /** Null: those of the definition. */
  columns: readonly string[] | null;
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>;
}

/** A view that the reader has. */
export interface SavedView extends ViewContent {
  id: number;
  resource: string;
  role: ViewRole | null;
  is_mine: boolean;
  may_change: boolean;
  /** Something of it is left out: a field is gone, or may not be seen. */
  is_partial: boolean;
  updated_at: string;
}

/** Everybody who has a role: whom a view can be shared with. */
export interface ViewRole {
  id: number;
  name: string;
}

/** The views of one list. */
export interface SavedViews {
  list: readonly SavedView[];
  /** A saved view's id or the name of one of the definition's, with which the reader opens the list. */
  default: number | string | null;
  /** With whom the reader may share; empty where they may not. */
  roles: readonly ViewRole[];
}

/** What is sent of a view; `role` null: one's own. */
export type ViewInput = Partial<ViewContent> & { role?: number | null; updated_at?: string };

/** The calls about saved views. Each rejects with HttpError where the host refuses. */
export function savedViewCalls({ call }: Pick<HostMethods, 'call'>) {
  return {
    list: async (resource: string, options?: RequestOptions): Promise<SavedViews> =>
      (await call<SavedViews>(calls.savedViews, { body: { resource }, ...options })).data,
    save: (resource: string, view: ViewInput): Promise<CallResult<SavedView>> => call(calls.saveView, { body: { resource, ...view } }),
    change: (id: number, view: ViewInput): Promise<CallResult<SavedView>> => call(calls.changeView, { id, body: view }),
    remove: (id: number): Promise<CallResult> => call(calls.deleteView, { id }),
    openWith: (resource: string, view: number | string | null): Promise<CallResult> =>
      call(calls.defaultView, { body: { resource, view } }),
  };
}
