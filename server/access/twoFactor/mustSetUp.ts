import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Person } from './person.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers somebody who has to set up two-factor sign-in before anything else. Every other route refuses them. */
    beforeSecondFactor?: boolean;
  }
}

/** Whether a role of the user `u` of a business asks for a second factor; one of the point of sale is no way in here. */
const isAskedByRole = (clientId: number) => sql`
  exists (select 1 from public.users_roles l join public.roles r on r.client_id = l.client_id and r.id = l.role
    where l.client_id = ${clientId} and l.parent_id = u.id and r.requires_two_factor and r.type <> 'POS')`;

/** Whether a role of the user `u` or their business asks for a second factor. */
const isAsked = (clientId: number) => sql`
  (${isAskedByRole(clientId)} or exists (select 1 from public.businesses w where w.id = u.client_id and w.requires_two_factor))`;

/** Whether the user `u` of a business has to set a second factor up before they may do anything else. */
export const mustSetUpSecondFactor = (clientId: number) => sql`
  (${isAsked(clientId)} and not exists (select 1 from public.second_factors f where f.client_id = ${clientId} and f.user_id = u.id
    and f.confirmed_at is not null))`;

/** Whether somebody has to have a second factor. */
export async function isSecondFactorRequired(tx: Transaction, { clientId, userId }: Person): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isAsked(clientId)} as is from public.users u where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx);
  return rows[0]?.is ?? false;
}

/** 403 for somebody who has to set it up first; `data.code` tells programs why. */
export const secondFactorNeeded = () =>
  new ApiError(403, 'two_factor_required', say('access.two_factor_needed'), {
    data: { code: 'two_factor_required' },
  });
