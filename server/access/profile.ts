import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import { notFound } from '#/server/plugins/apiError.ts';
import { success } from '#/server/plugins/envelope.ts';
import type { Caller, UserType } from './caller.ts';

/** Who is signed in, as the dashboard shows them. Source: the API contract, "Access". */
export interface Profile {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  user_type: UserType;
  /** 0 for super-admins: the platform. */
  client_id: number;
  avatar_url: string | null;
  language: string | null;
}

/** GET /api/v1_0/profile. */
export function profile(app: FastifyInstance, database: Database): void {
  app.get('/api/v1_0/profile', async ({ caller }) => {
    const user = await readProfile(database, caller);
    if (!user) throw notFound('profile not found');
    return success({ user, isFullAccess: caller.isFullAccess });
  });
}

/** The profile of a caller; undefined for a station, which is nobody's. */
export async function readProfile(database: Database, { clientId, userId, userType }: Caller): Promise<Profile | undefined> {
  if (userType === 'station') return undefined;
  const { rows } = await database.platform((tx) =>
    sql<Profile>`
      select id, first_name, last_name, email, user_type, client_id, avatar as avatar_url, language
      from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx),
  );
  return rows[0];
}
