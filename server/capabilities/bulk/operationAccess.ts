import type { FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { BulkHost } from './bulkHost.ts';
import type { StoredOperation } from './operation.ts';
import { type OperationFilter, readOperations } from './operationStore.ts';
import { establishmentsInBulk } from './rights.ts';

/**
 * What concerns no establishment is known to who works in bulk in all of them, and to who asked for it; an edit that somebody asked for is
 * theirs to know wherever it is.
 */
export function visibleTo(caller: Caller): Pick<OperationFilter, 'establishments' | 'userId'> {
  return { establishments: caller.isPlatform ? 'all' : establishmentsInBulk(caller), userId: caller.userId };
}

/** @throws ApiError 404, another business's or establishment's too */
export async function operationOf({ database }: BulkHost, { caller, params }: FastifyRequest): Promise<StoredOperation> {
  const id = String(valuesIn(params).id);
  const rowScope = { clientId: caller.isPlatform ? null : caller.clientId };
  const found = /^\d{1,15}$/.test(id)
    ? (await readOperations(database, rowScope, { ...visibleTo(caller), id: Number(id) })).list[0]
    : undefined;
  if (!found) throw notFound(say('bulk.no_such_operation'));
  return found;
}

/** Files hold what the person who asked may see, and perhaps nobody else. @throws ApiError 403, 404 */
export async function ownOperation(host: BulkHost, request: FastifyRequest): Promise<StoredOperation> {
  const operation = await operationOf(host, request);
  const { caller } = request;
  if (operation.user_client_id !== caller.clientId || operation.user_id !== caller.userId)
    throw forbidden(operation.user_name ? say('bulk.only_person', { person: operation.user_name }) : say('bulk.only_who_asked'));
  return operation;
}
