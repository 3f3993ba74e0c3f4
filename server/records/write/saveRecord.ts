import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { permissionFor } from '#model/language';
import { storeChildren } from '../children.ts';
import { refuseNotHeld } from '../heldThere.ts';
import { hooksOf } from '../hooks.ts';
import { readableFields } from '../readableFields.ts';
import { lockRecord, readRecord } from '../readRecord.ts';
import { refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { changesOf } from './changes.ts';
import { createRecords, type NewRecord } from './createRecords.ts';
import { type Draft, soundFields } from './draft.ts';
import { checkReferences } from './existence.ts';
import { logWrite } from './logWrite.ts';
import { lockSingletons, moveSingletons } from './onlyOne.ts';
import { checkUniqueness } from './uniqueness.ts';
import { columnsOf, draftOf, runBeforeSave, settled } from './writtenRecord.ts';

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
export async function createRecord({ work, rowScope, by, ...record }: Save & NewRecord): Promise<number> {
  const [made] = await createRecords({ work, rowScope, by, records: [record] });
  if (made && 'refused' in made) throw made.refused;
  return present(made && 'id' in made ? made.id : undefined, 'id of what was just stored');
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
  const draft = draftOf(work, rowScope, body, before);
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

/**
 * Whose a stored record is, and where it is used. A call that the definition leaves out is the host's own: it validates itself. @throws
 * ApiError 403
 */
async function refuseWhose(work: RecordWork, call: 'edit' | 'delete', record: Values, id: number): Promise<void> {
  const permission = permissionFor(work.resource, call, record);
  if (permission !== undefined) await refuseNotHeld(work, permission, call, id);
}

async function refuseProblems(
  draft: Draft,
  id: number,
  { tx, model, resource, establishmentId }: RecordWork,
  rowScope: RowScope,
  hashed: Save['hashed'],
): Promise<void> {
  const scope = { model, resource, rowScope, establishmentId };
  await checkReferences(tx, [{ ...draft, given: soundFields(draft) }], scope);
  if (!Object.keys(draft.problems).length) await checkUniqueness(tx, { ...draft, hashed }, id, scope);
  if (Object.keys(draft.problems).length) throw invalid(draft.problems);
}

/** The stored record goes with the refusal, as this caller reads it anywhere else. */
async function refuseStale({ tx, model, caller, resource }: RecordWork, rowScope: RowScope, read: unknown, before: Values): Promise<void> {
  if (typeof read !== 'string' || Date.parse(String(before.updated_at)) <= Date.parse(read)) return;
  const visible = await readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, Number(before.id));
  hooksOf(resource).beforeAnswer?.(visible, { model, caller });
  throw conflict(say('records.stale', { resource: oneOf(resource) }), visible);
}

/** Two writes within a millisecond must still differ, or the second reader would not see that it is stale. */
function laterThan(stored: string, now: string): string {
  return Date.parse(now) > Date.parse(stored) ? now : new Date(Date.parse(stored) + 1).toISOString();
}
