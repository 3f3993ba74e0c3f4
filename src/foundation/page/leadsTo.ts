import type { Place } from '#/authProvider/permissionTree.ts';

/** Whether a place of the menu is where one is, one of its records, or a page that belongs to it. */
export function leadsTo({ path, covers = [] }: Pick<Place, 'path' | 'covers'>, pathname: string): boolean {
  return [path, ...covers].some((one) => pathname === one || pathname.startsWith(`${one}/`));
}
