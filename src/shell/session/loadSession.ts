import type { Account } from '#/authProvider/account.ts';
import { permissionTree } from '#/authProvider/permissionTree.ts';
import { type PlacesModel, placesOf } from '#/authProvider/places.ts';
import type { Request } from '#/dataProvider/request.ts';
import type { Constants, Establishment, Session } from './SessionContext.ts';

export interface SessionSources {
  account: Account;
  request: Request;
  model: PlacesModel;
}

/** Loads profile, constants, establishments and permissions. @param chosenId the establishment of last time; where it is gone the first one, and for the platform's own people, to whom everybody's are listed, none. */
export async function loadSession({ account, request, model }: SessionSources, chosenId: number | null): Promise<Session> {
  const [{ user, isFullAccess }, constants, establishments] = await Promise.all([
    account.profile(),
    request('GET', '/api/constants').then(({ data }) => data as Constants),
    request('GET', '/api/establishment/list').then(({ data }) => (data as { list: Establishment[] }).list),
  ]);
  const isPlatformUser = user.user_type === 'admin';
  const establishment = establishments.find(({ id }) => id === chosenId) ?? (isPlatformUser ? null : (establishments[0] ?? null));
  const tree = await loadTree({ account, model }, isPlatformUser, establishment?.id);
  return { user, isFullAccess, constants, establishments, establishment, tree, permissions: tree.permissions };
}

/** The permissions at an establishment (or in general), as the tree that the dashboard uses. */
export async function loadTree({ account, model }: Pick<SessionSources, 'account' | 'model'>, isPlatformUser: boolean, establishmentId: number | undefined) {
  return permissionTree(await account.permissions(establishmentId), placesOf(model, isPlatformUser));
}
