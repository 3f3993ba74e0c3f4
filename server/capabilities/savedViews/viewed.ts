import type { FieldModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredView } from './storedView.ts';

type Values = Readonly<Record<string, unknown>>;

/** What of a view a reader gets: `is_partial` says that something was left out. */
export interface ReadableContent {
  filters: Values;
  sort_by: string | null;
  sort_order: 'asc' | 'desc' | null;
  columns: string[] | null;
  widths: Readonly<Record<string, number>>;
  is_partial: boolean;
}

/** What can be kept under names of its own: a resource's list, or a report. */
export interface Viewed {
  /** The name under which its views are kept. */
  name: string;
  /** Whether its definition brings a view of that name. */
  hasView: (name: string) => boolean;
  /** Refuses what it would refuse itself of who saves it. @throws ApiError 422 */
  validate: (tx: Transaction, caller: Caller, body: Values) => void | Promise<void>;
  /** A view without what has gone from the definition, and without what this reader may not see. */
  readable: (view: StoredView, caller: Caller) => ReadableContent;
}

/** Whether a field may be seen by this person in some establishment: the list or report itself validates in which. */
export function isOpen({ readable }: Pick<FieldModel, 'readable'>, caller: Caller): boolean {
  return !readable || canUse(caller, readable.permission);
}
