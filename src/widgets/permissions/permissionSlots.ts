import { labelOf } from '#/model/language/labelOf.ts';
import type { FieldModel, Model, ReportModel, ResourceModel, VerbModel } from '#/model/language/model.ts';

/** What a permission lets one do with the thing of its row: a text key under `roles.actions`, or a verb's own words. */
export interface PermissionCell {
  name: string;
  action?: string;
  verb?: VerbModel;
}

/** One thing and what can be allowed of it. */
export interface PermissionRow {
  key: string;
  /** The text that names it; where the reader's language lacks it, `title` does. */
  titleKey: string;
  title: string;
  /** Only the records of this kind: roles of the type POS. */
  variant?: { field: FieldModel; value: string };
  /** The menu group that the thing stands in; undefined: that of the permission. */
  group?: string;
  /** Whether the menu has no entry for it: rows of something else. */
  isPart?: boolean;
  /** Reports of the menu that it opens besides, as texts that name them. */
  opens: readonly string[];
  cells: PermissionCell[];
}

type Row = Omit<PermissionRow, 'cells' | 'opens'>;
export type PermissionSlot = { row: Row; cell: Omit<PermissionCell, 'name'> };

const CALLS = ['list', 'view', 'create', 'edit', 'delete'] as const;

type Slots = Map<string, PermissionSlot[]>;

/** Where each name of the catalogue stands: with every definition that uses it, else by how it is spelt. */
export function permissionSlots(model: Model, names: readonly string[]): (name: string) => readonly PermissionSlot[] {
  const defined = definedSlots(model);
  const entities = entitiesOf(defined);
  const known = new Set(names);
  return (name) => defined.get(name) ?? [spelt(name, entities, known)];
}

function definedSlots({ resources, reports, settings }: Model): Slots {
  const slots: Slots = new Map();
  const add = (name: string | undefined, row: Row, cell: PermissionSlot['cell']) => {
    if (!name) return;
    const known = slots.get(name) ?? [];
    // What opens two calls of one thing stands with the first; a list that two things share stands with both.
    if (known.length === 0 || (cell.action === 'list' && !known.some((slot) => slot.row.key === row.key)))
      slots.set(name, [...known, { row, cell }]);
  };
  for (const resource of Object.values(resources)) {
    // Another variant of a table under the same names is the same thing.
    if (!resource.variant || !slots.has(resource.permissions.list ?? '')) addResource(resource, add);
  }
  // What guards fields wherever they are is no matter of the one report that it also opens.
  const guards = guardsOf({ resources, reports });
  for (const [permission, opened] of reportsOf(reports)) {
    const [only, second] = opened;
    // What opens many reports is called as it is, not as one of them.
    const row = only && !second ? { key: `reports.${only.name}`, titleKey: nameKey(only.name), title: only.label } : rowOf(permission);
    if (!guards.has(permission) && !slots.has(permission)) add(permission, { ...row, group: only?.group }, { action: 'view' });
  }
  for (const { name, label, permission, group } of Object.values(settings))
    if (!guards.has(permission))
      add(permission, { key: `settings.${name}`, titleKey: `settings.${name}.name`, title: label, group }, { action: 'change' });
  return slots;
}

const nameKey = (report: string) => `reports.${report}.name`;

function reportsOf(reports: Model['reports']): Map<string, ReportModel[]> {
  const found = new Map<string, ReportModel[]>();
  for (const report of Object.values(reports)) found.set(report.permission, [...(found.get(report.permission) ?? []), report]);
  return found;
}

/** The reports of the menu that permissions open, as texts that name them, but for one that the row itself is called as. */
export function openedReports({ reports }: Model): (permission: string, row: Pick<Row, 'titleKey' | 'title'>) => string[] {
  const found = reportsOf(reports);
  return (permission, { titleKey, title }) =>
    (found.get(permission) ?? [])
      .filter(({ name, label, menu }) => menu !== false && nameKey(name) !== titleKey && label !== title)
      .map(({ name }) => nameKey(name));
}

function guardsOf({ resources, reports }: Pick<Model, 'resources' | 'reports'>): ReadonlySet<string> {
  const fields = [...Object.values(resources).map((one) => one.fields), ...Object.values(reports).map(({ columns }) => columns)];
  return new Set(fields.flatMap((all) => Object.values(all).flatMap(({ readable }) => readable?.permission ?? [])));
}

type Add = (name: string | undefined, row: Row, cell: PermissionSlot['cell']) => void;

function addResource({ name, label, group, menu, permissions, permissionsWhen = [], verbs, fields }: ResourceModel, add: Add): void {
  const row = { key: `resources.${name}`, titleKey: `resources.${name}.name`, title: label[1], group, isPart: menu === false };
  for (const call of CALLS) add(permissions[call], row, { action: call });
  for (const { when, ...variant } of permissionsWhen) {
    const [[on, value] = ['', '']] = Object.entries(when);
    const field = fields[on];
    const own = { ...row, key: `${row.key} ${String(value)}`, ...(field && { variant: { field, value: String(value) } }) };
    for (const call of ['create', 'edit', 'delete'] as const) add(variant[call], own, { action: call });
  }
  for (const verb of Object.values(verbs)) add(verb.permission, row, { verb });
}

/** The thing that names are spelt after → the row of its definition: `OrderView` makes `Order` the orders. */
function entitiesOf(defined: Slots): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [name, [slot]] of defined) {
    const { thing, action } = parts(name);
    if (slot && slot.cell.action === action && !rows.has(thing)) rows.set(thing, slot.row);
  }
  return rows;
}

const SUFFIX = /^(.+?)(Create|Edit|Delete|ViewTransaction|View|Import|Export|Receive|Add|Deduct|SetActual|Share|Enter)$/;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function parts(name: string): { thing: string; action?: string } {
  const [, thing, call] = SUFFIX.exec(name) ?? [];
  return thing && call ? { thing, action: lowerFirst(call) } : { thing: name };
}

/** A name that no definition uses: `POSRoleCreate` is 'POS role' and create, `TimeEntries` the list of what `TimeEntryEdit` edits. */
function spelt(name: string, entities: ReadonlyMap<string, Row>, known: ReadonlySet<string>): PermissionSlot {
  const { thing, action } = parts(name);
  const isEntity = (one: string) => entities.has(one) || ['Create', 'Edit', 'Add', 'Import'].some((call) => known.has(one + call));
  const singular = action ? thing : (singulars(name).find(isEntity) ?? name);
  const row = entities.get(singular) ?? rowOf(singular);
  if (action) return { row, cell: { action } };
  return { row, cell: { action: singular !== name || known.has(`${name}Create`) ? (entities.has(singular) ? 'use' : 'list') : 'use' } };
}

const rowOf = (thing: string): Row => ({
  key: thing,
  titleKey: `roles.things.${thing}`,
  title: labelOf(thing.replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')),
});

function singulars(name: string): string[] {
  const bare = name.replace(/Management$/, '');
  return [...new Set([name, bare, bare.replace(/ies$/, 'y'), bare.replace(/s$/, '')])];
}
