import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { type Caller, refusePrograms } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { tooMany } from '#/server/foundation/http/apiError.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { BulkHost } from './bulkHost.ts';
import type { OperationKey, OperationType } from './operation.ts';
import { addOperation, type NewOperation } from './operationStore.ts';

/** Operations of one user and type that may wait or run at a time. */
const MAX_AT_ONCE = 3;

/** The queue's name for each type of operation. */
export const kindOfJob = (type: OperationType) => `bulk.${type}`;

/**
 * Stores an operation, what `prepare` adds to it, and its job in one unit of work; answers the operation's id. A preview that has been run
 * is not run again: that run's id is the answer. @throws ApiError 429
 */
export async function startOperation(
  host: BulkHost,
  caller: Caller,
  clientId: number,
  type: OperationType,
  operation: Omit<NewOperation, 'type'>,
  prepare?: (tx: Transaction, key: OperationKey) => Promise<void>,
): Promise<number> {
  const owner = ownerOf(caller, clientId);
  const kind = kindOfJob(type);
  const unfinished = await host.jobs.unfinished(kind, owner);
  return host.database.tenant(clientId, async (tx) => {
    const run = operation.run_of && (await runOf(tx, { clientId, id: operation.run_of }));
    if (run) return run;
    if (unfinished >= MAX_AT_ONCE) throw tooMany(10, say('bulk.too_many_at_once', { most: MAX_AT_ONCE }));
    const id = await addOperation(tx, clientId, { ...operation, type }, caller);
    const key: OperationKey = { clientId, id };
    await prepare?.(tx, key);
    const job = await host.jobs.enqueue(kind, key, owner, { tx });
    await sql`update public.bulk_operations set job_id = ${job ?? null} where client_id = ${clientId} and id = ${id}`.execute(tx);
    return id;
  });
}

/** The operation that ran a preview. Who asks for it at the same time waits until it is known whether there is one. */
async function runOf(tx: Transaction, { clientId, id }: OperationKey): Promise<number | undefined> {
  await sql`select 1 from ${sql.id('public', 'bulk_operations')} where client_id = ${clientId} and id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select id from tenant.bulk_operations where client_id = ${clientId} and run_of = ${id}`.execute(tx);
  return rows[0]?.id;
}

/** A job stands with the business whose records it touches, whoever asked. */
export function ownerOf(caller: Caller, clientId: number): JobOwner {
  refusePrograms(caller);
  return { clientId, userId: caller.userId };
}
