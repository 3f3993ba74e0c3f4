import { type RawBuilder, sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { openList, SHARE, type ViewHost } from './openList.ts';
import type { StoredView } from './storedView.ts';
import type { Viewed } from './viewed.ts';

/**
 * The views of a list or report that the caller has: their own, those shared with a role of theirs, and for who may share all shared ones.
 */
export function visibleViews(tx: Transaction, caller: Caller, resource: string): Promise<StoredView[]> {
  return readViews(tx, caller, sql`v.resource = ${resource}`);
}

/** One of them, with the list it is of. @throws ApiError 404 where the caller does not have it, or may no longer open its list */
export async function visibleView(tx: Transaction, host: ViewHost, caller: Caller, id: number): Promise<StoredView & { list: Viewed }> {
  const [view] = await readViews(tx, caller, sql`v.id = ${id}`);
  const list = view && openList(host, caller, view.resource);
  if (!view || !list || typeof list === 'string') throw notFound(say('views.not_found'));
  return { ...view, list };
}

async function readViews(tx: Transaction, caller: Caller, which: RawBuilder<unknown>): Promise<StoredView[]> {
  const { clientId, userId } = caller;
  const { rows } = await sql<StoredView>`
    select v.id, v.name, v.resource, v.role, r.name as "roleName", v.filters, v.search, v.sort_by, v.sort_order, v.columns, v.widths,
      v.created_by, v.updated_at
    from tenant.saved_views v left join tenant.roles r on r.client_id = v.client_id and r.id = v.role
    where v.client_id = ${clientId} and ${which} and (
      v.created_by = ${userId}
      or (v.role is not null and (
        ${canUse(caller, SHARE)}
        or exists (select 1 from tenant.users_roles l where l.client_id = ${clientId} and l.parent_id = ${userId} and l.role = v.role)
      ))
    )
    order by v.role is not null, lower(v.name), v.id`.execute(tx);
  return rows;
}

/** The roles of those who sign in here: a view can be shared with any of them. */
export async function rolesToShareWith(tx: Transaction, { clientId }: Caller): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from tenant.roles where client_id = ${clientId} and type <> 'POS' order by lower(name), id`.execute(tx);
  return rows;
}
