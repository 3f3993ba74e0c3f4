import type { Model, PermissionName } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';

/** Permissions held in one establishment, or in all of them (null). */
export interface Grant {
  establishment: number | null;
  permissions: readonly string[];
}

/** What the database knows of a user's rights. */
export interface Holdings {
  isPlatform: boolean;
  isFullAccess: boolean;
  grants: readonly Grant[];
}

/** What a user may do, worked out of their holdings. */
export interface Rights {
  /** Held for the whole business or in any establishment: what the general list of permissions shows. */
  readonly permissionsAnywhere: ReadonlySet<string>;
  permissionsIn(establishmentId: number): ReadonlySet<string>;
  establishmentsWith(permission: string): readonly number[] | 'all';
}

/** The names that somebody on this side of the platform's wall can hold at all. */
export function permissionCeiling(catalogue: readonly PermissionName[], isPlatform: boolean): ReadonlySet<string> {
  return new Set(catalogue.map(({ name }) => name).filter((name) => isPlatform || !isPlatformPermission(name)));
}

/** The names that a program of a business can hold at all: none that gives rights to others. */
export function programCeiling({ permissions, resources }: Pick<Model, 'permissions' | 'resources'>): ReadonlySet<string> {
  const granting = new Set(
    Object.values(resources)
      .filter(({ grantsRights }) => grantsRights)
      .flatMap(({ permissions: own, permissionsWhen = [], verbs }) => [
        ...[own, ...permissionsWhen].flatMap((calls) => [calls.create, calls.edit, calls.delete]),
        ...Object.values(verbs).map(({ permission }) => permission),
      ]),
  );
  return new Set([...permissionCeiling(permissions, false)].filter((name) => !granting.has(name)));
}

/** Works out rights; a name outside `ceiling` is never held, whatever a stored role says. */
export function rightsOf({ isFullAccess, grants }: Holdings, ceiling: ReadonlySet<string>): Rights {
  if (isFullAccess)
    return { permissionsAnywhere: ceiling, permissionsIn: () => ceiling, establishmentsWith: (name) => (ceiling.has(name) ? 'all' : []) };
  const held = (which: (grant: Grant) => boolean) =>
    new Set(grants.filter(which).flatMap(({ permissions }) => permissions.filter((name) => ceiling.has(name))));
  return {
    permissionsAnywhere: held(() => true),
    permissionsIn: (establishmentId) => held(({ establishment }) => establishment === null || establishment === establishmentId),
    establishmentsWith: (name) => {
      const granting = grants
        .filter(({ permissions }) => ceiling.has(name) && permissions.includes(name))
        .map(({ establishment }) => establishment);
      return granting.includes(null) ? 'all' : [...new Set(granting.filter((id) => id !== null))];
    },
  };
}

/** Whether the permission is held in this establishment, or (without one) anywhere. */
export function canUse(rights: Rights, permission: string, establishmentId?: number): boolean {
  return (establishmentId === undefined ? rights.permissionsAnywhere : rights.permissionsIn(establishmentId)).has(permission);
}

/** Whether at least one of the permissions is held anywhere. */
export function canUseAny(rights: Rights, permissions: readonly string[]): boolean {
  return permissions.some((permission) => rights.permissionsAnywhere.has(permission));
}

/** Whether the permission is held for the whole business, as records that belong to no establishment ask for. */
export function canUseEverywhere(rights: Rights, permission: string): boolean {
  return rights.establishmentsWith(permission) === 'all';
}

/** Nobody grants what they do not hold, there where they grant it (null: in all establishments). */
export function canGrant(rights: Rights, permissions: readonly string[], establishmentId: number | null): boolean {
  return permissions.every((name) => (establishmentId === null ? canUseEverywhere(rights, name) : canUse(rights, name, establishmentId)));
}

/** The establishments whose records the permission opens: a filter for queries. */
export function visibleEstablishments(rights: Rights, permission: string): readonly number[] | 'all' {
  return rights.establishmentsWith(permission);
}
