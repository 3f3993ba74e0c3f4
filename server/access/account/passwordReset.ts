import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type Passwords, refusedPassword } from '../passwords.ts';
import { awaitRights } from '../permissions/settledRights.ts';
import { recordSession, signOutEverywhere } from '../sessions/sessions.ts';
import { isKnownPlace, rememberPlace } from '../signIn/knownPlaces.ts';
import {
  countTry,
  forgiveTries,
  refuseTooMany,
  resetGuessLimits,
  resetRequestLimits,
  resetTokenLimits,
  signInLimits,
} from '../signIn/signInLimits.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { accountEmail, findAccount, holderOf, linkAccount, type SignInAccount } from './accounts.ts';
import { storePassword } from './changePassword.ts';
import { invitationEmails } from './invitations.ts';
import { ResetCodes } from './resetCodes.ts';
import { HOST, RESET_CODE, type ResetRequest, resetEmails } from './resetEmails.ts';
import { resetPasswordSchema, resetRequestSchema, verifyCodeSchema } from './resetSchemas.ts';
import { tellOfSecurity } from './securityEmails.ts';

export interface PasswordResetOptions {
  database: Database;
  passwords: Passwords;
  mailer: Mailer;
  /** The host's: the codes' key is made of it. */
  jwtSecret: string;
}

const CODE_REFUSED = say('access.reset_code_wrong');
const TOKEN_REFUSED = say('access.reset_over');

/**
 * The way back in for somebody who forgot their password. No answer says whether an address is known: the request only
 * queues an email, and who it is for is looked up when that is written.
 */
export function passwordReset(app: FastifyInstance, { database, passwords, mailer, jwtSecret }: PasswordResetOptions): void {
  const codes = new ResetCodes(jwtSecret);
  resetEmails(mailer, database, codes);
  invitationEmails(mailer, database, codes);

  app.post<{ Body: { email: string } }>(
    '/api/v1_0/request-password-reset',
    { schema: resetRequestSchema, config: { public: true } },
    async (request) => {
      const email = accountEmail(request.body.email);
      const holder = await holderOf(database, email);
      const begin = async (tx: Transaction) => {
        const refused = await countTry(tx, resetRequestLimits(email, request.ip, await isKnownPlace(tx, holder, request.ip)));
        if (refused !== undefined) return refused;
        const id = randomUUID();
        await codes.begin(tx, email, id);
        await mailer.send(RESET_CODE, { request: id, ...visitorOf(request) } satisfies ResetRequest, HOST, { tx, record: null });
        return undefined;
      };
      refuseTooMany(await database.platform(begin, { shareOf: holder.clientId }));
      return success(null, say('access.code_on_its_way'));
    },
  );

  type Verify = { Body: { email: string; code: string } };
  app.post<Verify>(
    '/api/v1_0/verify-password-request-code',
    { schema: verifyCodeSchema, config: { public: true } },
    async ({ body, ip }) => {
      const email = accountEmail(body.email);
      const counted = await database.platform(async (tx) => {
        const wait = await countTry(tx, resetGuessLimits(email, ip));
        return { wait, digest: wait === undefined ? await codes.countTry(tx, email) : undefined };
      });
      refuseTooMany(counted.wait);
      const { digest } = counted;
      if (!codes.isRight(email, body.code, digest) || digest === undefined) throw invalid({ code: [CODE_REFUSED] });
      const token = await database.platform((tx) => codes.exchange(tx, email, digest));
      if (token === undefined) throw invalid({ code: [CODE_REFUSED] });
      return success({ reset_token: token }, say('access.choose_new_password'));
    },
  );

  type Reset = { Body: { reset_token: string; password: string } };
  app.post<Reset>('/api/v1_0/reset-password', { schema: resetPasswordSchema, config: { public: true } }, async (request) => {
    const { body, ip } = request;
    const refusal = refusedPassword(body.password);
    if (refusal) throw invalid({ password: [refusal] });
    const { wait, isKnown } = await database.platform(async (tx) => {
      const isKnown = await codes.knows(tx, body.reset_token);
      return { isKnown, wait: isKnown ? undefined : await countTry(tx, resetTokenLimits(ip)) };
    });
    refuseTooMany(wait);
    if (!isKnown) throw invalid({ reset_token: [TOKEN_REFUSED] });
    const hash = await passwords.hash(body.password);
    await database.platform(async (tx) => {
      const email = await codes.use(tx, body.reset_token);
      const account = email === undefined ? undefined : await settledAccount(tx, email);
      if (!account?.isActive) throw invalid({ reset_token: [TOKEN_REFUSED] });
      await linkAccount(tx, account);
      await rememberPlace(tx, account, ip);
      await storePassword(tx, account, hash);
      await signOutEverywhere(tx, account.clientId, account.userId);
      await forgiveTries(tx, signInLimits(account.email, ip));
      await recordSession(tx, account, {
        event: 'password_changed',
        description: say('activity.password_set_by_code'),
        ...visitorOf(request),
      });
      await tellOfSecurity(tx, mailer, account, { event: 'password_changed', ...visitorOf(request) });
    });
    return success(null, say('access.password_reset'));
  });
}

/** Whose address it is once nobody else changes who that is, or whether they may sign in. */
async function settledAccount(tx: Transaction, email: string): Promise<SignInAccount | undefined> {
  const found = await findAccount(tx, email);
  if (!found) return undefined;
  await awaitRights(tx, found.clientId);
  const account = await findAccount(tx, email);
  return account?.clientId === found.clientId ? account : undefined;
}
