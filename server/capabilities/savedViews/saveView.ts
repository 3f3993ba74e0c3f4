import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { createRecord, deleteRecord, type Save, updateRecord } from '#/server/records/write/saveRecord.ts';
import { problem } from '#model/language';
import { mayChange } from './answer.ts';
import { SHARE, type ViewHost } from './openList.ts';
import { recordSave } from './recordSave.ts';
import type { StoredView } from './storedView.ts';
import { rolesToShareWith, visibleView } from './storedViews.ts';
import type { Viewed } from './viewed.ts';

type Values = Record<string, unknown>;

/** Views that one person may have of one list. */
const MAX_VIEWS = 100;

/** Saves a new view of a list. @throws ApiError 403 to share without the permission, 422 */
export async function addView(tx: Transaction, host: ViewHost, request: FastifyRequest, list: Viewed): Promise<StoredView> {
  const body = tidied(valuesIn(request.body));
  await refuse(tx, request, list, body, undefined);
  const id = await createRecord(saveOf(tx, host, request, body));
  return visibleView(tx, host, request.caller, id);
}

/** Lays a change over a view. @throws ApiError 403, 409 where somebody else changed it, 422 */
export async function changeView(
  tx: Transaction,
  host: ViewHost,
  request: FastifyRequest,
  before: StoredView & { list: Viewed },
  validationError: Error | undefined,
): Promise<StoredView> {
  if (!mayChange(before, request.caller)) throw forbidden(say('views.of_a_role_save_own'));
  if (validationError) throw validationError;
  const body = tidied(valuesIn(request.body));
  await refuse(tx, request, before.list, body, before);
  await updateRecord(saveOf(tx, host, request, body), before.id);
  return visibleView(tx, host, request.caller, before.id);
}

/** Deletes a view. Whoever opened the list with it opens the plain list. @throws ApiError 403 */
export async function removeView(tx: Transaction, host: ViewHost, request: FastifyRequest, before: StoredView): Promise<void> {
  if (!mayChange(before, request.caller)) throw forbidden(say('views.of_a_role'));
  await sql`delete from public.saved_view_defaults where client_id = ${request.caller.clientId} and resource = ${before.resource}
    and view = ${String(before.id)}`.execute(tx);
  await deleteRecord(saveOf(tx, host, request, {}), before.id);
}

function tidied(body: Values): Values {
  return typeof body.name === 'string' ? { ...body, name: body.name.trim() } : body;
}

function saveOf(tx: Transaction, host: ViewHost, request: FastifyRequest, body: Values): Save {
  return recordSave(tx, host, request, resourceOf(host.model, 'saved-views'), body);
}

async function refuse(
  tx: Transaction,
  { caller }: FastifyRequest,
  list: Viewed,
  body: Values,
  before: StoredView | undefined,
): Promise<void> {
  const role = body.role === undefined ? (before?.role ?? null) : numberIn(body.role);
  const isShared = body.role !== undefined && body.role !== (before?.role ?? null);
  if (isShared && !canUse(caller, SHARE)) throw forbidden(say('views.may_not_share'));
  if (isShared && role !== null && !(await rolesToShareWith(tx, caller)).some(({ id }) => id === role))
    throw invalid({ role: [problem('unknown_reference')] });
  await list.validate(tx, caller, body);
  const name = String(body.name ?? before?.name);
  const owner = before?.created_by ?? caller.userId;
  const { rows } = await sql<{ taken: boolean | null; many: number }>`
    select bool_or(lower(name) = lower(${name}) and id <> ${before?.id ?? 0} and role is not distinct
      from ${role}::bigint) as taken, count(*)::integer as many
    from tenant.saved_views
    where client_id = ${caller.clientId} and resource = ${list.name} and (case
      when role is null then created_by = ${owner} else role = ${role}::bigint end)`.execute(tx);
  const [others] = rows;
  if (others?.taken) throw invalid({ name: [problem('not_unique')] });
  if (!before && (others?.many ?? 0) >= MAX_VIEWS) throw invalid({ name: [say('views.too_many', { most: MAX_VIEWS })] });
}
