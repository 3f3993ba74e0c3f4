import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { holdsThroughout, type Reach } from './reach.ts';

/** The fields that the caller may see: never a password, nothing behind a guard they do not hold. Sort, filter and search obey the same set. */
export function readableFields(caller: Caller, resource: ResourceModel, reach: Reach): ReadonlyMap<string, FieldModel> {
  const open = Object.values(resource.allFields).filter(
    (field) => field.kind !== 'password' && (!field.readable || holdsThroughout(caller, resource, reach, field.readable.permission)),
  );
  return new Map(open.map((field) => [field.name, field]));
}

/** Whether the caller may write the field. */
export function isWritable(caller: Caller, resource: ResourceModel, reach: Reach, field: FieldModel): boolean {
  return [field.writable, field.readable].every((guard) => !guard || holdsThroughout(caller, resource, reach, guard.permission));
}
