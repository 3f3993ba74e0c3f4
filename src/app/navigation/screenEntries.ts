import { sortedGroup } from '#/authProvider/menu.ts';
import type { MenuEntry, MenuGroup } from '#/authProvider/permissionTree.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

/** The menu with the screens in it, each after the entries of its group that have the same order. */
export function withScreens(groups: readonly MenuGroup[], screens: readonly PageScreen[]): readonly MenuGroup[] {
  return groups.map((group) =>
    sortedGroup({ ...group, entries: [...group.entries, ...screens.filter((one) => one.group === group.name).map(entryOf)] }),
  );
}

/** The screens that the platform's people, or a business's, may have at all; those of its owners where one of them asks. */
export function screensFor(screens: readonly PageScreen[], isPlatformUser: boolean, isFullAccess: boolean): PageScreen[] {
  return screens.filter(
    ({ callers, owners }) => (!callers || (callers === 'platform') === isPlatformUser) && (isFullAccess || owners !== true),
  );
}

/** A screen as the menu and the allowed paths know it. */
export function entryOf({ path, label, icon, permissions, order }: PageScreen): MenuEntry {
  return { name: path.slice(1), path, permission: permissions, icon, labelKey: label, menu: { order } };
}
