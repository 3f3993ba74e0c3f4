import type { FastifyRequest } from 'fastify';
import { referenceContext } from '#/i18n/context.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { problem } from '#model/language';
import { hooksOf } from '../hooks.ts';
import type { Place } from '../place.ts';
import { readableFields } from '../readableFields.ts';
import { readRecord } from '../readRecord.ts';
import { recordContext } from '../recordContext.ts';
import { causerOf, type Host } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { putIntoWords } from '../sentences.ts';

type Values = Record<string, unknown>;

/** The body as an object. @throws ApiError 422 */
export function bodyOf(request: FastifyRequest): Values {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid({ body: [problem('wrong_type_record')] });
  return valuesIn(body);
}

/** Hashes the valid passwords of a body before a unit of work begins: nothing but SQL is awaited inside one. */
export async function hashPasswords(host: Host, resource: ResourceModel, body: Values): Promise<Record<string, string>> {
  const hashed: Record<string, string> = {};
  for (const field of Object.values(resource.fields)) {
    const value = body[field.name];
    if (field.kind === 'password' && typeof value === 'string' && value && !kindOf(field).validate(value, field, referenceContext))
      hashed[field.name] = field.unique ? host.digestSecret(value) : await host.hashPassword(value);
  }
  return hashed;
}

/** What a write works with, at its place. @throws ApiError 404 */
export async function workOf(
  tx: Transaction,
  host: Host,
  request: FastifyRequest,
  resource: ResourceModel,
  { clientId, establishmentId }: Place,
): Promise<RecordWork> {
  const context = await recordContext(tx, { clientId }, establishmentId);
  const now = new Date().toISOString();
  const { caller } = request;
  const { model, mailer, stored, archives } = host;
  return {
    tx,
    model,
    resource,
    caller,
    by: causerOf(request),
    clientId,
    establishmentId,
    context,
    now,
    revealOnce: {},
    mailer,
    stored,
    archives,
  };
}

/** The record as the caller may see it. */
export async function answerOf(
  tx: Transaction,
  host: Host,
  request: FastifyRequest,
  resource: ResourceModel,
  rowScope: RowScope,
  id: number,
): Promise<Values> {
  const record = await readRecord(tx, host.model, resource, readableFields(request.caller, resource, rowScope), rowScope, id);
  hooksOf(resource).beforeAnswer?.(record, { model: host.model, caller: request.caller });
  putIntoWords(resource, record, request.language);
  return record;
}
