import { sql } from 'kysely';
import { said } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { keptBy } from '#model/language';
import { hooksOf } from '../hooks.ts';
import { lockRecord, readRecord } from '../readRecord.ts';
import { refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { changesOf } from './changes.ts';
import { createRecords, type NewRecord } from './createRecords.ts';
import { logWrite } from './logWrite.ts';
import { type ChangedRecord, updateRecords, type Written } from './updateRecords.ts';
import { refuseWhose, settled } from './writtenRecord.ts';

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

/**
 * Lays the body over the stored record; undefined where that changes nothing. `updated_at` in it must be the stored one's. @throws ApiError
 * 404, 409, 422
 */
export async function updateRecord(
  { work, rowScope, by, ...record }: Save & Pick<ChangedRecord, 'following'>,
  id: number,
): Promise<Written | undefined> {
  const [changed] = await updateRecords({ work, rowScope, by, records: [{ ...record, id }] });
  if (changed && 'refused' in changed) throw changed.refused;
  return changed && 'changes' in changed ? changed : undefined;
}

/**
 * Deletes the record; `keep` keeps what goes with it just before, and gives what is returned. @throws ApiError 404, or 409 for one that a
 * rule keeps; a DatabaseError where others refer to it, which answers 409
 */
export async function deleteRecord<T = void>(
  { work: given, rowScope, by }: Omit<Save, 'body' | 'hashed'>,
  id: number,
  keep?: (work: RecordWork) => Promise<T> | undefined,
): Promise<T | undefined> {
  const work = await settled(given);
  const { tx, model, resource, clientId } = work;
  await lockRecord(tx, resource, clientId, id);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const record = await readRecord(tx, model, resource, fields, rowScope, id);
  refuseUnpermitted(work, 'delete', record);
  await refuseWhose(work, 'delete', record, id);
  const kept = keptBy(resource.rules, record);
  if (kept) throw conflict(say('check', { message: said(kept, 'message') }));
  const { refuseDelete, beforeDelete } = hooksOf(resource);
  await refuseDelete?.(record, work);
  await beforeDelete?.(record, work);
  const beside = await keep?.(work);
  await sql`delete from ${sql.id('public', resource.table)} where client_id = ${clientId} and id = ${id}`.execute(tx);
  await logWrite(work, by, 'deleted', record, changesOf(resource, record, undefined));
  return beside;
}
