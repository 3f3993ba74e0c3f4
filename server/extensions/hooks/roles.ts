import { say } from '#/i18n/sentences.ts';
import roles from '#/resources/people/roles.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canGrant, permissionCeiling } from '#/server/access/permissions/permissions.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import { conflict, type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks, type RecordWork } from '#/server/records/extensionPoints.ts';
import type { RecordOf } from '#model/language';
import { isUnchanged } from './access/isUnchanged.ts';
import { isUsed } from './access/isUsed.ts';
import { named, namesOf, refusedNames } from './access/permissionNames.ts';
import { establishmentsOf, holdersOf } from './access/roleHolders.ts';

type Role = RecordOf<typeof roles>;

/** Roles hold names that there are, on their own side of the platform's wall, and never more than those who write them hold. */
export const hooks = defineHooks(roles, {
  async beforeSave(draft, before, work) {
    const stood = new Set(namesOf(before?.permissions));
    const errors = { ...(await refusedType(draft, before, work)), ...refusedNames(draft.permissions, stood, ceilingOf(work)) };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const wanted = [...new Set(namesOf(draft.permissions))];
    draft.permissions = wanted;
    const establishments = before ? await establishmentsOf(before.id, work) : [];
    if (before && !isUnchanged(draft, before)) refuseGreater(before, establishments, work);
    const given = wanted.filter((name) => !stood.has(name) && !mayDecide(work.caller, name, establishments));
    const key = establishments.length > 0 ? 'people.permissions_not_held_here' : 'people.permissions_not_held';
    if (given.length > 0) throw invalid({ permissions: [say(key, { permissions: named(given) })] });
  },

  async refuseDelete(record, work) {
    refuseGreater(record, await establishmentsOf(record.id, work), work);
    const holders = await holdersOf(record.id, work);
    if (holders) throw conflict(say('people.role_held', { people: holders.people, smart_count: holders.count }));
  },
});

const ceilingOf = ({ model, clientId }: RecordWork) => permissionCeiling(model.permissions, clientId === PLATFORM_CLIENT);

async function refusedType(draft: Pick<Role, 'type'>, before: Role | undefined, work: RecordWork): Promise<FieldErrors> {
  const isOfPlatform = work.clientId === PLATFORM_CLIENT;
  if ((draft.type === 'admin') !== isOfPlatform)
    return { type: [say(isOfPlatform ? 'people.platform_role_type' : 'people.business_role_type')] };
  const isChanged = before !== undefined && before.type !== draft.type;
  return isChanged && (await isUsed(before.id, work)) ? { type: [say('people.role_type_stays')] } : {};
}

/** A role that holds more than one does, wherever it is used, is not one's own to change: taking its names away would be power too. */
function refuseGreater(before: Pick<Role, 'permissions'>, establishments: readonly (number | null)[], work: RecordWork): void {
  const ceiling = ceilingOf(work);
  if (!namesOf(before.permissions).every((name) => !ceiling.has(name) || mayDecide(work.caller, name, establishments)))
    throw forbidden(say('people.role_holds_more'));
}

/** A name may be given by who holds it wherever the role is used already; giving a role is validated where it is given. */
function mayDecide(caller: Caller, name: string, establishments: readonly (number | null)[]): boolean {
  return establishments.length > 0
    ? establishments.every((establishment) => canGrant(caller, [name], establishment))
    : caller.permissionsAnywhere.has(name);
}
