import { type Account, isPlatformUser } from '#/authProvider/account.ts';
import { type MenuModel, menuOf } from '#/authProvider/menu.ts';
import { type PermissionTree, permissionTree } from '#/authProvider/permissionTree.ts';
import { entryOf, screensFor, withScreens } from '#/src/app/navigation/screenEntries.ts';
import type { Session } from '#/src/foundation/session/SessionContext.ts';
import { askSession, chosenOf } from '#/src/foundation/session/sessionAnswers.ts';
import { pageScreens } from '#/src/screens/index.ts';

export interface SessionSources {
  account: Account;
  model: MenuModel;
}

/** Loads profile, constants, establishments and permissions. @param chosenId the establishment of last time @throws {SetUpNeeded} */
export async function loadSession({ account, model }: SessionSources, chosenId: number | null): Promise<Session> {
  const asked = askSession(account, chosenId);
  const { user, isFullAccess, acting } = await asked.profile;
  const [establishments, constants] = await Promise.all([asked.establishments, asked.constants]);
  const establishment = chosenOf(establishments, chosenId, user);
  const side = { ofPlatform: isPlatformUser(user), isFullAccess };
  const rights = await loadRights({ account, model }, side, establishment?.id, asked.held);
  return { user, isFullAccess, acting, constants, establishments, establishment, ...rights };
}

/** On which side of the platform's wall somebody stands, and whether they may do everything there. */
interface Side {
  ofPlatform: boolean;
  isFullAccess: boolean;
}

/** The permissions at an establishment (or in general), and the tree that the dashboard makes of them. @param asked them, on their way */
export async function loadRights(
  { account, model }: Pick<SessionSources, 'account' | 'model'>,
  side: Side,
  establishmentId: number | undefined,
  asked = account.permissions(establishmentId),
) {
  const { permissions, everywhere, heldIn } = await asked;
  const tree = treeOf(model, permissions, side, everywhere);
  return { tree, permissions: tree.permissions, everywhere: tree.everywhere, heldIn };
}

/** The tree that follows from names, and from those of them that are held in every establishment. */
export function treeOf(
  model: SessionSources['model'],
  names: Iterable<string>,
  { ofPlatform, isFullAccess }: Side,
  everywhere: Iterable<string> = names,
): PermissionTree {
  const screens = screensFor(pageScreens, ofPlatform, isFullAccess);
  const outside = screens.filter(({ group }) => !group).map(entryOf);
  return permissionTree(names, withScreens(menuOf(model, ofPlatform), screens), outside, everywhere);
}
