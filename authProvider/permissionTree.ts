import type { MenuItem } from '#/model/language/menu.ts';

/** What stands in the menu: a resource, a report, a settings page or a screen of its own, and the permission that opens it. */
export interface MenuEntry {
  name: string;
  path: string;
  /** Where there are several, any one of them; an empty list: everybody. */
  permission: string | readonly string[];
  icon: string;
  /** The text that names it. */
  labelKey: string;
  /** The paths below this one in the menu's eyes: a report's tabs and sections. */
  covers?: readonly string[];
  /** Where it stands in its group. */
  menu?: MenuItem;
}
export interface MenuGroup {
  name: string;
  icon: string;
  /** What its entries stand under, in this order. */
  headings: readonly string[];
  entries: readonly MenuEntry[];
}
/** Permissions as the dashboard uses them (specification §3): the names, the paths they open, and the menu that follows. */
export interface PermissionTree {
  permissions: ReadonlySet<string>;
  /** Those of them that are held in every establishment. */
  everywhere: ReadonlySet<string>;
  allowedPaths: readonly string[];
  nestedRoutes: readonly MenuGroup[];
}

/**
 * Makes the tree from the flat names that the host gives: only entries whose permission is held, only groups that still hold one.
 * @param outside pages that are allowed like the others and stand in no menu.
 * @param everywhere those that are held in every establishment; all where it is not said.
 */
export function permissionTree(
  names: Iterable<string>,
  groups: readonly MenuGroup[],
  outside: readonly MenuEntry[] = [],
  everywhere: Iterable<string> = names,
): PermissionTree {
  const permissions = new Set(names);
  const isOpen = (entry: MenuEntry) => opensWith(permissions, entry.permission);
  const nestedRoutes = groups
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter((group) => group.entries.length > 0);
  const allowed = [...nestedRoutes.flatMap((group) => group.entries), ...outside.filter(isOpen)];
  return { permissions, everywhere: new Set(everywhere), nestedRoutes, allowedPaths: allowed.map((entry) => entry.path) };
}

/** Whether the names held open what needs this one, any one of these, or none. */
export function opensWith(held: ReadonlySet<string>, needed: string | readonly string[]): boolean {
  if (typeof needed === 'string') return held.has(needed);
  return needed.length === 0 || needed.some((name) => held.has(name));
}

/** Whether one of the allowed paths leads to this one. */
export function allowsPath({ allowedPaths }: PermissionTree, path: string): boolean {
  return allowedPaths.some((allowed) => path === allowed || path.startsWith(`${allowed}/`));
}
