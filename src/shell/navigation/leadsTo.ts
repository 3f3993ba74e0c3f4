/** Whether a place of the menu is where one is, or one of its records. */
export function leadsTo(placePath: string, pathname: string): boolean {
  return pathname === placePath || pathname.startsWith(`${placePath}/`);
}
