import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Caller } from './caller.ts';
import { canUseEverywhere, visibleEstablishments } from './permissions.ts';

/**
 * GET /api/get-permissions and /api/get-permissions/{establishment_id}: the names that the caller holds, flat, those of them that they hold
 * in every establishment, and where they hold the others.
 */
export function getPermissions(app: FastifyInstance, database: Database): void {
  app.get('/api/get-permissions', async ({ caller }) => success(answerOf(caller, caller.permissionsAnywhere)));
  app.get<{ Params: { establishment_id: string } }>('/api/get-permissions/:establishment_id', async ({ caller, params }) => {
    const establishmentId = Number(params.establishment_id);
    if (!/^\d+$/.test(params.establishment_id) || !(await isReachable(database, caller, establishmentId)))
      throw notFound(say('access.no_such_establishment'));
    return success(answerOf(caller, caller.permissionsIn(establishmentId)));
  });
}

function answerOf(caller: Caller, held: ReadonlySet<string>) {
  const permissions = [...held].sort();
  const heldIn = permissions.flatMap((name) => {
    const establishments = visibleEstablishments(caller, name);
    return establishments === 'all' ? [] : [[name, establishments] as const];
  });
  return { permissions, everywhere: permissions.filter((name) => canUseEverywhere(caller, name)), held_in: Object.fromEntries(heldIn) };
}

/** Whether there is such an establishment on the caller's side of the tenants' wall; super-admins see over it. */
async function isReachable(database: Database, { isPlatform, clientId }: Caller, establishmentId: number): Promise<boolean> {
  if (!Number.isSafeInteger(establishmentId)) return false;
  const { rows } = await database.platform((tx) =>
    sql`select 1 from public.establishments where id = ${establishmentId} and (${isPlatform} or client_id = ${clientId}) limit 1`.execute(
      tx,
    ),
  );
  return rows.length > 0;
}
