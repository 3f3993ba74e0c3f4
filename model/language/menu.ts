/** The order of what gives none. */
export const MENU_ORDER = 100;

/** Where something stands in the menu of its group. */
export interface MenuItem {
  /** One of its group's headings; without one it stands above them all. */
  heading?: string;
  /** Among those under the same heading; `MENU_ORDER` where it is not said. */
  order?: number;
}

/** What items of a menu group stand under. */
export interface MenuHeading {
  readonly label: string;
}

/** How the items of a group are sorted. @param headings the group's, in their order */
export function menuSorter(headings: readonly string[] = []): (one: MenuItem, other: MenuItem) => number {
  const heading = (item: MenuItem) => headings.indexOf(item.heading ?? '');
  const order = (item: MenuItem) => item.order ?? MENU_ORDER;
  return (one, other) => heading(one) - heading(other) || order(one) - order(other);
}
