import type { MenuEntry, MenuGroup } from '#/authProvider/permissionTree.ts';

/** Places of a group that stand under one heading; the first ones may have none. */
export interface HeadedEntries {
  /** The text that names the heading. */
  labelKey?: string;
  entries: readonly MenuEntry[];
}

/** A group's entries by heading, in the menu's order; headings whose entries nobody sees are left out. */
export function underHeadings({ name, headings, entries }: MenuGroup): readonly HeadedEntries[] {
  return [undefined, ...headings]
    .map((heading) => ({
      ...(heading && { labelKey: `groups.${name}.headings.${heading}.name` }),
      entries: entries.filter(({ menu }) => menu?.heading === heading),
    }))
    .filter((one) => one.entries.length > 0);
}
