import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { PermissionGroup } from './permissionRows.ts';

/** The groups with the rows that match what is searched: by title, by the group's title, or by a permission's name. */
export function useFound(groups: readonly PermissionGroup[], search: string): readonly PermissionGroup[] {
  const translate = useTranslate();
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    if (!wanted) return groups;
    const has = (text: string) => text.toLowerCase().includes(wanted);
    return groups.flatMap((group) => {
      if (has(translate(`groups.${group.name}.name`))) return [group];
      const rows = group.rows.filter(
        ({ title, titleKey, cells }) => has(titleKey ? translate(titleKey, { smart_count: 2, _: title }) : title) || cells.some(({ name }) => has(name)),
      );
      return rows.length > 0 ? [{ ...group, rows }] : [];
    });
  }, [groups, search, translate]);
}
