import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { labelOf } from '#/resources/schema/compile.ts';
import type { Model } from '#/resources/schema/model.ts';

/** What a permission lets one do with the thing of its row: a text key, or words of its own. */
export interface PermissionCell {
  name: string;
  /** Under `roles.actions`; absent where `words` say it. */
  action?: 'list' | 'view' | 'create' | 'edit' | 'delete' | 'use';
  words?: string;
}

/** One thing and what can be allowed of it. `titleKey` is a text key; absent where `title` says it. */
export interface PermissionRow {
  key: string;
  titleKey?: string;
  title: string;
  cells: PermissionCell[];
}

export interface PermissionGroup {
  name: string;
  rows: PermissionRow[];
}

/** The catalogue for a type of role, grouped as the menu is: one row for each thing, its permissions beside each other. */
export function permissionRows(model: Model, type: string, others: readonly string[]): PermissionGroup[] {
  const places = placesOf(model);
  const groups = new Map<string, Map<string, PermissionRow>>(model.groups.map(({ name }) => [name, new Map()]));
  const known = model.permissions.filter(({ name }) => type === 'admin' || !isPlatformPermission(name));
  const strangers = others.filter((name) => !known.some((one) => one.name === name)).map((name) => ({ name, group: 'platform' }));
  for (const { name, group } of [...known, ...strangers]) {
    const { row, cell } = places.get(name) ?? placeOfName(name);
    const rows = groups.get(group) ?? new Map<string, PermissionRow>();
    groups.set(group, rows);
    const here = rows.get(row.key) ?? { ...row, cells: [] };
    here.cells.push({ name, ...cell });
    rows.set(row.key, here);
  }
  return [...groups].map(([name, rows]) => ({ name, rows: [...rows.values()] })).filter(({ rows }) => rows.length > 0);
}

type Place = { row: Omit<PermissionRow, 'cells'>; cell: Omit<PermissionCell, 'name'> };

function placesOf(model: Model): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (name: string | undefined, row: Place['row'], cell: Place['cell']) => {
    if (name && !places.has(name)) places.set(name, { row, cell });
  };
  for (const { name, label, permissions, permissionsWhen = [], verbs, fields } of Object.values(model.resources)) {
    const row = { key: `resources.${name}`, titleKey: `resources.${name}.name`, title: label[1] };
    for (const call of ['list', 'view', 'create', 'edit', 'delete'] as const) add(permissions[call], row, { action: call });
    for (const { when, ...variant } of permissionsWhen) {
      const sort = Object.values(when).map(String).join(' ');
      for (const call of ['create', 'edit', 'delete'] as const)
        add(variant[call], { ...row, key: `${row.key} ${sort}`, titleKey: undefined, title: `${label[1]} (${sort})` }, { action: call });
    }
    for (const verb of Object.values(verbs)) add(verb.permission, row, { words: verb.label });
    for (const field of Object.values(fields))
      for (const guard of [field.readable, field.writable])
        if (guard) add(guard.permission, { key: guard.permission, title: labelOf(guard.permission) }, { action: 'use' });
  }
  for (const { name, label, permission } of Object.values(model.reports))
    add(permission, { key: `reports.${name}`, titleKey: `reports.${name}.name`, title: label }, { action: 'use' });
  for (const { name, label, permission } of Object.values(model.settings))
    add(permission, { key: `settings.${name}`, titleKey: `settings.${name}.name`, title: label }, { action: 'use' });
  return places;
}

/** A name that no definition uses: `POSRoleCreate` is 'POS role' and create. */
function placeOfName(name: string): Place {
  const [, thing = name, call] = /^(.+?)(Create|Edit|Delete|View)$/.exec(name) ?? [];
  const title = labelOf(thing.replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'));
  return { row: { key: thing, title }, cell: { action: (call?.toLowerCase() ?? 'use') as PermissionCell['action'] } };
}
