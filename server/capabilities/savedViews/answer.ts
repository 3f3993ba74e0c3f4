import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { SHARE } from './openList.ts';
import type { StoredView } from './storedView.ts';
import type { Viewed } from './viewed.ts';

/** A view as this reader has it. */
export function answerOf(view: StoredView, of: Viewed, caller: Caller) {
  const { is_partial, ...content } = of.readable(view, caller);
  return {
    id: view.id,
    name: view.name,
    resource: view.resource,
    ...content,
    search: view.search ?? '',
    role: view.role === null ? null : { id: view.role, name: view.roleName ?? '' },
    is_mine: view.created_by === caller.userId,
    may_change: mayChange(view, caller),
    is_partial,
    updated_at: view.updated_at,
  };
}

/** One's own views are one's own to change; what is shared belongs to everybody who may share. */
export function mayChange(view: StoredView, caller: Caller): boolean {
  return view.role === null ? view.created_by === caller.userId : canUse(caller, SHARE);
}
