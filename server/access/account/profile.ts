import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { type Caller, isPerson, type UserType } from '../permissions/caller.ts';

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

/** Where a super-admin helps: whose business, and until when (ISO 8601 UTC). */
export interface ActingProfile {
  client_id: number;
  client_name: string;
  until: string;
}

/** GET /api/v1_0/profile. Inside a client's business a super-admin is one of its people, and `acting` says where they are. */
export function profile(app: FastifyInstance, database: Database): void {
  app.get('/api/v1_0/profile', { config: { beforeSecondFactor: true } }, async ({ caller }) => {
    const { clientId, userId, userType, acting, isFullAccess, mustSetUpTwoFactor } = caller;
    const home = acting ? PLATFORM_CLIENT : clientId;
    const user = isPerson(caller)
      ? await database.platform((tx) => readProfile(tx, { clientId: home, userId }), { readonly: true })
      : undefined;
    if (!user) throw notFound(say('access.no_profile'));
    if (!acting) return success({ user, isFullAccess, ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }) });
    const where: ActingProfile = { client_id: clientId, client_name: acting.clientName, until: acting.until.toISOString() };
    return success({ user: { ...user, client_id: clientId, user_type: userType }, isFullAccess, acting: where });
  });
}

/** The profile of a user; needs the platform's handle. */
export async function readProfile(
  tx: Transaction,
  { clientId, userId }: Pick<Caller, 'clientId' | 'userId'>,
): Promise<Profile | undefined> {
  const { rows } = await sql<Profile>`
    select id, first_name, last_name, email, user_type, client_id, avatar as avatar_url, language
    from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  return rows[0];
}
