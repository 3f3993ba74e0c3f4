import { linkAccount, unlinkAccount } from '#/server/access/accounts.ts';
import { canChangeUser, leavesFullAccess, type PowerfulUser } from '#/server/access/mayChange.ts';
import { signOutEverywhere } from '#/server/access/sessions.ts';
import type { Hooks, RecordWork } from '#/server/crud/hooks.ts';
import { PLATFORM_CLIENT } from '#/server/database/names.ts';
import { conflict, type FieldErrors, forbidden, invalid } from '#/server/plugins/apiError.ts';
import { problem, problemText } from '#resources/schema';
import { isUnchanged } from './access/isUnchanged.ts';
import { refusedRoles } from './access/refusedRoles.ts';

type Values = Record<string, unknown>;

/**
 * Users as sign-in needs them: an address that nobody else has, a password, and no more rights than those who gave them.
 * Nobody shuts themself out, and no business loses the last person who may do everything.
 */
export const hooks: Hooks = {
  async beforeSave(draft, before, work) {
    const errors: FieldErrors = { ...refusedPassword(draft, before, work), ...(await refusedStatus(draft, before, work)) };
    if (before && !isUnchanged(draft, before)) await refuseGreater(before, work);
    Object.assign(errors, await refusedRoles(draft.roles, before?.roles, work));
    if (Object.keys(errors).length > 0) throw invalid(errors);
    draft.user_type = work.clientId === PLATFORM_CLIENT ? 'admin' : (before?.user_type ?? 'staff');
  },

  async afterSave(record, before, work) {
    const { tx, clientId, caller } = work;
    const userId = Number(record.id);
    await linkAccount(tx, { email: String(record.email), clientId, userId });
    const isShutOut = before?.status === 'active' && record.status !== 'active';
    if (before && (record.password || isShutOut)) await signOutEverywhere(tx, clientId, userId, isOneself(record, work) ? caller.token : undefined);
  },

  async beforeDelete(record, work) {
    if (isOneself(record, work)) throw conflict('You cannot delete yourself: ask somebody else to do it');
    await refuseGreater(record, work);
    if (record.full_access && record.status === 'active' && !(await leavesFullAccess(work.tx, powerOf(record, work)))) throw conflict(LAST_ONE);
    await unlinkAccount(work.tx, powerOf(record, work));
  },
};

const LAST_ONE = 'This is the last person with full access: without them nobody could manage this account';

const powerOf = (record: Values, { clientId }: RecordWork): PowerfulUser => ({
  clientId,
  userId: Number(record.id),
  isFullAccess: record.full_access === true,
});
const isOneself = (record: Values, { caller, clientId }: RecordWork) => caller.userId === record.id && caller.clientId === clientId;

async function refuseGreater(user: Values, work: RecordWork): Promise<void> {
  if (!(await canChangeUser(work.tx, work.caller, powerOf(user, work), work.model.permissions)))
    throw forbidden('This person may do things that you may not: ask somebody who holds the same permissions');
}

/** One's own password is changed where the present one is asked for. */
function refusedPassword(draft: Values, before: Values | undefined, work: RecordWork): FieldErrors {
  if (!before && !draft.password) return { password: [problemText(problem('required'))] };
  return before && draft.password && isOneself(before, work) ? { password: ["Change your own password under 'Change password'"] } : {};
}

async function refusedStatus(draft: Values, before: Values | undefined, work: RecordWork): Promise<FieldErrors> {
  if (before?.status !== 'active' || draft.status === 'active') return {};
  if (isOneself(before, work)) return { status: ['You cannot make yourself inactive: ask somebody else to do it'] };
  return before.full_access && !(await leavesFullAccess(work.tx, powerOf(before, work))) ? { status: [LAST_ONE] } : {};
}
