import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameOf, oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { revertedValues } from '#/model/validation/revertedValues.ts';
import { ApiError, conflict, type FieldErrors, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { byName, problem } from '#model/language';
import { readableFields } from '../readableFields.ts';
import { lockRecord, readRecord } from '../readRecord.ts';
import { saveOf } from '../recordRoutes.ts';
import { type Host, idOf, resourceFor, rowScopeOfRecord, type Variants } from '../routeContext.ts';
import { type RowScope, runInScope } from '../rowScope.ts';
import { type Save, updateRecord } from '../write/saveRecord.ts';
import { refusing } from '../write/writeErrors.ts';
import { answerOf, bodyOf } from '../write/writing.ts';
import { hasHistory, historyGuard, refuseUnseen } from './historyRoute.ts';
import { type HistoryEntry, readEntry } from './readHistory.ts';

/**
 * `POST {base}/{id}/revert` `{activity_id, updated_at?}`: lays the old values of one entry of the record's history back over it. A new
 * write, validated like any edit; the log calls it reverted and names the entry.
 */
export function revertRoute(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  if (!hasHistory(variants, 'edit')) return;
  app.post(`${endpoint}/:id/revert`, { config: historyGuard(host.model, variants, 'edit') }, async (request) => {
    const { resource, permission } = resourceFor(variants, request, 'edit');
    const id = idOf(request);
    const rowScope = await rowScopeOfRecord(host, request.caller, resource, id);
    const record = await refusing(host.model, resource, () =>
      runInScope(host.database, rowScope, async (tx) => {
        const save = await saveOf(tx, host, request, resource, permission, rowScope, id);
        await refuseUnseen(save.work, id);
        await revert(save, rowScope, id, readRequest(request));
        return answerOf(tx, host, request, resource, rowScope, id);
      }),
    );
    return success(record, say('records.reverted', { resource: nameOf(resource) }));
  });
}

interface RevertRequest {
  entry: number;
  updatedAt: unknown;
}

/** @throws ApiError 422 */
function readRequest(request: FastifyRequest): RevertRequest {
  const { activity_id: entry, updated_at: updatedAt, ...others } = bodyOf(request);
  const errors: FieldErrors = byName();
  for (const name of Object.keys(others)) errors[name] = [say('unknown_key', { name, resource: say('requests.revert_request') })];
  if (typeof entry !== 'number' || !Number.isSafeInteger(entry)) errors.activity_id = [problem('wrong_type_id')];
  if (Object.keys(errors).length) throw invalid(errors);
  return { entry: Number(entry), updatedAt };
}

async function revert(save: Save, rowScope: RowScope, id: number, { entry: entryId, updatedAt }: RevertRequest): Promise<void> {
  const { work, by } = save;
  const { tx, model, resource, caller, clientId } = work;
  const entry = await readEntry(work, rowScope, id, entryId);
  if (!entry) throw notFound(say('records.no_such_entry'));
  refuseKind(entry, resource);
  await lockRecord(tx, resource, clientId, id);
  // What the caller may not see stays as it is.
  const readable = readableFields(caller, resource, rowScope);
  const fields = Object.fromEntries([...readable].filter(([name]) => name in resource.fields));
  const values = revertedValues(fields, entry.changes, await readRecord(tx, model, resource, readable, rowScope, id));
  if (!Object.keys(values).length) throw conflict(say('records.nothing_would_change'));
  try {
    await updateRecord(
      { ...save, body: { ...values, ...(updatedAt !== undefined && { updated_at: updatedAt }) }, by: { ...by, reverts: entry.id } },
      id,
    );
  } catch (error) {
    throw error instanceof ApiError && error.errors ? invalid(revertRefusals(error.errors), say('records.cannot_be_laid_back')) : error;
  }
}

/** A step that a verb took, and the making of a record, are nothing that values could undo. @throws ApiError 409 */
function refuseKind({ event }: HistoryEntry, resource: ResourceModel): void {
  if (event === 'updated' || event === 'reverted') return;
  throw conflict(say(event === 'created' ? 'records.not_made_yet' : 'records.was_a_step', { resource: oneOf(resource) }));
}

/** The form's sentences ask to choose; here there is nothing to choose from. */
function revertRefusals(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [
      name,
      sentences.map((one) => (one.key === 'unknown_reference' ? say('records.gone_since') : one)),
    ]),
  );
}
