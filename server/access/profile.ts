import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
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
    const user = caller.userType === 'station' ? undefined : await database.platform((tx) => readProfile(tx, caller), { readonly: true });
    if (!user) throw notFound('profile not found');
    return success({ user, isFullAccess: caller.isFullAccess });
  });
}

/** The profile of a user; needs the platform's handle. */
export async function readProfile(tx: Transaction, { clientId, userId }: Pick<Caller, 'clientId' | 'userId'>): Promise<Profile | undefined> {
  const { rows } = await sql<Profile>`
    select id, first_name, last_name, email, user_type, client_id, avatar as avatar_url, language
    from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  return rows[0];
}
