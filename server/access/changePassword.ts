import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { Post } from '#/server/mail/index.ts';
import { invalid } from '#/server/plugins/apiError.ts';
import { success } from '#/server/plugins/envelope.ts';
import { accountOf } from './accounts.ts';
import type { Caller } from './caller.ts';
import { type Passwords, refusedPassword } from './passwords.ts';
import { type ChangedPassword, HOST, PASSWORD_CHANGED } from './resetLetters.ts';
import { recordSession, signOutEverywhere } from './sessions.ts';
import { settledSession } from './settledRights.ts';
import { countTry, forgiveTries, passwordLimits, refuseTooMany } from './signInLimits.ts';
import { visitorOf } from './visitor.ts';

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

/** POST /api/v1_0/change-password: one's own; every other session of the user ends, and a letter tells them. */
export function changePassword(app: FastifyInstance, { database, passwords, post }: { database: Database; passwords: Passwords; post: Post }): void {
  const config = { permission: ['ChangePassword', 'SuperAdminChangePassword'], ownAffair: true };
  app.post<{ Body: Body }>('/api/v1_0/change-password', { schema, config }, async (request) => {
    const { caller, body } = request;
    refuseUnfit(body);
    const limits = passwordLimits(caller.clientId, caller.userId);
    const { wait, stored } = await database.platform(async (tx) => ({ wait: await countTry(tx, limits), stored: await storedPassword(tx, caller) }));
    refuseTooMany(wait);
    if (!(await passwords.matches(stored, body.current_password))) throw invalid({ current_password: ['This is not your present password: type it again'] });
    const hash = await passwords.hash(body.new_password);
    await database.platform(async (tx) => {
      await settledSession(tx, caller);
      await forgiveTries(tx, limits);
      await storePassword(tx, caller, hash);
      await signOutEverywhere(tx, caller.clientId, caller.userId, caller.token);
      // Not the address of the record: while that one is somebody else's, the letter would be theirs.
      const { email } = (await accountOf(tx, caller)) ?? {};
      if (email) await post.send(PASSWORD_CHANGED, { email, at: new Date().toISOString(), address: request.ip } satisfies ChangedPassword, HOST, { tx });
      await recordSession(tx, caller, { event: 'password_changed', ...visitorOf(request) });
    });
    return success(null, 'Password changed');
  });
}

/** Stores the hash of a new password; the caller of this decides which sessions end. */
export async function storePassword(tx: Transaction, { clientId, userId }: Pick<Caller, 'clientId' | 'userId'>, hash: string): Promise<void> {
  await sql`update public.users set password = ${hash} where client_id = ${clientId} and id = ${userId}`.execute(tx);
}

async function storedPassword(tx: Transaction, { clientId, userId }: Caller): Promise<string | null | undefined> {
  const { rows } = await sql<{ password: string | null }>`select password from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  return rows[0]?.password;
}

function refuseUnfit(body: Body): void {
  const refusal =
    refusedPassword(body.new_password) ?? (body.new_password === body.current_password ? 'Choose a password that differs from the present one' : undefined);
  if (refusal) throw invalid({ new_password: [refusal] });
}
