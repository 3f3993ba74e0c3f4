import { sql } from 'kysely';
import { type Label, labelled, nameOf, oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { present } from '#/model/values/shapes.ts';
import { refuseBeyondLimit } from '#/server/access/account/accountLimits.ts';
import { settledCaller } from '#/server/access/permissions/settledRights.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { permissionFor } from '#model/language';
import { storeChildren } from '../children.ts';
import { refuseNotHeld, validateEstablishments } from '../heldThere.ts';
import { hooksOf } from '../hooks.ts';
import { isWritable, readableFields } from '../readableFields.ts';
import { lockRecord, readRecord } from '../readRecord.ts';
import { refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { storedColumns } from '../storedColumns.ts';
import { changesOf } from './changes.ts';
import { applyPatch, type Draft } from './draft.ts';
import { checkReferences, checkUniqueness } from './existence.ts';
import { logWrite } from './logWrite.ts';
import { lockSingletons, moveSingletons } from './onlyOne.ts';
import { lastPosition } from './reorderRoute.ts';

type Values = Record<string, unknown>;

/**
 * One write of one record: who, where, and what was sent. `hashed`: the stored form of the passwords in it, made before the unit of work
 * began.
 */
export interface Save {
  work: RecordWork;
  rowScope: RowScope;
  body: Values;
  hashed: Readonly<Record<string, string>>;
  by: Activity['by'];
}

/** Stores a new record and gives its id. @throws ApiError 422 */
export async function createRecord({ work: given, rowScope, body, hashed, by }: Save): Promise<number> {
  const work = await settled(given);
  const { tx, resource, clientId, establishmentId, now, caller } = work;
  const draft = applyPatch(shapeOf(resource), nameOf(resource), withoutFixed(body, resource), undefined, work.context, (name) =>
    isOpen(work, rowScope, name),
  );
  refuseUnpermitted(work, 'create', draft.record);
  validateWhose(work, 'create', draft);
  await refuseProblems(draft, null, work, rowScope, hashed);
  await lockSingletons(work, draft.record);
  await refuseBeyondLimit(tx, { resource, clientId, caller, limit: limitOf(work) });
  await runBeforeSave(draft.record, undefined, work);
  if (resource.orderable) draft.record.sort_order = await lastPosition(work);
  const columns = {
    client_id: clientId,
    ...(establishmentId === null ? {} : { establishment_id: establishmentId }),
    ...columnsOf(resource, draft.record, hashed),
    created_at: now,
    updated_at: now,
    created_by: caller.userId || null,
  };
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.id('public', resource.table)} (${sql.join(Object.keys(columns).map((name) => sql.id(name)))})
      values (${sql.join(Object.values(columns))}) returning id`.execute(tx);
  const id = present(rows[0], 'id of what was just stored').id;
  await storeChildren(tx, resource, { clientId, establishmentId, id }, draft.record);
  const record = { ...draft.record, id };
  await moveSingletons(work, rowScope, by, record);
  await hooksOf(resource).afterSave?.(record, undefined, work);
  await logWrite(work, by, 'created', record, changesOf(resource, undefined, record));
  return id;
}

/** What a write changed: field → [old, new], and the record's time since. */
export interface Written {
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  updatedAt: string;
}

/**
 * Lays the body over the stored record; undefined where that changes nothing. `updated_at` in it must be the stored one's. @throws ApiError
 * 404, 409, 422
 */
export async function updateRecord({ work: given, rowScope, body, hashed, by }: Save, id: number): Promise<Written | undefined> {
  const work = await settled(given);
  const { tx, model, resource, clientId, establishmentId } = work;
  await lockSingletons(work, body);
  await lockRecord(tx, resource, clientId, id);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const before = await readRecord(tx, model, resource, fields, rowScope, id);
  refuseUnpermitted(work, 'edit', before);
  await refuseWhose(work, 'edit', before, id);
  const draft = applyPatch(shapeOf(resource), nameOf(resource), withoutFixed(body, resource), before, work.context, (name) =>
    isOpen(work, rowScope, name),
  );
  refuseUnpermitted(work, 'edit', draft.record);
  validateWhose(work, 'edit', draft);
  if (body.establishment_id !== undefined && body.establishment_id !== before.establishment_id && resource.scope === 'establishment')
    draft.problems.establishment_id = [{ key: 'readonly' }];
  await refuseProblems(draft, id, work, rowScope, hashed);
  await refuseStale(work, rowScope, body.updated_at, before);
  await runBeforeSave(draft.record, before, work);
  const changes = changesOf(resource, before, draft.record, hashed);
  if (!Object.keys(changes).length) return undefined;
  const now = laterThan(String(before.updated_at), work.now);
  const set = Object.entries({ ...columnsOf(resource, draft.record, hashed, changes), updated_at: now }).map(
    ([name, value]) => sql`${sql.id(name)} = ${value}`,
  );
  await sql`update ${sql.id('public', resource.table)} set ${sql.join(set)} where client_id = ${clientId} and id = ${id}`.execute(tx);
  const changed = Object.fromEntries(Object.entries(draft.record).filter(([name]) => name in changes));
  await storeChildren(tx, resource, { clientId, establishmentId, id }, changed);
  await moveSingletons(work, rowScope, by, { ...changed, id });
  await hooksOf(resource).afterSave?.({ ...draft.record, id }, before, work);
  await logWrite(work, by, 'updated', draft.record, changes);
  return { changes, updatedAt: now };
}

/** Deletes the record. @throws ApiError 404; a DatabaseError where others refer to it, which answers 409 */
export async function deleteRecord({ work: given, rowScope, by }: Omit<Save, 'body' | 'hashed'>, id: number): Promise<void> {
  const work = await settled(given);
  const { tx, model, resource, clientId } = work;
  await lockRecord(tx, resource, clientId, id);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const record = await readRecord(tx, model, resource, fields, rowScope, id);
  refuseUnpermitted(work, 'delete', record);
  await refuseWhose(work, 'delete', record, id);
  await hooksOf(resource).beforeDelete?.(record, work);
  await sql`delete from ${sql.id('public', resource.table)} where client_id = ${clientId} and id = ${id}`.execute(tx);
  await logWrite(work, by, 'deleted', record, changesOf(resource, record, undefined));
}

/** The work by who its caller is by now, where the record grants rights: such writes of one business come one after the other. */
async function settled(work: RecordWork): Promise<RecordWork> {
  const { tx, model, resource, caller, clientId } = work;
  return resource.grantsRights ? { ...work, caller: await settledCaller(tx, caller, clientId, model.permissions) } : work;
}

/**
 * Whose a stored record is, and where it is used. A call that the definition leaves out is the host's own: it validates itself. @throws
 * ApiError 403
 */
async function refuseWhose(work: RecordWork, call: 'edit' | 'delete', record: Values, id: number): Promise<void> {
  const permission = permissionFor(work.resource, call, record);
  if (permission !== undefined) await refuseNotHeld(work, permission, call, id);
}

/** Whose the record is going to be. @throws ApiError 403 */
function validateWhose(work: RecordWork, call: 'create' | 'edit', { record, problems }: Draft): void {
  const permission = permissionFor(work.resource, call, record);
  if (permission !== undefined) validateEstablishments(work, permission, record, problems);
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

/** What the limit on these records is called, in the business's account info. */
function limitOf({ model, resource }: RecordWork): Label {
  return labelled(model.resources.clients?.fields[resource.limitedBy ?? ''] ?? { label: '' });
}

const shapeOf = (resource: ResourceModel) => ({ fields: resource.fields, rules: resource.rules });

/** `name` may be a field of rows: `vendors.cost`. */
function isOpen({ caller, resource }: RecordWork, rowScope: RowScope, name: string): boolean {
  const [own = '', inRow] = name.split('.');
  const field = resource.fields[own];
  const isStatus = resource.transitions !== undefined && own in resource.transitions;
  if (field === undefined || isStatus || !isWritable(caller, resource, rowScope, field)) return false;
  const rowField = inRow !== undefined && field.kind === 'lines' ? field.fields[inRow] : undefined;
  return rowField === undefined || isWritable(caller, resource, rowScope, rowField);
}

async function refuseProblems(
  draft: Draft,
  id: number | null,
  work: RecordWork,
  rowScope: RowScope,
  hashed: Save['hashed'],
): Promise<void> {
  const { tx, model, resource, establishmentId } = work;
  const scope = { model, resource, rowScope, establishmentId };
  const sound = new Set(
    [...draft.given].filter((name) => !Object.keys(draft.problems).some((path) => path === name || path.startsWith(`${name}.`))),
  );
  await checkReferences(tx, draft.record, sound, scope, draft.problems);
  if (!Object.keys(draft.problems).length) await checkUniqueness(tx, draft.record, id, scope, draft.problems, hashed);
  if (Object.keys(draft.problems).length) throw invalid(draft.problems);
}

/** The stored record goes with the refusal, as this caller reads it anywhere else. */
async function refuseStale({ tx, model, caller, resource }: RecordWork, rowScope: RowScope, read: unknown, before: Values): Promise<void> {
  if (typeof read !== 'string' || Date.parse(String(before.updated_at)) <= Date.parse(read)) return;
  const visible = await readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, Number(before.id));
  hooksOf(resource).beforeAnswer?.(visible, { model, caller });
  throw conflict(say('records.stale', { resource: oneOf(resource) }), visible);
}

function columnsOf(
  resource: ResourceModel,
  record: Values,
  hashed: Readonly<Record<string, string>>,
  only?: Readonly<Record<string, unknown>>,
): Values {
  const fields = Object.values(resource.fields).filter((field) => !only || field.name in only);
  const secrets = fields.flatMap((field) => (field.kind === 'password' && hashed[field.name] ? [[field.name, hashed[field.name]]] : []));
  return { ...storedColumns(fields, record), ...Object.fromEntries(secrets) };
}

/** Two writes within a millisecond must still differ, or the second reader would not see that it is stale. */
function laterThan(stored: string, now: string): string {
  return Date.parse(now) > Date.parse(stored) ? now : new Date(Date.parse(stored) + 1).toISOString();
}
