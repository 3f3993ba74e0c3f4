import type { Account } from '#/authProvider/account.ts';
import { type PermissionTree, permissionTree } from '#/authProvider/permissionTree.ts';
import { type PlacesModel, placesOf } from '#/authProvider/places.ts';
import type { Request } from '#/dataProvider/request.ts';
import { pageScreens } from '#/src/screens/index.ts';
import { type OrderedModel, placeOf, screensFor, withScreens } from '#/src/shell/navigation/screenPlaces.ts';
import type { Constants, Establishment, Session } from './SessionContext.ts';

export interface SessionSources {
  account: Account;
  request: Request;
  model: PlacesModel & OrderedModel;
}

/** Loads profile, constants, establishments and permissions. @param chosenId the establishment of last time; where it is gone the first one, and for the platform's own people, to whom everybody's are listed, none. */
export async function loadSession({ account, request, model }: SessionSources, chosenId: number | null): Promise<Session> {
  const [{ user, isFullAccess, acting }, constants, establishments] = await Promise.all([
    account.profile(),
    request('GET', '/api/constants').then(({ data }) => data as Constants),
    request('GET', '/api/establishment/list').then(({ data }) => (data as { list: Establishment[] }).list),
  ]);
  const isPlatformUser = user.user_type === 'admin';
  const establishment = establishments.find(({ id }) => id === chosenId) ?? (isPlatformUser ? null : (establishments[0] ?? null));
  const tree = await loadTree({ account, model }, isPlatformUser, establishment?.id);
  return { user, isFullAccess, acting, constants, establishments, establishment, tree, permissions: tree.permissions };
}

/** The permissions at an establishment (or in general), as the tree that the dashboard uses. */
export async function loadTree({ account, model }: Pick<SessionSources, 'account' | 'model'>, isPlatformUser: boolean, establishmentId: number | undefined) {
  return treeOf(model, await account.permissions(establishmentId), isPlatformUser);
}

/** The tree that follows from names. */
export function treeOf(model: SessionSources['model'], names: Iterable<string>, isPlatformUser: boolean): PermissionTree {
  const screens = screensFor(pageScreens, isPlatformUser);
  const outside = screens.filter(({ group }) => !group).map(placeOf);
  return permissionTree(names, withScreens(placesOf(model, isPlatformUser), screens, model), outside);
}
