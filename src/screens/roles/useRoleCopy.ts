import { useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { isPlatformUser } from '#/authProvider/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useGrantable } from '#/src/widgets/permissions/useGrantable.ts';
import { LONGEST_NAME, type Role } from './role.ts';

interface RoleCopy {
  /** What the new role's form begins with; absent while it is on its way. */
  initial?: Readonly<Record<string, unknown>>;
  /** What the copied role is called. */
  source: string;
  /** How many of its permissions one may not give. */
  without: number;
  error: Error | null;
}

/** A role to begin a new one with: its permissions as far as one holds them, under another name. */
export function useRoleCopy(id: number): RoleCopy {
  const { name: resource } = useResourceModel();
  const translate = useTranslate();
  const { user } = useSession();
  const { data: role, error } = useGetOne<Role>(resource, { id });
  const grantable = useGrantable(role?.type ?? 'WEB');
  const initial = useMemo(() => {
    if (!role || !grantable.data) return undefined;
    const { type, description, permissions, client_id } = role;
    return {
      name: translate('roles.copy_of', { name: role.name }).slice(0, LONGEST_NAME),
      type,
      description,
      permissions: permissions.filter((name) => grantable.data.has(name)),
      // Only a super-admin says whose it is.
      ...(isPlatformUser(user) && client_id ? { client_id } : {}),
    };
  }, [role, grantable.data, translate, user]);
  const without = initial && role ? role.permissions.length - initial.permissions.length : 0;
  return { initial, source: role?.name ?? '', without, error: error ?? grantable.error };
}
