import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { problem } from '#model/language';
import { type Host, mayThere, refuseElsewhere } from './routeContext.ts';
import { every, type RowScope, scopeFilter, source } from './rowScope.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where a new record, or a collection's verb, belongs. */
export interface RecordOwner {
  clientId: number;
  establishmentId: number | null;
}

/**
 * Reads the owner that a body names. A super-admin names the business by `client_id` where no establishment says it.
 * @throws ApiError 403 without the permission there, 404 for a foreign establishment or client, 422 where none is named
 */
export async function ownerOf(
  { database }: Host,
  caller: Caller,
  resource: ResourceModel,
  permission: string,
  body: Values,
): Promise<RecordOwner> {
  if (resource.scope === 'platform') return { clientId: 0, establishmentId: null };
  if (resource.scope === 'client')
    return { clientId: caller.isPlatform ? await namedClient(body.client_id, database) : caller.clientId, establishmentId: null };
  const establishmentId = body.establishment_id;
  if (typeof establishmentId !== 'number' || !Number.isSafeInteger(establishmentId))
    throw invalid({ establishment_id: [problem('required_choice')] });
  const clientId = await clientOfEstablishment(database, caller, establishmentId);
  if (!mayThere(caller, resource, permission, establishmentId)) throw forbidden();
  return { clientId, establishmentId };
}

/** The client of an establishment that is on the caller's side of the tenants' wall. @throws ApiError 404 */
export async function clientOfEstablishment(
  database: Database,
  { isPlatform, clientId }: Caller,
  establishmentId: number,
): Promise<number> {
  const owner = isPlatform
    ? await database.platform(
        async (tx) =>
          (await sql<{ client_id: number }>`select client_id from public.establishments where id = ${establishmentId}`.execute(tx)).rows[0],
        { readonly: true },
      )
    : await database.tenant(
        clientId,
        async (tx) =>
          (
            await sql<{
              client_id: number;
            }>`select client_id from tenant.establishments where client_id = ${clientId} and id = ${establishmentId}`.execute(tx)
          ).rows[0],
        { readonly: true },
      );
  if (!owner) throw notFound(say('access.no_such_establishment'));
  return owner.client_id;
}

async function namedClient(clientId: unknown, database: Host['database']): Promise<number> {
  if (clientId === 0) return 0;
  if (typeof clientId !== 'number' || !Number.isSafeInteger(clientId)) throw invalid({ client_id: [problem('required_choice')] });
  const { rows } = await database.platform((tx) => sql`select 1 from public.clients where client_id = 0 and id = ${clientId}`.execute(tx), {
    readonly: true,
  });
  if (!rows.length) throw notFound(say('access.no_such_client'));
  return clientId;
}

/** Where a stored record stands, once it is known to be there and open to the caller. @throws ApiError 403, 404 */
export async function ownerOfStored(
  tx: Transaction,
  { caller, resource, permission, rowScope }: { caller: Caller; resource: ResourceModel; permission: string; rowScope: RowScope },
  id: number,
): Promise<RecordOwner> {
  const establishment = resource.scope === 'establishment' ? sql.ref('t.establishment_id') : sql`null::bigint`;
  const { rows } = await sql<RecordOwner>`
    select t.client_id as "clientId", ${establishment} as "establishmentId" from ${source(rowScope, resource.table)} as t
    where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.id = ${id}`])}`.execute(tx);
  const [owner] = rows;
  if (!owner) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  refuseElsewhere(caller, resource, permission, owner.establishmentId);
  return owner;
}
