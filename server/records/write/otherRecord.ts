import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { Defined, InputOf, RecordOf } from '#model/language';
import { readRecord } from '../readRecord.ts';
import { type RowScope, rowScopeAt } from '../rowScope.ts';
import { createRecord, updateRecord } from './saveRecord.ts';

/** Who writes, where a verb or a hook writes a record of another resource. */
const writerOf = ({ by, caller }: RecordWork): Causer => by ?? { userId: caller.userId || null, name: caller.name, address: null };

const scopeIn = (work: RecordWork, resource: ResourceModel): RowScope => rowScopeAt(work.caller, resource, work);

interface Named extends Defined {
  name: string;
}

/** A whole record of any definition in the work's own establishment, but for its passwords. @throws ApiError 404 */
export async function readOther<D extends Named>(work: RecordWork, { name }: D, id: number): Promise<RecordOf<D>> {
  const resource = resourceOf(work.model, name);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const record: unknown = await readRecord(work.tx, work.model, resource, fields, scopeIn(work, resource), id);
  // What a table holds is what its definition says: it was made from it.
  return record as RecordOf<D>;
}

/** What is written in the work's own establishment: its establishment is not said again. */
type BodyOf<D extends Named> = Omit<InputOf<D>, 'establishment_id'>;

/**
 * Makes a record of any resource in the work's own establishment, validated and logged as its own call's would be, and gives its id. @throws
 * ApiError
 * 422
 */
export function createOther<D extends Named>(work: RecordWork, { name }: D, body: BodyOf<D>): Promise<number> {
  const resource = resourceOf(work.model, name);
  return createRecord({
    work: { ...work, resource },
    rowScope: scopeIn(work, resource),
    body,
    hashed: {},
    by: writerOf(work),
  });
}

/**
 * Changes a record of any resource in the work's own establishment, validated and logged as its own call's would be. @throws ApiError 404, 422,
 * and 409 where an `updated_at` is said that is older than the record's
 */
export async function updateOther<D extends Named>(
  work: RecordWork,
  { name }: D,
  id: number,
  body: Partial<BodyOf<D>> & { updated_at?: string },
): Promise<void> {
  const resource = resourceOf(work.model, name);
  await updateRecord({ work: { ...work, resource }, rowScope: scopeIn(work, resource), body, hashed: {}, by: writerOf(work) }, id);
}
