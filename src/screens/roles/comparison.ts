import { model } from '#/resources/index.ts';
import { permissionRows } from '#/src/widgets/permissions/permissionRows.ts';
import type { PermissionCell, PermissionRow } from '#/src/widgets/permissions/permissionSlots.ts';
import type { Role } from './role.ts';

/** One permission that at least one of two roles has. */
export interface Compared {
  row: PermissionRow;
  cell: PermissionCell;
  left: boolean;
  right: boolean;
}

export interface Comparison {
  groups: readonly { name: string; entries: readonly Compared[] }[];
  onlyLeft: number;
  onlyRight: number;
  both: number;
}

/** What two roles allow, in the groups of the menu; in each group what differs comes first. */
export function comparison(left: Pick<Role, 'type' | 'permissions'>, right: Pick<Role, 'type' | 'permissions'>): Comparison {
  const [inLeft, inRight] = [new Set(left.permissions), new Set(right.permissions)];
  const type = left.type === 'admin' || right.type === 'admin' ? 'admin' : left.type;
  const groups = permissionRows(model, type, [...new Set([...inLeft, ...inRight])]).flatMap(({ name, rows }) => {
    const entries = rows
      .flatMap((row) => row.cells.map((cell): Compared => ({ row, cell, left: inLeft.has(cell.name), right: inRight.has(cell.name) })))
      // A list that two things share is one permission.
      .filter((one, index, all) => (one.left || one.right) && all.findIndex(({ cell }) => cell.name === one.cell.name) === index)
      .toSorted((one, other) => Number(one.left === one.right) - Number(other.left === other.right));
    return entries.length > 0 ? [{ name, entries }] : [];
  });
  const all = groups.flatMap(({ entries }) => entries);
  return {
    groups,
    onlyLeft: all.filter((one) => one.left && !one.right).length,
    onlyRight: all.filter((one) => one.right && !one.left).length,
    both: all.filter((one) => one.left && one.right).length,
  };
}
