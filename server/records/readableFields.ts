import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { holds, type RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import type { Field, Fields } from '#model/language';
import { establishmentsWithin, holdsThroughout, type RowScope } from './rowScope.ts';

/**
 * The fields that the caller may see: never a password, nothing behind a guard they do not hold; across businesses also whose a record is.
 * Sort, filter and search obey the same set.
 */
export function readableFields(caller: Caller, resource: ResourceModel, rowScope: RowScope): ReadonlyMap<string, FieldModel> {
  const fields = fieldsFor(resource, (permission, field) => holds(caller, rightFor(resource, rowScope, field, permission)));
  const { ownerField } = resource;
  return rowScope.clientId === null && ownerField ? new Map([...fields, [ownerField.name, ownerField]]) : fields;
}

/** What a business's record counts or sums it does over all establishments, so the guard must be held in all of them. */
function rightFor(resource: ResourceModel, rowScope: RowScope, { kind }: Field, permission: string): RightBehind {
  const isOverAll = resource.scope === 'client' && (kind === 'aggregate' || kind === 'external');
  return { permission, where: isOverAll ? 'all' : establishmentsWithin(resource, rowScope) };
}

/** The guards of fields, and of their rows, as far as they are among these: with them a file of such fields was made. */
export function guardsBehind(resource: ResourceModel, rowScope: RowScope, fields: readonly Field[]): RightBehind[] {
  const parts = fields.flatMap((field): Field[] => (field.kind === 'lines' ? [field, ...Object.values(field.fields)] : [field]));
  const rights = parts.flatMap((field) => (field.readable ? [rightFor(resource, rowScope, field, field.readable.permission)] : []));
  return [...new Map(rights.map((right) => [JSON.stringify(right), right])).values()];
}

/** The fields of a record, and of its rows, that somebody sees who holds some of the permissions that guard them. */
export function fieldsFor(resource: ResourceModel, holds: (permission: string, field: Field) => boolean): ReadonlyMap<string, FieldModel> {
  const isOpen = (field: Field) => field.kind !== 'password' && (!field.readable || holds(field.readable.permission, field));
  const openRows = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([, field]) => isOpen(field)));
  const open = Object.values(resource.allFields).filter(isOpen);
  return new Map(open.map((field) => [field.name, field.kind === 'lines' ? { ...field, fields: openRows(field.fields) } : field]));
}

/** The permissions that guard something of a record. */
export function guardsOf({ allFields }: ResourceModel): string[] {
  const fields = Object.values(allFields).flatMap((field): Field[] =>
    field.kind === 'lines' ? [field, ...Object.values(field.fields)] : [field],
  );
  return [...new Set(fields.flatMap(({ readable }) => readable?.permission ?? []))];
}

/** Whether the caller may write the field. */
export function isWritable(caller: Caller, resource: ResourceModel, rowScope: RowScope, field: Field): boolean {
  return [field.writable, field.readable].every((guard) => !guard || holdsThroughout(caller, resource, rowScope, guard.permission));
}
