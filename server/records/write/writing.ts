import type { FastifyRequest } from 'fastify';
import { referenceContext } from '#/i18n/context.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { problem } from '#model/language';
import { hooksOf } from '../hooks.ts';
import { readableFields } from '../readableFields.ts';
import { readRecord } from '../readRecord.ts';
import { recordContext } from '../recordContext.ts';
import type { RecordOwner } from '../recordOwner.ts';
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

/** What a write works with, in its establishment. @throws ApiError 404 */
export async function workOf(
  tx: Transaction,
  host: Host,
  request: FastifyRequest,
  resource: ResourceModel,
  { clientId, establishmentId }: RecordOwner,
): Promise<RecordWork> {
  const { caller } = request;
  const context = await recordContext(tx, { clientId }, establishmentId, caller);
  const now = new Date().toISOString();
  const { model, seal, allowsLoopback, mailer, queue, stored, archives } = host;
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
    seal,
    allowsLoopback,
    mailer,
    queue,
    stored,
    archives,
  };
}

/** Who reads a record, and in which language. */
interface Reader {
  model: Model;
  caller: Caller;
  language: string;
}

/** The record as somebody may see it. @throws ApiError 404 */
export async function readAs(
  tx: Transaction,
  { model, caller, language }: Reader,
  resource: ResourceModel,
  rowScope: RowScope,
  id: number,
): Promise<Values> {
  const record = await readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, id);
  hooksOf(resource).beforeAnswer?.(record, { model, caller });
  putIntoWords(resource, [record], language);
  return record;
}

/** The record as the caller may see it. */
export function answerOf(
  tx: Transaction,
  { model }: Host,
  { caller, language }: FastifyRequest,
  resource: ResourceModel,
  rowScope: RowScope,
  id: number,
): Promise<Values> {
  return readAs(tx, { model, caller, language }, resource, rowScope, id);
}
