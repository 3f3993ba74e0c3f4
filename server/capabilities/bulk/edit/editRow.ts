import type { KindContext } from '#/model/kinds/base/part.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { Model } from '#/model/language/model.ts';
import { type Adjustment, adjustedValues } from '#/model/validation/adjusted.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { ownerOfStored, type RecordOwner } from '#/server/records/recordOwner.ts';
import { updateRecord } from '#/server/records/write/saveRecord.ts';
import type { Written } from '#/server/records/write/updateRecords.ts';
import { refusing } from '#/server/records/write/writeErrors.ts';
import type { RowOutcome } from '../operation.ts';
import { restorable } from '../undo/restorable.ts';
import type { EditAccess } from './editAccess.ts';

/** What the records of one unit of work are changed with. */
export interface EditWorld {
  tx: Transaction;
  model: Model;
  caller: Caller;
  access: EditAccess;
  set: Readonly<Record<string, unknown>>;
  /** Fields that are raised or lowered from what each record has. */
  adjust?: Readonly<Record<string, Adjustment>>;
  mailer?: RecordWork['mailer'];
  /** Money and clock of the establishments met so far. */
  contexts: Map<number | null, KindContext>;
  /** A look ahead: whether an earlier record would have taken what this one is to have. @throws ApiError 422 */
  refuseTaken?: (written: Written, id: number) => Promise<void>;
}

/** Changes one chosen record as its own PUT would; a refused one keeps what it had. */
export async function editRow(world: EditWorld, { row, recordId }: { row: number; recordId: number }): Promise<RowOutcome> {
  const { tx, model, access } = world;
  try {
    const written = await inSavepoint(tx, () => refusing(model, access.resource, () => write(world, recordId, world.set)));
    if (!written) return { row, outcome: 'unchanged' };
    const { changes, updatedAt } = written;
    const own = Object.entries(changes).filter(([name]) => {
      const field = access.resource.fields[name];
      return field && !isHostWritten(field);
    });
    const before = Object.fromEntries(own.map(([name, [old]]) => [name, old]));
    return {
      ...{ row, outcome: 'updated', recordId, updatedAt },
      before: restorable(access.resource, before, Object.keys(before)),
      changes,
    };
  } catch (error) {
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    return { row, outcome: 'rejected', recordId, cells: [String(recordId)], errors: refusal.errors ?? { '': [refusal.sentence] } };
  }
}

/** One write of a record in its own establishment, by the right that opens it there. @throws ApiError 403, 404, 409, 422 */
export async function write(world: EditWorld, id: number, body: Readonly<Record<string, unknown>>): Promise<Written | undefined> {
  const { tx, caller, access, mailer } = world;
  const at = await ownerOfStored(tx, { caller, ...access }, id);
  const by: Causer = { userId: caller.userId || null, name: caller.name, address: null };
  const context = await contextOf(world, at);
  const work: RecordWork = {
    ...{ tx, model: world.model, resource: access.resource, caller, by, ...at, context },
    ...{ now: new Date().toISOString(), revealOnce: {}, mailer },
  };
  const following = (stored: Readonly<Record<string, unknown>>) => adjustedValues(access.resource, world.adjust ?? {}, stored, context);
  const written = await updateRecord({ work, rowScope: access.rowScope, body: { ...body }, following, hashed: {}, by }, id);
  if (written) await world.refuseTaken?.(written, id);
  return written;
}

async function contextOf({ tx, contexts }: EditWorld, { clientId, establishmentId }: RecordOwner): Promise<KindContext> {
  const context = contexts.get(establishmentId) ?? (await recordContext(tx, { clientId }, establishmentId));
  contexts.set(establishmentId, context);
  return context;
}
