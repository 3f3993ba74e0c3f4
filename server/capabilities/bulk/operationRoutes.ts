import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { holdsStill, RIGHT_IS_GONE } from '#/server/access/permissions/rightsBehind.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { shownBalances } from './balances/balanceSums.ts';
import { refuseBalancesUndo } from './balances/undoBalances.ts';
import type { BulkHost } from './bulkHost.ts';
import { describes } from './descriptions.ts';
import { editAccessOf, editedResource, mayEditSomething } from './edit/editAccess.ts';
import { errorsOf, refusedRowsOf, rejectedFile } from './import/rejectedRows.ts';
import { canUndo, type StoredOperation, shownOperation } from './operation.ts';
import { operationOf, ownOperation, visibleTo } from './operationAccess.ts';
import { type OperationFilter, readOperations } from './operationStore.ts';
import { bodies } from './requests.ts';
import { worksInBulk } from './rights.ts';
import { shownSales } from './sales/salesSums.ts';
import { isWithoutRecords, refuseSalesUndo } from './sales/undoSales.ts';
import { kindOfJob, ownerOf, startOperation } from './starting.ts';
import { type UndoAccess, undoAccessOf } from './undo/undoAccess.ts';

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
  // Whoever may change records sees what became of their own edits.
  const allowsOne = ({ caller }: FastifyRequest) => worksInBulk(caller) || mayEditSomething(host.model, caller);
  app.post<{ Body: ListBody }>(
    '/api/bulk-operation/list',
    { config: { allows, describes: describes.list }, schema: { body: bodies.list } },
    async (request) => success(await list(host, request, request.body ?? {})),
  );
  app.get('/api/bulk-operation/:id', { config: { allows: allowsOne, describes: describes.view } }, async (request) => {
    const operation = await operationOf(host, request);
    return success({
      ...shownOperation(operation, request.caller, request.language),
      errors: await errorsOf(host.database, operation, host.model, request.language),
      sales: await salesOf(host, request, operation),
      balances: await balancesOf(host, request, operation),
    });
  });
  app.post<{ Body: { page?: number; per_page?: number } }>(
    '/api/bulk-operation/:id/refused',
    { config: { allows, describes: describes.refused }, schema: { body: bodies.refused } },
    async (request) => success(await refused(host, request, request.body ?? {})),
  );
  app.get('/api/bulk-operation/rejected/:id', { config: { allows: allowsOne, describes: describes.rejected } }, async (request, reply) => {
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
  app.post('/api/bulk-operation/:id/undo', { config: { allows: allowsOne, describes: describes.undo } }, async (request) =>
    success({ id: await undo(host, request) }, say('bulk.undo_started')),
  );
  app.delete('/api/bulk-operation/:id', { config: { allows: allowsOne, describes: describes.cancel } }, async (request) => {
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

/** What past sales come to is told to who brought them: others may not be allowed to see figures. */
async function salesOf({ database }: BulkHost, { caller }: FastifyRequest, operation: StoredOperation) {
  const isOwn = operation.user_client_id === caller.clientId && operation.user_id === caller.userId;
  return operation.sales && isOwn ? shownSales(database, operation.client_id, operation.sales) : null;
}

/** What balances come to is told to who brought them, for the same reason. */
async function balancesOf({ database }: BulkHost, { caller }: FastifyRequest, operation: StoredOperation) {
  const isOwn = operation.user_client_id === caller.clientId && operation.user_id === caller.userId;
  const where = { clientId: operation.client_id, establishmentId: operation.establishment_id };
  return isOwn ? shownBalances(database, caller, where, operation.balances) : null;
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
  if (operation.type === 'edit')
    editAccessOf(request.caller, editedResource(host.model, request.caller, operation.resources[0]), operation.client_id);
  else await refuseImportUndo(host, request.caller, operation);
  if (!canUndo(operation)) throw conflict(say('bulk.nothing_to_undo'));
  const asked = {
    resources: operation.resources,
    establishment_id: operation.establishment_id,
    undo_of: operation.id,
    rows_total: operation.created + operation.updated + operation.made,
    plan: {},
  };
  return startOperation(host, request.caller, operation.client_id, 'undo', asked, (tx, { id }) => keepUndone(tx, operation, id));
}

/** @throws ApiError 409 where somebody else takes it back by now */
async function keepUndone(tx: Transaction, { client_id: clientId, id, undone_by: before }: StoredOperation, by: number): Promise<void> {
  const { rows } = await sql`
    update public.bulk_operations set undone_by = ${by}
      where client_id = ${clientId} and id = ${id} and undone_by is not distinct from ${before}::bigint returning id`.execute(tx);
  if (!rows.length) throw conflict(say('bulk.nothing_to_undo'));
}

/** Of past sales and balances alone that is all; anything else is deleted and put back as its own records are. @throws ApiError 403 */
async function refuseImportUndo(host: BulkHost, caller: FastifyRequest['caller'], operation: StoredOperation): Promise<void> {
  refuseSalesUndo(caller, operation);
  refuseBalancesUndo(host, caller, operation);
  const access = isWithoutRecords(operation) ? undefined : await undoAccessOf(host, caller, operation);
  if (access && isBeyond(access, operation)) throw forbidden();
}

/** Whether an undo would do nothing but what the caller may not. */
const isBeyond = ({ mayDelete, mayEdit }: UndoAccess, { created, updated }: StoredOperation) =>
  (created > 0 && updated === 0 && !mayDelete) || (created === 0 && !mayEdit);
