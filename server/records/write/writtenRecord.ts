import { nameOf } from '#/i18n/blanks.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { settledCaller } from '#/server/access/permissions/settledRights.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { permissionFor } from '#model/language';
import { refuseNotHeld, validateEstablishments } from '../heldThere.ts';
import { hooksOf } from '../hooks.ts';
import { isWritable } from '../readableFields.ts';
import { refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { storedColumns } from '../storedColumns.ts';
import { applyPatch, type Draft } from './draft.ts';

type Values = Record<string, unknown>;

/** The work by who its caller is by now, where the record grants rights: such writes of one business come one after the other. */
export async function settled(work: RecordWork): Promise<RecordWork> {
  const { tx, model, resource, caller, clientId } = work;
  return resource.grantsRights ? { ...work, caller: await settledCaller(tx, caller, clientId, model.permissions) } : work;
}

/** What a body makes of a new record (`before` is undefined) or of a stored one, validated by itself and by whose it is. @throws ApiError 403 */
export function makeDraft(work: RecordWork, rowScope: RowScope, body: Values, before: Values | undefined): Draft {
  const { resource, context } = work;
  const shape = { fields: resource.fields, rules: resource.rules };
  const draft = applyPatch(shape, nameOf(resource), withoutFixed(body, resource), before, context, (name) => isOpen(work, rowScope, name));
  const call = before ? 'edit' : 'create';
  refuseUnpermitted(work, call, draft.record);
  const permission = permissionFor(resource, call, draft.record);
  if (permission !== undefined) validateEstablishments(work, permission, draft.record, draft.problems);
  return draft;
}

/** What a hook changed, computed fields follow. */
export async function runBeforeSave(record: Values, before: Values | undefined, work: RecordWork): Promise<void> {
  const hooks = hooksOf(work.resource);
  if (!hooks.beforeSave) return;
  await hooks.beforeSave(record, before, work);
  computeFields(work.resource.fields, record, work.context);
}

/** A variant's own values may be said as they are; otherwise they stay in the body, and are refused like any other that nobody writes. */
function withoutFixed(body: Values, { variant }: ResourceModel): Values {
  return variant
    ? Object.fromEntries(
        Object.entries(body).filter(([name, value]) => !Object.hasOwn(variant.where, name) || variant.where[name] !== value),
      )
    : body;
}

/** `name` may be a field of rows: `vendors.cost`. */
function isOpen({ caller, resource }: RecordWork, rowScope: RowScope, name: string): boolean {
  const [own = '', inRow] = name.split('.');
  const field = resource.fields[own];
  const isStatus = resource.transitions !== undefined && own in resource.transitions;
  if (field === undefined || isStatus || !isWritable(caller, resource, rowScope, field)) return false;
  const rowField = inRow !== undefined && field.kind === 'lines' ? field.fields[inRow] : undefined;
  return rowField === undefined || isWritable(caller, resource, rowScope, rowField);
}

/** The columns that a record is stored in, or those of some fields. */
export function columnsOf(
  resource: ResourceModel,
  record: Values,
  hashed: Readonly<Record<string, string>>,
  only?: Readonly<Record<string, unknown>>,
): Values {
  const fields = Object.values(resource.fields).filter((field) => !only || field.name in only);
  const secrets = fields.flatMap((field) => (field.kind === 'password' && hashed[field.name] ? [[field.name, hashed[field.name]]] : []));
  return { ...storedColumns(fields, record), ...Object.fromEntries(secrets) };
}

/**
 * Whose a stored record is, and where it is used. A call that the definition leaves out is the host's own: it validates itself. @throws
 * ApiError 403
 */
export async function refuseWhose(work: RecordWork, call: 'edit' | 'delete', record: Values, id: number): Promise<void> {
  const permission = permissionFor(work.resource, call, record);
  if (permission !== undefined) await refuseNotHeld(work, permission, call, id);
}
