import type { Model } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { openedReports, type PermissionCell, type PermissionRow, permissionSlots } from './permissionSlots.ts';

export interface PermissionGroup {
  name: string;
  rows: PermissionRow[];
}

/** What has a column of its own; everything else that can be allowed stands beside them in the row. */
export const COLUMNS = ['list', 'create', 'edit', 'delete'] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * The catalogue for a type of role, grouped as the menu is: one row for each thing where the menu has it, its permissions beside each
 * other. `others`: names that a role holds although nothing uses them any more.
 */
export function permissionRows(model: Model, type: string, others: readonly string[]): PermissionGroup[] {
  const groups = new Map<string, Map<string, PermissionRow>>(model.groups.map(({ name }) => [name, new Map()]));
  const known = model.permissions.filter(({ name }) => type === 'admin' || !isPlatformPermission(name));
  const strangers = others.filter((name) => !known.some((one) => one.name === name)).map((name) => ({ name, group: 'platform' }));
  const all = [...known, ...strangers];
  const slotsOf = permissionSlots(
    model,
    all.map(({ name }) => name),
  );
  const opensOf = openedReports(model);
  for (const { name, group } of all) {
    const slots = slotsOf(name);
    // A permission that stands with many things says with one what else it opens.
    const main = slots.find(({ row }) => !row.isPart) ?? slots[0];
    for (const slot of slots) {
      const { row, cell } = slot;
      const rows = groups.get(row.group ?? group) ?? new Map<string, PermissionRow>();
      groups.set(row.group ?? group, rows);
      const here = rows.get(row.key) ?? { ...row, opens: [], cells: [] };
      const opens = slot === main ? [...here.opens, ...opensOf(name, row)] : here.opens;
      rows.set(row.key, { ...here, opens, cells: [...here.cells, { name, ...cell }] });
    }
  }
  return [...groups].map(([name, rows]) => ({ name, rows: [...rows.values()] })).filter(({ rows }) => rows.length > 0);
}

/** The names of a row, or of many, each once: a list that two things share stands with both. */
export function namesOf(rows: readonly PermissionRow[]): string[] {
  return [...new Set(rows.flatMap(({ cells }) => cells.map(({ name }) => name)))];
}

/** The permission of a row that stands in a column. */
export function cellIn({ cells }: PermissionRow, column: Column): PermissionCell | undefined {
  return cells.find(({ action }) => action === column);
}

/** What stands beside the columns. */
export function othersIn(row: PermissionRow): PermissionCell[] {
  const inColumns = COLUMNS.map((column) => cellIn(row, column));
  return row.cells.filter((cell) => !inColumns.includes(cell));
}
