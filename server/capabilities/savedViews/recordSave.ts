import type { FastifyRequest } from 'fastify';
import { referenceContext } from '#/i18n/context.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';
import type { Save } from '#/server/records/write/saveRecord.ts';
import type { ViewHost } from './openList.ts';

/** A write of the caller's own business, validated, stored and logged as every record's is. */
export function recordSave(
  tx: Transaction,
  { model }: ViewHost,
  request: FastifyRequest,
  resource: ResourceModel,
  body: Record<string, unknown>,
): Save {
  const { caller } = request;
  const { clientId } = caller;
  const work = {
    tx,
    model,
    resource,
    caller,
    clientId,
    establishmentId: null,
    context: referenceContext,
    now: new Date().toISOString(),
    revealOnce: {},
  };
  return { work, rowScope: rowScopeAt(caller, resource, work), body, hashed: {}, by: causerOf(request) };
}
