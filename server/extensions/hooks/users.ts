import { say } from '#/i18n/sentences.ts';
import users from '#/resources/people/users.ts';
import { linkAccount, linkOrAwait, unlinkAccount } from '#/server/access/account/accounts.ts';
import { invite } from '#/server/access/account/invitations.ts';
import { canChangeUser, hasFullAccess, leavesFullAccess, type PowerfulUser } from '#/server/access/permissions/mayChange.ts';
import { canGrant, permissionCeiling } from '#/server/access/permissions/permissions.ts';
import { giveStartingRoles } from '#/server/access/permissions/startingRoles.ts';
import { signOutEverywhere } from '#/server/access/sessions/sessions.ts';
import { removeSecondFactor } from '#/server/access/twoFactor/secondFactors.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import { conflict, type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { forgetNotificationsOf } from '#/server/foundation/notifications/forgetNotifications.ts';
import { defineHooks, type RecordWork } from '#/server/records/extensionPoints.ts';
import type { DraftOf, RecordOf } from '#model/language';
import { isUnchanged } from './access/isUnchanged.ts';
import { refusedRoles } from './access/refusedRoles.ts';
import { tellOfChanges } from './access/tellOfChanges.ts';

type Draft = DraftOf<typeof users>;
type User = RecordOf<typeof users>;

/**
 * Users as sign-in needs them: an address that nobody else has (a business is not told that somebody elsewhere does), a password, and no
 * more rights than those who gave them. Nobody shuts themself out, and no business loses the last person who may do everything.
 */
export const hooks = defineHooks(users, {
  async beforeSave(draft, before, work) {
    if (!before && !(await hasFullAccess(work.tx, work.clientId))) draft.full_access = true;
    const errors: FieldErrors = {
      ...refusedPassword(draft, before, work),
      ...(await refusedStatus(draft, before, work)),
      ...(await refusedFullAccess(draft, before, work)),
    };
    if (before && !isUnchanged(draft, before)) await refuseGreater(before, work);
    Object.assign(errors, await refusedRoles(draft.roles, before?.roles ?? [], work));
    if (Object.keys(errors).length > 0) throw invalid(errors);
    draft.user_type = work.clientId === PLATFORM_CLIENT ? 'admin' : draft.full_access ? 'client' : 'staff';
  },

  async afterSave(record, before, work) {
    const { tx, clientId, caller, mailer } = work;
    const userId = record.id;
    const account = { email: record.email, clientId, userId };
    // Who sees all businesses may be told that an address is taken in one; a business may not.
    await (caller.isPlatform ? linkAccount(tx, account) : linkOrAwait(tx, account));
    if (mailer && record.email !== before?.email) await invite(tx, mailer, account, caller.name);
    if (before) await tellOfChanges(record, before, work);
    else await welcome(record, work);
    const isShutOut = before?.status === 'active' && record.status !== 'active';
    if (before && (record.password || isShutOut))
      await signOutEverywhere(tx, clientId, userId, isOneself(record, work) ? caller.token : undefined);
  },

  async beforeDelete(record, work) {
    if (isOneself(record, work)) throw conflict(say('people.not_yourself'));
    await refuseGreater(record, work);
    if (record.full_access && record.status === 'active' && !(await leavesFullAccess(work.tx, powerOf(record, work))))
      throw conflict(LAST_ONE);
    await removeSecondFactor(work.tx, powerOf(record, work));
    await unlinkAccount(work.tx, powerOf(record, work));
    await forgetNotificationsOf(work.tx, work.clientId, record.id);
  },
});

const LAST_ONE = say('people.last_full_access');

const powerOf = (record: Pick<User, 'id' | 'full_access'>, { clientId }: RecordWork): PowerfulUser => ({
  clientId,
  userId: record.id,
  isFullAccess: record.full_access === true,
});
const isOneself = (record: Pick<User, 'id'>, { caller, clientId }: RecordWork) =>
  caller.userId === record.id && caller.clientId === clientId;

/** Refuses to touch somebody who may do more. @throws ApiError 403 */
export async function refuseGreater(user: Pick<User, 'id' | 'full_access'>, work: RecordWork): Promise<void> {
  if (!(await canChangeUser(work.tx, work.caller, powerOf(user, work), work.model.permissions))) throw forbidden(say('people.may_do_more'));
}

/** With its first owner a business has its first roles. */
async function welcome(record: Draft, { tx, model, clientId, caller, now }: RecordWork): Promise<void> {
  if (record.full_access && clientId !== PLATFORM_CLIENT)
    await giveStartingRoles(tx, model, clientId, { userId: caller.userId || null, name: caller.name, address: null }, now);
}

/** One's own password is changed where the present one is asked for. */
function refusedPassword(draft: Draft, before: User | undefined, work: RecordWork): FieldErrors {
  return before && draft.password && isOneself(before, work) ? { password: [say('people.own_password_elsewhere')] } : {};
}

async function refusedStatus(draft: Draft, before: User | undefined, work: RecordWork): Promise<FieldErrors> {
  if (before?.status !== 'active' || draft.status === 'active') return {};
  if (isOneself(before, work)) return { status: [say('people.stay_active')] };
  return before.full_access && !(await leavesFullAccess(work.tx, powerOf(before, work))) ? { status: [LAST_ONE] } : {};
}

/** Full access is given by who has all of it, and never taken from the last one. */
async function refusedFullAccess(draft: Draft, before: User | undefined, work: RecordWork): Promise<FieldErrors> {
  if (Boolean(draft.full_access) === Boolean(before?.full_access)) return {};
  const { caller, clientId, model } = work;
  if (draft.full_access) {
    const may = caller.isFullAccess || canGrant(caller, [...permissionCeiling(model.permissions, clientId === PLATFORM_CLIENT)], null);
    return may ? {} : { full_access: [say('people.no_full_access_to_give')] };
  }
  if (!before) return {};
  if (isOneself(before, work)) return { full_access: [say('people.keep_full_access')] };
  return (await leavesFullAccess(work.tx, powerOf(before, work))) ? {} : { full_access: [LAST_ONE] };
}
