import { say } from '#/i18n/sentences.ts';
import { canUse, canUseEverywhere, type Rights } from './permissions.ts';

/** A permission that a stored file was made with, and where it was needed: in these establishments, in all of them, or in any one. */
export interface RightBehind {
  permission: string;
  where: readonly number[] | 'all' | 'anywhere';
}

/** What is said to whoever has lost one of them since. */
export const RIGHT_IS_GONE = say('access.right_is_gone');

/** Whether everything that a file was made with is held still; of one that does not say what it was made with nobody knows. */
export function holdsStill(rights: Rights, behind: readonly RightBehind[] | undefined): boolean {
  return behind?.every((right) => holds(rights, right)) ?? false;
}

/** Whether a permission is held everywhere that it is needed. */
export function holds(rights: Rights, { permission, where }: RightBehind): boolean {
  if (where === 'anywhere') return canUse(rights, permission);
  if (where === 'all') return canUseEverywhere(rights, permission);
  return where.every((id) => canUse(rights, permission, id));
}
