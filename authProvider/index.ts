import type { AuthProvider } from 'ra-core';
import { type AccessModel, holdsAccess } from './access.ts';
import type { Account } from './account.ts';
import type { PermissionTree } from './permissionTree.ts';

export interface AuthProviderOptions {
  account: Account;
  model: AccessModel;
  /** What the person may do now, at the chosen establishment. */
  tree: () => PermissionTree;
}

/**
 * react-admin's questions → the account, the token and the permission names. A token that is gone never makes react-admin navigate:
 * the gate around the admin sees the token's state and shows the sign-in page, once.
 */
export function createAuthProvider({ account, model, tree }: AuthProviderOptions): AuthProvider {
  return {
    login: (credentials) => account.login(credentials),
    logout: async () => {
      await account.logout().catch(() => account.token.clear('signed-out'));
      return false;
    },
    checkAuth: async () => {
      if (!account.token.token()) account.token.clear('expired');
    },
    checkError: async (error: { status?: number } | undefined) => {
      if (error?.status === 401) account.token.clear('expired');
    },
    getIdentity: async () => {
      const { user } = await account.profile();
      return {
        id: user.id,
        fullName: `${user.first_name} ${user.last_name}`.trim(),
        avatar: user.avatar_url ?? undefined,
        email: user.email,
      };
    },
    getPermissions: async () => tree(),
    canAccess: async ({ resource, action }) => holdsAccess(model, tree().permissions, resource, action, tree().everywhere),
  };
}
