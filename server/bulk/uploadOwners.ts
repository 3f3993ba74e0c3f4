import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '#/server/access/caller.ts';
import type { Database } from '#/server/database/openDatabase.ts';

const ADDRESSES = '/api/v1_0/get-presigned-url';
/** A file's path ends in its key, which nobody guesses, and its name. */
const PATH = /\/files\/([\w-]{22})\/[\w-]+\.[a-z\d]+$/;

/** The key of a file's address; undefined for what is no such address. */
export function keyOf(publicUrl: string): string | undefined {
  return PATH.exec(publicUrl)?.[1];
}

/** Notes whose upload an address is, as it is handed out. Call before the route of uploads is registered. */
export function noteUploadOwners(app: FastifyInstance, database: Database): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== ADDRESSES) return;
    const others = [route.preSerialization ?? []].flat();
    route.preSerialization = [
      ...others,
      async (request, _reply, payload) => {
        const key = keyOf(String((payload as { data?: { public_url?: unknown } } | null)?.data?.public_url ?? ''));
        if (key) await noteOwner(database, request.caller, key);
        return payload;
      },
    ];
  });
}

async function noteOwner(database: Database, { clientId, userId }: Caller, key: string): Promise<void> {
  await database.tenant(clientId, (tx) =>
    sql`insert into public.upload_owners (client_id, key, user_id, created_at) values (${clientId}, ${key}, ${userId || null}, now())`.execute(tx),
  );
}

/** Whether somebody of the caller's business asked for the address. */
export async function isOwnUpload(database: Database, { clientId }: Caller, key: string): Promise<boolean> {
  const { rows } = await database.tenant(clientId, (tx) => sql`select 1 from tenant.upload_owners where client_id = ${clientId} and key = ${key}`.execute(tx), {
    readonly: true,
  });
  return rows.length > 0;
}
