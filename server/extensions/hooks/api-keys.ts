import { say } from '#/i18n/sentences.ts';
import apiKeys from '#/resources/developers/apiKeys.ts';
import { canGrant, programCeiling } from '#/server/access/permissions/permissions.ts';
import { giveKey } from '#/server/access/programs/giveKey.ts';
import { type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks, type RecordWork } from '#/server/records/extensionPoints.ts';
import type { DraftOf, RecordOf } from '#model/language';
import { isUnchanged } from './access/isUnchanged.ts';
import { named, namesOf, refusedNames } from './access/permissionNames.ts';

type Key = Pick<RecordOf<typeof apiKeys>, 'everywhere' | 'establishments' | 'permissions'>;

/**
 * A program gets no more than those who make its key hold, there where they hold it, and nothing that gives rights to others. Whoever may
 * do less than a key does not change it.
 */
export const hooks = defineHooks(apiKeys, {
  beforeSave(draft, before, work) {
    refuseGuests(work);
    const stood = new Set(namesOf(before?.permissions));
    const wanted = [...new Set(namesOf(draft.permissions))];
    const errors: FieldErrors = {
      ...refusedNames(draft.permissions, stood, programCeiling(work.model)),
      ...refusedEnd(draft, before, work),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    draft.permissions = wanted;
    if (before && isUnchanged(draft, before)) return;
    if (before) refuseGreater(before, work);
    const beyond = notHeld(draft, work);
    if (beyond.length > 0) throw invalid({ permissions: [say('people.permissions_not_held_there', { permissions: named(beyond) })] });
  },

  async afterSave(record, before, work) {
    if (!before) await giveKey(work, record.id);
  },

  refuseDelete(record, work) {
    refuseGreater(record, work);
  },
});

/** Refuses to touch a key that may do more than its caller. @throws ApiError 403 */
export function refuseGreater(key: Key, work: RecordWork): void {
  if (notHeld(key, work).length > 0) throw forbidden(say('people.key_may_do_more'));
}

/** Who only helps in a business leaves no key behind that would outlast the visit. @throws ApiError 403 */
export function refuseGuests({ caller }: RecordWork): void {
  if (caller.acting) throw forbidden(say('people.keys_by_own_people'));
}

/** What of the key its caller does not hold in some establishment that it is for. A name that has gone out of use opens nothing. */
function notHeld({ everywhere, establishments, permissions }: Key, { caller, model }: RecordWork): string[] {
  const ceiling = programCeiling(model);
  const establishmentIds = everywhere ? [null] : (establishments ?? []);
  return namesOf(permissions).filter(
    (name) => ceiling.has(name) && !establishmentIds.every((establishmentId) => canGrant(caller, [name], establishmentId)),
  );
}

function refusedEnd(draft: DraftOf<typeof apiKeys>, before: RecordOf<typeof apiKeys> | undefined, { now }: RecordWork): FieldErrors {
  const isMoved = draft.expires_at !== (before?.expires_at ?? null);
  return isMoved && draft.expires_at && draft.expires_at <= now ? { expires_at: [say('people.key_ends_in_past')] } : {};
}
