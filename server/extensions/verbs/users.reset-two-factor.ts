import { say } from '#/i18n/sentences.ts';
import users from '#/resources/people/users.ts';
import { tellOfSecurity } from '#/server/access/account/securityEmails.ts';
import { removeSecondFactor } from '#/server/access/twoFactor/secondFactors.ts';
import { refuseGreater } from '#/server/extensions/hooks/users.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Takes away the second factor of somebody who lost it; who does it learns nothing of it. The generic log says who and why. */
export const verb = defineVerb(users, 'reset-two-factor', async (work, _input, record) => {
  const { tx, mailer, by, caller, clientId } = work;
  const person = { clientId, userId: record.id };
  if (caller.clientId === clientId && caller.userId === person.userId) throw conflict(say('access.own_two_factor'));
  await refuseGreater(record, work);
  if (!(await removeSecondFactor(tx, person))) throw conflict(say('access.person_without_two_factor'));
  if (mailer)
    await tellOfSecurity(tx, mailer, person, {
      event: 'two_factor_reset',
      by: caller.name,
      address: by?.address ?? null,
      device: by?.device ?? null,
    });
  return undefined;
});
