import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUseEverywhere } from '#/server/access/permissions.ts';
import type { Field, Fields } from '#resources/schema';
import { holdsThroughout, type Reach } from './reach.ts';

/** The fields that the caller may see: never a password, nothing behind a guard they do not hold. Sort, filter and search obey the same set. */
export function readableFields(caller: Caller, resource: ResourceModel, reach: Reach): ReadonlyMap<string, FieldModel> {
  const open = Object.values(resource.allFields).filter(
    (field) => field.kind !== 'password' && (!field.readable || isReadable(caller, resource, reach, field, field.readable.permission)),
  );
  const inRows = (field: FieldModel): FieldModel => (field.kind === 'lines' ? { ...field, fields: openRows(caller, resource, reach, field.fields) } : field);
  return new Map(open.map((field) => [field.name, inRows(field)]));
}

/** What a business's record counts or sums it does over all establishments, so the guard must be held in all of them. */
function isReadable(caller: Caller, resource: ResourceModel, reach: Reach, field: FieldModel, permission: string): boolean {
  const isOverAll = resource.scope === 'client' && (field.kind === 'aggregate' || field.kind === 'external');
  return isOverAll ? canUseEverywhere(caller, permission) : holdsThroughout(caller, resource, reach, permission);
}

function openRows(caller: Caller, resource: ResourceModel, reach: Reach, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.readable || holdsThroughout(caller, resource, reach, field.readable.permission)),
  );
}

/** Whether the caller may write the field. */
export function isWritable(caller: Caller, resource: ResourceModel, reach: Reach, field: Field): boolean {
  return [field.writable, field.readable].every((guard) => !guard || holdsThroughout(caller, resource, reach, guard.permission));
}
