import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type Passwords, refusedPassword } from '../passwords.ts';
import type { Caller } from '../permissions/caller.ts';
import { settledSession } from '../permissions/settledRights.ts';
import { recordSession, signOutEverywhere } from '../sessions/sessions.ts';
import { refuseOtherPassword } from '../signIn/presentPassword.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { tellOfSecurity } from './securityEmails.ts';

interface Body {
  current_password: string;
  new_password: string;
}

const schema = {
  body: {
    type: 'object',
    title: 'Change password',
    required: ['current_password', 'new_password'],
    properties: { current_password: { type: 'string', minLength: 1 }, new_password: { type: 'string', minLength: 1 } },
    additionalProperties: false,
  },
};

/** POST /api/v1_0/change-password: one's own; every other session of the user ends, and an email tells them. */
export function changePassword(
  app: FastifyInstance,
  { database, passwords, mailer }: { database: Database; passwords: Passwords; mailer: Mailer },
): void {
  const config = { permission: ['ChangePassword', 'SuperAdminChangePassword'], selfOnly: true };
  app.post<{ Body: Body }>('/api/v1_0/change-password', { schema, config }, async (request) => {
    const { caller, body } = request;
    refuseUnfit(body);
    await refuseOtherPassword({ database, passwords }, caller, { current_password: body.current_password });
    const hash = await passwords.hash(body.new_password);
    await database.platform(async (tx) => {
      await settledSession(tx, caller);
      await storePassword(tx, caller, hash);
      await signOutEverywhere(tx, caller.clientId, caller.userId, caller.token);
      await tellOfSecurity(tx, mailer, caller, { event: 'password_changed', ...visitorOf(request) });
      await recordSession(tx, caller, { event: 'password_changed', ...visitorOf(request) });
    });
    return success(null, say('access.password_changed'));
  });
}

/** Stores the hash of a new password; the caller of this decides which sessions end. */
export async function storePassword(
  tx: Transaction,
  { clientId, userId }: Pick<Caller, 'clientId' | 'userId'>,
  hash: string,
): Promise<void> {
  await sql`update public.users set password = ${hash} where client_id = ${clientId} and id = ${userId}`.execute(tx);
}

function refuseUnfit(body: Body): void {
  const refusal =
    refusedPassword(body.new_password) ?? (body.new_password === body.current_password ? say('access.same_password') : undefined);
  if (refusal) throw invalid({ new_password: [refusal] });
}
