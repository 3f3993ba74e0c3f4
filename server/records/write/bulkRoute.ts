import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { errorsIn, success } from '#/server/foundation/http/envelope.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import { byName, permissionsOf, problem } from '#model/language';
import { Keeping, type Undo } from '../deletions/keepDeleted.ts';
import { moveDependents } from '../dependents/moveDependents.ts';
import { opens } from '../heldThere.ts';
import { type Choice, chosenRows, readChoice } from '../list/choice.ts';
import { idOf, type Refuse } from '../list/listRequest.ts';
import { saveOf } from '../recordRoutes.ts';
import { type Host, hasCall, type Variants } from '../routeContext.ts';
import { rowScopeOf, runInScope, source } from '../rowScope.ts';
import { deleteRecord, updateRecord } from './saveRecord.ts';
import { refusing } from './writeErrors.ts';
import { bodyOf, hashPasswords } from './writing.ts';

type Values = Record<string, unknown>;

interface BulkRequest extends Choice {
  set?: Values;
  /** Of a deletion: what refers to these records refers to this one then. */
  moveTo: number | undefined;
}

interface Outcome {
  matched: number;
  changed: number;
  failed: { id: number; errors: Record<string, string[]> }[];
  /** Puts back what was deleted. */
  undo?: Undo;
}

/** Records one call may change; more asks for a narrower filter. */
const MOST = 5_000;

/**
 * `POST {base}/bulk`: the same change to many records, or their deletion. Each record is a write of its own, checked and logged like any
 * other.
 */
export function bulkRoute(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  if (!hasCall(variants, 'edit') && !hasCall(variants, 'delete')) return;
  app.post(
    `${endpoint}/bulk`,
    { config: { allows: (request) => permissionOf(variants.for(request.caller), request) !== undefined } },
    async (request) => {
      const resource = variants.for(request.caller);
      const permission = permissionOf(resource, request);
      if (!resource || !permission) throw forbidden();
      const asked = readBulk(bodyOf(request), resource, request.caller.isPlatform);
      const ids = await matchedIds(host, request, resource, asked);
      const outcome: Outcome = { matched: ids.length, changed: 0, failed: [] };
      const hashed = await hashPasswords(host, resource, asked.set ?? {});
      // What referred to them stays with the other record, so it would not be as before.
      const keeping = asked.set || asked.moveTo !== undefined ? undefined : new Keeping(host.model, resource, request.caller);
      for (const { id, clientId } of ids) {
        const rowScope = rowScopeOf(request.caller, resource, resource.permissions.view ?? permission, clientId);
        const errors = await errorsOf(async () => {
          const kept = await refusing(host.model, resource, () =>
            runInScope(host.database, rowScope, async (tx) => {
              const save = await saveOf(tx, host, request, resource, permission, rowScope, id);
              if (asked.set) {
                await updateRecord({ ...save, body: asked.set, hashed }, id);
                return undefined;
              }
              if (asked.moveTo !== undefined) await moveDependents(save, id, asked.moveTo);
              return deleteRecord(save, id, (work) => keeping?.keep(work, id));
            }),
          );
          kept?.();
        });
        if (errors) outcome.failed.push({ id, errors: errorsIn(request.language, errors) });
        else outcome.changed += 1;
      }
      const undo = await keeping?.undo(host.database);
      return success(undo ? { ...outcome, undo } : outcome);
    },
  );
}

/** Deleting needs the permission to delete, changing the one to edit. */
function permissionOf(resource: ResourceModel | undefined, request: FastifyRequest): string | undefined {
  const removes = valuesIn(request.body).delete === true;
  const call = removes ? 'delete' : 'edit';
  return resource && permissionsOf(resource, call).find((permission) => opens(request.caller, resource, call, permission));
}

function readBulk(body: Values, resource: ResourceModel, isPlatform: boolean): BulkRequest {
  const errors: FieldErrors = byName();
  const refuse: Refuse = (name, why) => {
    errors[name] = [why];
  };
  const { ids, filters, search, set, delete: removes, move_to: moveTo, establishment_id: establishment, ...others } = body;
  for (const name of Object.keys(others)) refuse(name, say('unknown_key', { name, resource: say('requests.bulk_request') }));
  const choice = readChoice({ ids, filters, search, establishment_id: establishment }, { resource, isPlatform, most: MOST }, refuse);
  if (removes !== true && !isRecord(set)) errors.set = [say('records.say_what_to_do')];
  if (removes === true && set !== undefined) errors.set = [say('records.not_both')];
  for (const name of isRecord(set) ? Object.keys(set) : [])
    if (!Object.hasOwn(resource.fields, name)) refuse(`set.${name}`, say('unknown_key', { name, resource: nameOf(resource) }));
  const target = idOf('move_to', moveTo, refuse);
  if (target !== undefined && (removes !== true || choice.ids?.includes(target))) refuse('move_to', problem('unknown_reference'));
  if (Object.keys(errors).length) throw invalid(errors);
  return { ...choice, set: isRecord(set) ? set : undefined, moveTo: target };
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

async function matchedIds(
  host: Host,
  { caller }: FastifyRequest,
  resource: ResourceModel,
  asked: BulkRequest,
): Promise<{ id: number; clientId: number }[]> {
  if (!canUse(caller, resource.permissions.view ?? '')) return [];
  const rowScope = rowScopeOf(caller, resource, resource.permissions.view ?? '', asked.clientId ?? null);
  return runInScope(
    host.database,
    rowScope,
    async (tx) => {
      const where = await chosenRows(tx, { model: host.model, caller, resource, rowScope }, asked);
      const { rows } = await sql<{
        id: number;
        clientId: number;
      }>`select t.id, t.client_id as "clientId" from ${source(rowScope, resource.table)} as t where ${where} order by t.id
        limit ${MOST + 1}`.execute(tx);
      if (rows.length > MOST) throw invalid({ filters: [say('records.narrow_filters', { most: MOST })] });
      return rows;
    },
    { readonly: true },
  );
}

async function errorsOf(write: () => Promise<void>): Promise<FieldErrors | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    return refusal.errors ?? { id: [refusal.sentence] };
  }
}
