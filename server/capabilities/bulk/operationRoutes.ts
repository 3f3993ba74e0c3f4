import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { holdsStill, RIGHT_IS_GONE } from '#/server/access/permissions/rightsBehind.ts';
import { conflict, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { BulkHost } from './bulkHost.ts';
import { describes } from './descriptions.ts';
import { errorsOf, refusedRowsOf, rejectedFile } from './import/rejectedRows.ts';
import { canUndo, type StoredOperation, shownOperation } from './operation.ts';
import { type OperationFilter, readOperations } from './operationStore.ts';
import { bodies } from './requests.ts';
import { establishmentsInBulk, worksInBulk } from './rights.ts';
import { shownSales } from './sales/salesSums.ts';
import { isOfSalesAlone, refuseSalesUndo } from './sales/undoSales.ts';
import { kindOfJob, ownerOf, startOperation } from './starting.ts';
import { type UndoPlace, undoPlaceOf } from './undo/undoPlace.ts';

interface ListBody {
  page?: number;
  per_page?: number;
  sort_order?: 'asc' | 'desc';
  establishment_id?: number | null;
  filters?: { type?: string | string[]; status?: string | string[]; resource?: string | string[]; client_id?: number } | null;
}

/** The operations of a business: all of them, one, its refused rows or its file; taking it back, giving it up. */
export function operationRoutes(app: FastifyInstance, host: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => worksInBulk(caller);
  app.post<{ Body: ListBody }>(
    '/api/bulk-operation/list',
    { config: { allows, describes: describes.list }, schema: { body: bodies.list } },
    async (request) => success(await list(host, request, request.body ?? {})),
  );
  app.get('/api/bulk-operation/:id', { config: { allows, describes: describes.view } }, async (request) => {
    const operation = await operationOf(host, request);
    return success({
      ...shownOperation(operation, request.caller, request.language),
      errors: await errorsOf(host.database, operation, host.model, request.language),
      sales: await salesOf(host, request, operation),
    });
  });
  app.post<{ Body: { page?: number; per_page?: number } }>(
    '/api/bulk-operation/:id/refused',
    { config: { allows, describes: describes.refused }, schema: { body: bodies.refused } },
    async (request) => success(await refused(host, request, request.body ?? {})),
  );
  app.get('/api/bulk-operation/rejected/:id', { config: { allows, describes: describes.rejected } }, async (request, reply) => {
    const operation = await ownOperation(host, request);
    if (operation.type === 'export' || operation.failed === 0) throw notFound(say('bulk.none_refused'));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${operation.resources[0]}-rejected.csv"`,
      })
      .send(rejectedFile(host, operation, request.language));
  });
  app.get('/api/bulk-operation/download/:id', { config: { allows, describes: describes.download } }, async (request, reply) => {
    const { result, status, file_name: name, ...operation } = await ownOperation(host, request);
    if (operation.type !== 'export') throw notFound(say('bulk.no_file'));
    if (status !== 'completed' || !result)
      throw conflict(say(status === 'pending' || status === 'processing' ? 'bulk.still_made' : 'bulk.not_made'));
    if (!holdsStill(request.caller, result.behind)) throw forbidden(RIGHT_IS_GONE);
    const stored = await host.results.read(result.file);
    if (!stored) throw notFound(say('bulk.not_kept'));
    return reply
      .type('application/zip')
      .headers({
        'content-length': stored.bytes,
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(stored.stream);
  });
  app.post('/api/bulk-operation/:id/undo', { config: { allows, describes: describes.undo } }, async (request) =>
    success({ id: await undo(host, request) }, say('bulk.undo_started')),
  );
  app.delete('/api/bulk-operation/:id', { config: { allows, describes: describes.cancel } }, async (request) => {
    const operation = await ownOperation(host, request);
    const isCancelled =
      operation.job_id !== null &&
      (await host.jobs.cancel(kindOfJob(operation.type), operation.job_id, ownerOf(request.caller, operation.client_id)));
    if (!isCancelled) throw conflict(say('bulk.ended_already'));
    return success({ id: operation.id }, say('bulk.given_up'));
  });
}

async function list(
  { database }: BulkHost,
  { caller, language }: Pick<FastifyRequest, 'caller' | 'language'>,
  { page = 1, per_page: perPage = 25, sort_order: order, establishment_id: establishmentId, filters }: ListBody,
) {
  const names = (value: string | string[] | undefined) => (value === undefined ? undefined : [value].flat());
  const { type, status, resource, client_id: clientId } = filters ?? {};
  const is = { ...(type && { type: names(type) }), ...(status && { status: names(status) }) };
  const filter: OperationFilter = { ...visibleTo(caller), is, resources: names(resource), ...(establishmentId ? { establishmentId } : {}) };
  const rowScope = { clientId: caller.isPlatform ? (clientId ?? null) : caller.clientId };
  const found = await readOperations(database, rowScope, filter, {
    limit: perPage,
    offset: (page - 1) * perPage,
    oldestFirst: order === 'asc',
  });
  return {
    list: found.list.map((operation) => shownOperation(operation, caller, language)),
    pagination_options: { page, per_page: perPage, total: found.total, last_page: Math.max(1, Math.ceil(found.total / perPage)) },
  };
}

/** What concerns no establishment is known to who works in bulk in all of them, and to who asked for it. */
function visibleTo(caller: Caller): Pick<OperationFilter, 'establishments' | 'userId'> {
  return { establishments: caller.isPlatform ? 'all' : establishmentsInBulk(caller), userId: caller.userId };
}

/** @throws ApiError 404, another business's or establishment's too */
async function operationOf({ database }: BulkHost, { caller, params }: FastifyRequest): Promise<StoredOperation> {
  const id = String(valuesIn(params).id);
  const rowScope = { clientId: caller.isPlatform ? null : caller.clientId };
  const found = /^\d{1,15}$/.test(id)
    ? (await readOperations(database, rowScope, { ...visibleTo(caller), id: Number(id) })).list[0]
    : undefined;
  if (!found) throw notFound(say('bulk.no_such_operation'));
  return found;
}

/** What past sales come to is told to who brought them: others may not be allowed to see figures. */
async function salesOf({ database }: BulkHost, { caller }: FastifyRequest, operation: StoredOperation) {
  const isOwn = operation.user_client_id === caller.clientId && operation.user_id === caller.userId;
  return operation.sales && isOwn ? shownSales(database, operation.client_id, operation.sales) : null;
}

/** Files hold what the person who asked may see, and perhaps nobody else. @throws ApiError 403, 404 */
async function ownOperation(host: BulkHost, request: FastifyRequest): Promise<StoredOperation> {
  const operation = await operationOf(host, request);
  const { caller } = request;
  if (operation.user_client_id !== caller.clientId || operation.user_id !== caller.userId)
    throw forbidden(operation.user_name ? say('bulk.only_person', { person: operation.user_name }) : say('bulk.only_who_asked'));
  return operation;
}

/** A page of the refused rows with their cells. @throws ApiError 403, 404 */
async function refused(
  host: BulkHost,
  request: FastifyRequest,
  { page = 1, per_page: perPage = 25 }: { page?: number; per_page?: number },
) {
  const operation = await ownOperation(host, request);
  return {
    headers: operation.plan.headers ?? [],
    list: await refusedRowsOf(host, operation, request.language, { page, perPage }),
    pagination_options: { page, per_page: perPage, total: operation.failed, last_page: Math.max(1, Math.ceil(operation.failed / perPage)) },
  };
}

async function undo(host: BulkHost, request: FastifyRequest): Promise<number> {
  const operation = await operationOf(host, request);
  refuseSalesUndo(request.caller, operation);
  // Of past sales alone that is all; anything else is deleted and put back as its own records are.
  const place = isOfSalesAlone(operation) ? undefined : await undoPlaceOf(host, request.caller, operation);
  if (place && isBeyond(place, operation)) throw forbidden();
  if (!canUndo(operation)) throw conflict(say('bulk.nothing_to_undo'));
  return startOperation(host, request.caller, operation.client_id, 'undo', {
    resources: operation.resources,
    establishment_id: operation.establishment_id,
    undo_of: operation.id,
    rows_total: operation.created + operation.updated + operation.made,
    plan: {},
  });
}

/** Whether an undo would do nothing but what the caller may not. */
const isBeyond = ({ mayDelete, mayEdit }: UndoPlace, { created, updated }: StoredOperation) =>
  (created > 0 && updated === 0 && !mayDelete) || (created === 0 && !mayEdit);
