import { resourceOf } from '#/model/language/model.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readRecord } from '../readRecord.ts';
import type { RowScope } from '../rowScope.ts';
import { createRecord, updateRecord } from './saveRecord.ts';

type Values = Record<string, unknown>;

/** Who writes, where a verb or a hook writes a record of another resource. */
const writerOf = ({ by, caller }: RecordWork): Causer => by ?? { userId: caller.userId || null, name: caller.name, address: null };

const rowScopeOf = ({ clientId, establishmentId }: RecordWork): RowScope => ({
  clientId,
  establishments: establishmentId === null ? 'all' : [establishmentId],
});

/** A whole record of any resource at the work's own place, but for its passwords. @throws ApiError 404 */
export function readOther(work: RecordWork, name: string, id: number): Promise<Values> {
  const resource = resourceOf(work.model, name);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  return readRecord(work.tx, work.model, resource, fields, rowScopeOf(work), id);
}

/**
 * Makes a record of any resource at the work's own place, validated and logged as its own call's would be, and gives its id. @throws
 * ApiError
 * 422
 */
export function createOther(work: RecordWork, name: string, body: Values): Promise<number> {
  return createRecord({
    work: { ...work, resource: resourceOf(work.model, name) },
    rowScope: rowScopeOf(work),
    body,
    hashed: {},
    by: writerOf(work),
  });
}

/** Changes a record of any resource at the work's own place, validated and logged as its own call's would be. @throws ApiError 404, 422 */
export async function updateOther(work: RecordWork, name: string, id: number, body: Values): Promise<void> {
  await updateRecord(
    { work: { ...work, resource: resourceOf(work.model, name) }, rowScope: rowScopeOf(work), body, hashed: {}, by: writerOf(work) },
    id,
  );
}
