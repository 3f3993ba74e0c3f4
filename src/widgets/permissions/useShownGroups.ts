import { useMemo } from 'react';
import { namesOf, type PermissionGroup } from './permissionRows.ts';
import { usePermissionWords } from './usePermissionWords.ts';

/**
 * The groups with the rows that are wanted: found by title, by the group's title, by what they open or by a permission's name, and, where only
 * those are asked for, of which something is on.
 * @param on the names that count as on; null: whatever is on
 * @param isRead whether nothing can be turned on: of a row only what is on is shown, then
 */
export function useShownGroups(
  groups: readonly PermissionGroup[],
  search: string,
  on: ReadonlySet<string> | null,
  isRead: boolean,
): readonly PermissionGroup[] {
  const words = usePermissionWords();
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const has = (text: string) => text.toLowerCase().includes(wanted);
    return groups.flatMap((group) => {
      const isWhole = !wanted || has(words.group(group.name));
      const rows = group.rows.filter(
        (row) =>
          (!on || namesOf([row]).some((name) => on.has(name))) &&
          (isWhole || [words.row(row), ...words.opens(row), ...row.cells.map(({ name }) => name)].some(has)),
      );
      const shown = on && isRead ? rows.map((row) => ({ ...row, cells: row.cells.filter(({ name }) => on.has(name)) })) : rows;
      return shown.length > 0 ? [{ ...group, rows: shown }] : [];
    });
  }, [groups, search, on, isRead, words.group, words.row, words.opens]);
}
