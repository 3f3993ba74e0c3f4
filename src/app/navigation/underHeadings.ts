import type { Place, PlaceGroup } from '#/authProvider/permissionTree.ts';

/** Places of a group that stand under one heading; the first ones may have none. */
export interface HeadedPlaces {
  /** The text that names the heading. */
  labelKey?: string;
  places: readonly Place[];
}

/** A group's places by heading, in the menu's order; headings whose places nobody sees are left out. */
export function underHeadings({ name, headings, places }: PlaceGroup): readonly HeadedPlaces[] {
  return [undefined, ...headings]
    .map((heading) => ({
      ...(heading && { labelKey: `groups.${name}.headings.${heading}.name` }),
      places: places.filter(({ menu }) => menu?.heading === heading),
    }))
    .filter((one) => one.places.length > 0);
}
