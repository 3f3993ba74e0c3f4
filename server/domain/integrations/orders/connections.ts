import { sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';

/** A connection as orders come in by it. */
export interface OrdersConnection {
  clientId: number;
  id: number;
  establishmentId: number;
  program: string;
  /** The only place whose orders are wanted. */
  location: string | null;
  /** The key by which the program signs, sealed. */
  sealedKey: string | null;
}

/** The connection that a program's webhook is for: in use, of a business in use, with a key. */
export async function signedConnection(database: Database, id: number, program: string): Promise<OrdersConnection | undefined> {
  const found = await database.platform(
    (tx) =>
      read(
        tx,
        'public',
        sql`c.id = ${id} and c.integration = ${program} and c.status = 'active' and c.orders_key is not null
          and exists (select 1 from public.businesses as k where k.id = c.client_id and k.status = 'active')`,
      ),
    { readonly: true },
  );
  return found;
}

/** A connection that the caller may see. @throws ApiError 404 */
export async function seenConnection(database: Database, caller: Caller, id: number): Promise<OrdersConnection> {
  const found = caller.isPlatform
    ? await database.platform((tx) => read(tx, 'public', sql`c.id = ${id}`), { readonly: true })
    : await database.tenant(caller.clientId, (tx) => read(tx, 'tenant', sql`c.client_id = ${caller.clientId} and c.id = ${id}`), {
        readonly: true,
      });
  if (!found || !canUse(caller, 'IntegrationDetail', found.establishmentId)) throw notFound();
  return found;
}

async function read(tx: Transaction, schema: 'public' | 'tenant', where: ReturnType<typeof sql>): Promise<OrdersConnection | undefined> {
  const { rows } = await sql<OrdersConnection>`
    select c.client_id as "clientId", c.id, c.establishment_id as "establishmentId", c.integration as program,
      c.orders_location as location, ${schema === 'public' ? sql`c.orders_key` : sql`null`} as "sealedKey"
    from ${sql.id(schema, 'third_party_integrations')} as c where ${where}`.execute(tx);
  return rows[0];
}
