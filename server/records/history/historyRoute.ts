import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namesOf } from '#/i18n/blanks.ts';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { textIn } from '#/model/values/shapes.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName, namedValue, permissionsOf, problem } from '#model/language';
import { refuseNotHeld } from '../heldThere.ts';
import { readableFields } from '../readableFields.ts';
import { saveOf } from '../recordRoutes.ts';
import { type CallName, guardOf, type Host, hasCall, idOf, resourceFor, rowScopeOfRecord, type Variants } from '../routeContext.ts';
import { runInScope } from '../rowScope.ts';
import { bodyOf } from '../write/writing.ts';
import { type HistoryRequest, readHistory } from './readHistory.ts';

/** `POST {base}/{id}/history`: who did what to a record, for those who may view it and the activity log. */
export function historyRoute(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  if (!hasHistory(variants, 'view')) return;
  app.post(`${endpoint}/:id/history`, { config: historyGuard(host.model, variants, 'view') }, async (request) => {
    const { caller } = request;
    const { resource, permission } = resourceFor(variants, request, 'view');
    const id = idOf(request);
    const rowScope = await rowScopeOfRecord(host, caller, resource, id);
    const page = await runInScope(
      host.database,
      rowScope,
      async (tx) => {
        const { work } = await saveOf(tx, host, request, resource, permission, rowScope, id);
        await refuseUnseen(work, id);
        return readHistory(work, rowScope, id, readRequest(request, resource, readableFields(caller, resource, rowScope)));
      },
      { readonly: true },
    );
    for (const entry of page.list) entry.description = wordsOf(request.language, entry.description);
    return success(page);
  });
}

/** Whether records behind a path have a history that the call is about: the log itself has none. */
export function hasHistory(variants: Variants, call: CallName): boolean {
  return hasCall(variants, call) && variants.all.every(({ name }) => name !== ACTIVITY_RESOURCE);
}

/** Lets in those who hold the call's permission and the activity log's, somewhere. */
export function historyGuard(model: Model, variants: Variants, call: CallName): { allows(request: FastifyRequest): boolean } {
  const { allows } = guardOf(variants, call);
  return { allows: (request) => allows(request) && logPermissions(model).some((name) => canUse(request.caller, name)) };
}

/** Refuses those who may not see the log in the record's establishments. @throws ApiError 403 */
export async function refuseUnseen(work: RecordWork, id: number): Promise<void> {
  const permission = logPermissions(work.model).find((name) => canUse(work.caller, name, work.establishmentId ?? undefined));
  if (permission === undefined) throw forbidden();
  await refuseNotHeld(work, permission, 'view', id);
}

function logPermissions(model: Model): readonly string[] {
  const log = model.resources[ACTIVITY_RESOURCE];
  return log ? permissionsOf(log, 'list') : [];
}

const PER_PAGE = 25;
const MAX_PER_PAGE = 100;
const LAST_PAGE = 100_000;
const KEYS = ['page', 'per_page', 'field', 'person'];

/** @throws ApiError 422 */
function readRequest(request: FastifyRequest, resource: ResourceModel, fields: ReadonlyMap<string, FieldModel>): HistoryRequest {
  const body = bodyOf(request);
  const errors: FieldErrors = byName();
  for (const name of Object.keys(body))
    if (!KEYS.includes(name)) errors[name] = [say('unknown_key', { name, resource: say('requests.history_request') })];
  const whole = (name: string, fallback: number | undefined, max: number) => {
    const value = body[name] ?? fallback;
    if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max)) return value;
    errors[name] = [
      Number.isInteger(value) ? problem(Number(value) < 1 ? 'too_small' : 'too_large', { min: 1, max }) : problem('wrong_type_whole'),
    ];
    return fallback;
  };
  const field = body.field ?? undefined;
  const isField = typeof field === 'string' && (fields.has(field) || resource.fields[field]?.kind === 'password');
  if (field !== undefined && !isField) errors.field = [say('unknown_key', { name: namedValue(field), resource: namesOf(resource) })];
  const asked = {
    page: whole('page', 1, LAST_PAGE) ?? 1,
    perPage: whole('per_page', PER_PAGE, MAX_PER_PAGE) ?? PER_PAGE,
    person: whole('person', undefined, Number.MAX_SAFE_INTEGER),
  };
  if (Object.keys(errors).length) throw invalid(errors);
  return { ...asked, field: textIn(field) ?? undefined };
}
