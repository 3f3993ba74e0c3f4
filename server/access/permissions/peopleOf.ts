import { sql } from 'kysely';
import type { PermissionName } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Caller, callerOf, type UserType } from './caller.ts';
import { grantsOfUser } from './loadCaller.ts';
import { type Grant, permissionCeiling } from './permissions.ts';

interface Row {
  id: number;
  userType: UserType;
  name: string;
  isFullAccess: boolean;
  grants: Grant[] | null;
}

/** The active people of a business with the rights that they have now, by name: to say who may see something, never to act as one of them. */
export async function peopleOf(
  tx: Transaction,
  catalogue: readonly PermissionName[],
  clientId: number,
  { ids, search }: { ids?: readonly number[] | undefined; search?: string | undefined } = {},
): Promise<Caller[]> {
  const called = sql`concat_ws(' ', u.first_name, u.last_name)`;
  const among = ids === undefined ? sql`true` : sql`u.id = any(${[...ids]}::bigint[])`;
  const named = search ? sql`strpos(public.search_text(${called}), public.search_text(${search})) > 0` : sql`true`;
  const { rows } = await sql<Row>`
    select u.id, u.user_type as "userType", ${called} as name, coalesce(u.full_access, false) as "isFullAccess", ${grantsOfUser(clientId)} as grants
    from tenant.users as u where u.client_id = ${clientId} and u.status = 'active' and ${among} and ${named}
    order by ${called}, u.id`.execute(tx);
  const ceiling = permissionCeiling(catalogue, false);
  return rows.map(({ id: userId, userType, name, isFullAccess, grants }) =>
    callerOf({ userId, clientId, userType, name, token: undefined }, { isPlatform: false, isFullAccess, grants: grants ?? [] }, ceiling),
  );
}
