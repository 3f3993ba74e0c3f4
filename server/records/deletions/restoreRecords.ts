import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { refuseBeyondLimit } from '#/server/access/account/accountLimits.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { refuseNotHeld } from '../heldThere.ts';
import { hooksOf } from '../hooks.ts';
import { readRecords } from '../readRecord.ts';
import { causerOf, type Host, refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { changesOf } from '../write/changes.ts';
import { limitOf } from '../write/createRecords.ts';
import { logWrites } from '../write/logWrite.ts';
import { lockSingletons, singletonsOf } from '../write/onlyOne.ts';
import { workOf } from '../write/writing.ts';
import { KEPT_TABLE } from './deletionTables.ts';
import { isInTime } from './keepDeleted.ts';
import { keptPlan } from './keptRows.ts';
import { refuseTaken } from './refuseTaken.ts';
import { type OfDeletion, restoreRows } from './restoreRows.ts';

/** The permissions that a caller holds somewhere for what a restoration does. */
export interface Allowed {
  view: string;
  delete: readonly string[];
  create: readonly string[];
}

interface Restoration extends OfDeletion {
  host: Host;
  request: FastifyRequest;
  resource: ResourceModel;
  rowScope: RowScope;
  allowed: Allowed;
}

/** Records of one establishment, or of none. */
interface Group {
  work: RecordWork;
  ids: readonly number[];
}

/**
 * Puts all records of a deletion back, tells the log, and forgets what was kept. @throws ApiError 403 and 404 where the caller may no
 * longer see, delete and add them there, 409 where something stands in the way, 422 where it is more than agreed with the business
 */
export async function restoreRecords(tx: Transaction, restoration: Restoration): Promise<number[]> {
  const { host, request, resource, rowScope, clientId, deletion, allowed } = restoration;
  const groups = await groupsOf(tx, restoration);
  const ids = groups.flatMap((group) => group.ids);
  for (const { work } of groups) {
    await lockSingletons(work, Object.fromEntries(singletonsOf(resource).map(({ name }) => [name, true])));
    refuseThere(work, allowed);
  }
  const [first] = groups;
  if (first) await refuseBeyondLimit(tx, { resource, clientId, caller: request.caller, limit: limitOf(first.work) }, ids.length);
  const plan = present(keptPlan(host.model, resource), 'plan of what is kept');
  await restoreRows(tx, host.model, plan, { clientId, deletion, distributed: host.database.distributed });
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const records = await readRecords(tx, host.model, resource, fields, rowScope, ids);
  if (records.size < ids.length) throw notFound(say('records.undo_gone'));
  for (const group of groups) await settle(group, records, restoration);
  await sql`delete from ${sql.id('public', KEPT_TABLE)} where client_id = ${clientId} and deletion = ${deletion}`.execute(tx);
  return ids;
}

/** The kept records, held until the unit of work ends: of two calls at once the second finds none. @throws ApiError 404 */
async function groupsOf(tx: Transaction, { host, request, resource, clientId, deletion }: Restoration): Promise<Group[]> {
  const { rows } = await sql<{ id: number; establishment: number | null }>`
    select record_id as id, (kept -> ${resource.table}::text -> 0 ->> 'establishment_id')::bigint as establishment
    from ${sql.id('public', KEPT_TABLE)} where client_id = ${clientId} and deletion = ${deletion} and ${isInTime}
    order by record_id for update`.execute(tx);
  if (!rows.length) throw notFound(say('records.undo_gone'));
  const groups: Group[] = [];
  const isHeld = resource.scope === 'establishment';
  for (const establishmentId of new Set(rows.map(({ establishment }) => (isHeld ? establishment : null))))
    groups.push({
      work: await workOf(tx, host, request, resource, { clientId, establishmentId }),
      ids: rows.filter(({ establishment }) => !isHeld || establishment === establishmentId).map(({ id }) => id),
    });
  return groups;
}

/** @throws ApiError 403 where the caller may not delete and add in the establishment */
function refuseThere({ caller, establishmentId }: RecordWork, allowed: Allowed): void {
  const may = (names: readonly string[]) => names.some((name) => canUse(caller, name, establishmentId ?? undefined));
  if (!may(allowed.delete) || !may(allowed.create)) throw forbidden();
}

/** What each record that is back has to stand up to, and what follows from it. */
async function settle({ work, ids }: Group, all: ReadonlyMap<number, Record<string, unknown>>, { request, allowed }: Restoration) {
  const { resource } = work;
  const records = ids.map((id) => present(all.get(id), 'record that is back'));
  for (const [at, record] of records.entries()) {
    for (const call of ['delete', 'create'] as const) {
      refuseUnpermitted(work, call, record);
      await refuseNotHeld(work, allowed[call][0] ?? '', call, ids[at] as number);
    }
    for (const { name } of singletonsOf(resource)) if (record[name] === true) await refuseTaken(work, name, record);
    await hooksOf(resource).afterRestore?.(record, work);
  }
  const writes = records.map((record) => ({ record, changes: changesOf(resource, undefined, record) }));
  await logWrites(work, causerOf(request), 'restored', writes);
}
