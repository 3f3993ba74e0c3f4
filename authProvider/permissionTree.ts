/** What stands in the menu: a resource, a report or a settings page, and the permission that opens it. */
export interface Place {
  name: string;
  path: string;
  permission: string;
  icon: string;
  /** The text that names it. */
  labelKey: string;
}
export interface PlaceGroup {
  name: string;
  icon: string;
  places: readonly Place[];
}
/** Permissions as the dashboard uses them (specification §3): the names, the paths they open, and the menu that follows. */
export interface PermissionTree {
  permissions: ReadonlySet<string>;
  allowedPaths: readonly string[];
  nestedRoutes: readonly PlaceGroup[];
}

/** Makes the tree from the flat names that the host gives: only places whose permission is held, only groups that still hold one. */
export function permissionTree(names: Iterable<string>, groups: readonly PlaceGroup[]): PermissionTree {
  const permissions = new Set(names);
  const nestedRoutes = groups
    .map((group) => ({ ...group, places: group.places.filter((place) => permissions.has(place.permission)) }))
    .filter((group) => group.places.length > 0);
  return { permissions, nestedRoutes, allowedPaths: nestedRoutes.flatMap((group) => group.places.map((place) => place.path)) };
}

/** Whether one of the allowed paths leads to this one. */
export function allowsPath({ allowedPaths }: PermissionTree, path: string): boolean {
  return allowedPaths.some((allowed) => path === allowed || path.startsWith(`${allowed}/`));
}
