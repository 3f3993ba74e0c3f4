import { isHostWritten, traitsOf } from '#/model/kinds/index.ts';
import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { opens } from '#/server/records/heldThere.ts';
import { variantsOf } from '#/server/records/routeContext.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';
import { createRecord } from '#/server/records/write/saveRecord.ts';
import { type Field, type FieldOf, permissionsOf } from '#model/language';
import type { ImportAccess } from './importAccess.ts';

type Reference = FieldOf<'reference'>;

/** A record that an import made because a row names it. */
export interface MadeRecord {
  resource: string;
  id: number;
  title: string;
}

/**
 * The resource whose records a column's missing names may become: one that needs nothing but its title, and that the caller may add to
 * there. Records of the imported kind itself may still come further down, so none of these are made.
 */
export function madeBy(model: Model, caller: Caller, access: ImportAccess, field: Field): ResourceModel | undefined {
  if (field.kind !== 'reference' || typeof field.to !== 'string') return undefined;
  const target = resourceOf(model, field.to);
  const { establishmentId } = access;
  if (target.table === access.resource.table || target.scope === 'platform' || !variantsOf([target]).for(caller)) return undefined;
  const isPerEstablishment = target.scope === 'establishment';
  if (isPerEstablishment && establishmentId === null) return undefined;
  const mayCreate = permissionsOf(target, 'create').some((permission) =>
    isPerEstablishment ? canUse(caller, permission, establishmentId ?? undefined) : opens(caller, target, 'create', permission),
  );
  return mayCreate && needsTitleAlone(target) ? target : undefined;
}

function needsTitleAlone({ fields, title, rules }: ResourceModel): boolean {
  const own = fields[title];
  if (!own || !traitsOf(own).isWritten || isHostWritten(own) || own.writable || own.readable) return false;
  const isGiven = (field: Field) => 'default' in field && field.default !== undefined;
  const needsMore = Object.values(fields).some((field) => field.name !== title && field.required && !isGiven(field));
  return !needsMore && Object.keys(rules?.require ?? {}).every((name) => name === title);
}

/** Makes a record of that title, with what the reference says that its records have. @throws ApiError 422 */
export async function makeMissing(work: RecordWork, target: ResourceModel, title: string, where: Reference['where']): Promise<MadeRecord> {
  const said = Object.fromEntries(Object.entries(where ?? {}).filter(([, value]) => value !== null && typeof value !== 'object'));
  const own = workOn(work, target);
  const id = await createRecord({
    work: own,
    rowScope: rowScopeAt(work.caller, target, own),
    body: { ...said, [target.title]: title, ...(own.establishmentId !== null && { establishment_id: own.establishmentId }) },
    hashed: {},
    by: work.by ?? { userId: work.caller.userId || null, name: work.caller.name, address: null },
  });
  return { resource: target.name, id, title };
}

/** The same work on records of another resource: those of a business have no establishment. */
export function workOn(work: RecordWork, target: ResourceModel): RecordWork {
  return { ...work, resource: target, establishmentId: target.scope === 'establishment' ? work.establishmentId : null };
}
