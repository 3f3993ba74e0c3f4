import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { readProfile } from '#/server/access/account/profile.ts';
import { tellOfSecurity } from '#/server/access/account/securityEmails.ts';
import type { Passwords } from '#/server/access/passwords.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { recordSession } from '#/server/access/sessions/sessions.ts';
import { noStore } from '#/server/access/signIn/oauthError.ts';
import { refuseOtherPassword } from '#/server/access/signIn/presentPassword.ts';
import { countTry, forgiveTries, refuseTooMany, secondFactorLimits } from '#/server/access/signIn/signInLimits.ts';
import { visitorOf } from '#/server/access/signIn/visitor.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { SecurityEventName } from '#/server/foundation/mail/emails/securityEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { isSecondFactorRequired } from './mustSetUp.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { hasSecondFactor, removeSecondFactor, type SecondFactors } from './secondFactors.ts';
import { keyAddress } from './totp.ts';
import { bodies, describes } from './twoFactorSchemas.ts';

interface Parts {
  database: Database;
  passwords: Passwords;
  secondFactors: SecondFactors;
  mailer: Pick<Mailer, 'send'>;
}

const PATH = '/api/v1_0/two-factor';
const CODE_REFUSED = say('access.code_used');
const IS_OFF = say('access.two_factor_is_off');

/** One's own second factor: what it is, set up in two steps, its recovery codes made anew, and turned off. */
export function twoFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, secondFactors } = parts;
  const config = (name: keyof typeof describes) => ({ selfOnly: true, describes: describes[name] });
  const setUp = { beforeSecondFactor: true };

  app.get(PATH, { config: { ...config('state'), ...setUp } }, async ({ caller }) => {
    const { isRequired, state } = await database.platform(
      async (tx) => ({ isRequired: await isSecondFactorRequired(tx, caller), state: await secondFactors.state(tx, caller) }),
      { readonly: true },
    );
    return success({ on: state.since !== null, since: state.since, recovery_codes: state.recoveryCodes, required: isRequired });
  });

  type Begin = { Body: { password: string } };
  app.post<Begin>(`${PATH}/begin`, { config: { ...config('begin'), ...setUp }, schema: { body: bodies.begin } }, async (request, reply) => {
    const { caller, body } = request;
    await refuseOtherPassword(parts, caller, { password: body.password });
    const begun = await database.platform(async (tx) => ({
      key: await secondFactors.begin(tx, caller),
      profile: await readProfile(tx, caller),
    }));
    if (begun.key === undefined) throw conflict(say('access.two_factor_off_first'));
    return reply.headers(noStore).send(success({ totp_secret: begun.key, totp_uri: keyAddress(begun.key, begun.profile?.email ?? '') }));
  });

  type Confirm = { Body: { otp: string } };
  app.post<Confirm>(
    `${PATH}/confirm`,
    { config: { ...config('confirm'), ...setUp }, schema: { body: bodies.confirm } },
    async (request, reply) => {
      const { caller, body } = request;
      await refuseTooManyCodes(database, request);
      const codes = await database.platform(async (tx) => {
        if (await hasSecondFactor(tx, caller)) throw conflict(say('access.two_factor_on_already'));
        const made = await secondFactors.confirm(tx, caller, body.otp);
        if (!made) throw invalid({ otp: [CODE_REFUSED] });
        await tell(tx, parts, request, 'two_factor_on', say('activity.two_factor_on'));
        return made;
      });
      return reply.headers(noStore).send(success({ recovery_codes: codes }, say('access.two_factor_on')));
    },
  );

  app.post<Begin>(`${PATH}/recovery-codes`, { config: config('recoveryCodes'), schema: { body: bodies.begin } }, async (request, reply) => {
    const { caller, body } = request;
    await refuseOtherPassword(parts, caller, { password: body.password });
    const codes = await database.platform(async (tx) => {
      if (!(await hasSecondFactor(tx, caller))) throw conflict(IS_OFF);
      await tell(tx, parts, request, 'recovery_codes_made', say('activity.recovery_codes_made'));
      return makeRecoveryCodes(tx, caller);
    });
    return reply.headers(noStore).send(success({ recovery_codes: codes }, say('access.recovery_codes_void')));
  });

  type TurnOff = { Body: { password: string; otp?: string; recovery_code?: string } };
  app.post<TurnOff>(`${PATH}/turn-off`, { config: config('turnOff'), schema: { body: bodies.turnOff } }, async (request) => {
    const { caller, body } = request;
    const proof = proofOf(body);
    await refuseOtherPassword(parts, caller, { password: body.password });
    await refuseTooManyCodes(database, request);
    await database.platform(async (tx) => {
      if (!(await hasSecondFactor(tx, caller))) throw conflict(IS_OFF);
      if (!(await secondFactors.prove(tx, caller, proof))) throw invalid({ ['otp' in proof ? 'otp' : 'recovery_code']: [CODE_REFUSED] });
      await removeSecondFactor(tx, caller);
      await tell(tx, parts, request, 'two_factor_off', say('activity.two_factor_off'));
    });
    return success(null, say('access.two_factor_off'));
  });
}

function proofOf({ otp, recovery_code: recoveryCode }: { otp?: string; recovery_code?: string }) {
  if ((otp === undefined) === (recoveryCode === undefined)) throw invalid({ otp: [say('access.give_code')] });
  return otp === undefined ? { recoveryCode: recoveryCode ?? '' } : { otp };
}

async function refuseTooManyCodes(database: Database, { caller, ip }: FastifyRequest): Promise<void> {
  refuseTooMany(await database.platform((tx) => countTry(tx, secondFactorLimits(caller, ip))));
}

/** Into the log and into the person's mail; whoever got here was right, so what was counted is forgiven. */
async function tell(
  tx: Transaction,
  { mailer }: Parts,
  request: FastifyRequest,
  event: SecurityEventName,
  description: Sentence,
): Promise<void> {
  const caller: Caller = request.caller;
  const from = visitorOf(request);
  await forgiveTries(tx, secondFactorLimits(caller, from.address));
  await recordSession(tx, caller, { event: 'two_factor_changed', description, ...from });
  await tellOfSecurity(tx, mailer, caller, { event, ...from });
}
