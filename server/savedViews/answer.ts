import { canFilter, canFilterRows, canSort } from '#/resources/schema/listDefaults.ts';
import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import { SHARE } from './openList.ts';
import type { StoredView } from './storedViews.ts';

/**
 * A view as this reader has it: without what has gone from the definition, and without what they may not see.
 * `is_partial` says that something was left out.
 */
export function answerOf(view: StoredView, list: ResourceModel, caller: Caller) {
  const open = (name: string): FieldModel | undefined => visibleField(list, caller, name);
  const filters = Object.entries(view.filters ?? {}).filter(([name, wanted]) => (name === 'client_id' ? caller.isPlatform : isSayable(open(name), wanted)));
  const columns = view.columns?.filter((name) => open(name)) ?? null;
  const sorted = view.sort_by === null ? undefined : open(view.sort_by);
  const isSorted = sorted !== undefined && canSort(sorted);
  const isOwn = view.created_by === caller.userId;
  return {
    id: view.id,
    name: view.name,
    resource: view.resource,
    filters: Object.fromEntries(filters),
    search: view.search ?? '',
    sort_by: isSorted ? view.sort_by : null,
    sort_order: isSorted ? (view.sort_order ?? 'asc') : null,
    columns,
    widths: Object.fromEntries(Object.entries(view.widths ?? {}).filter(([name]) => open(name))),
    role: view.role === null ? null : { id: view.role, name: view.roleName ?? '' },
    is_mine: isOwn,
    may_change: mayChange(view, caller),
    is_partial:
      filters.length < Object.keys(view.filters ?? {}).length || (columns?.length ?? 0) < (view.columns?.length ?? 0) || (view.sort_by !== null && !isSorted),
    updated_at: view.updated_at,
  };
}

/** One's own views are one's own to change; what is shared belongs to everybody who may share. */
export function mayChange(view: StoredView, caller: Caller): boolean {
  return view.role === null ? view.created_by === caller.userId : canUse(caller, SHARE);
}

/** The list's field of that name, where the reader may see it in some establishment: the list itself judges in which. */
export function visibleField(list: ResourceModel, caller: Caller, name: string): FieldModel | undefined {
  const field = Object.hasOwn(list.allFields, name) ? list.allFields[name] : undefined;
  const isOpen = ({ readable }: Pick<FieldModel, 'readable'>) => !readable || canUse(caller, readable.permission);
  if (!field || field.kind === 'password' || !isOpen(field)) return undefined;
  return field.kind === 'lines' ? { ...field, fields: Object.fromEntries(Object.entries(field.fields).filter(([, row]) => isOpen(row))) } : field;
}

/** Whether the list can be filtered so by this reader. */
function isSayable(field: FieldModel | undefined, wanted: unknown): boolean {
  if (!field) return false;
  if (!canFilterRows(field)) return canFilter(field);
  return wanted === null || Object.keys(wanted as object).every((column) => Object.hasOwn(field.fields, column));
}
