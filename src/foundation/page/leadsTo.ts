import type { MenuEntry } from '#/authProvider/permissionTree.ts';

/** Whether an entry of the menu is where one is, one of its records, or a page that belongs to it. */
export function leadsTo({ path, covers = [] }: Pick<MenuEntry, 'path' | 'covers'>, pathname: string): boolean {
  return [path, ...covers].some((one) => pathname === one || pathname.startsWith(`${one}/`));
}
