import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { idsIn } from '#/model/values/shapes.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName, problem, textOf } from '#model/language';
import { opens } from '../heldThere.ts';
import { ownerOf, type RecordOwner } from '../recordOwner.ts';
import { causerOf, type Host, type Variants } from '../routeContext.ts';
import { every, rowScopeAt, runInScope } from '../rowScope.ts';
import { bodyOf } from './writing.ts';

/** Records one call may put in order. */
const MOST = 1_000;

/** `POST {orderable.path} {establishment_id, ids}`: the named records take the places they hold among themselves, in the new order. */
export function reorderRoute(app: FastifyInstance, host: Host, variants: Variants): void {
  for (const resource of variants.all) {
    const { orderable } = resource;
    if (!orderable) continue;
    const allows = ({ caller }: FastifyRequest) => opens(caller, resource, 'order', orderable.permission);
    app.post(orderable.path, { config: { allows } }, async (request) => {
      const body = bodyOf(request);
      const owner = await ownerOf(host, request.caller, resource, orderable.permission, body);
      const ids = readIds(body, resource);
      const rowScope = rowScopeAt(request.caller, resource, owner);
      await runInScope(host.database, rowScope, async (tx) => {
        const belonging = every(siblings(resource, owner, body));
        const table = sql.id('public', resource.table);
        const { rows } = await sql<{ id: number; position: number }>`
          select id, sort_order as position from ${table} where ${belonging} and id = any(${ids}::bigint[])
            order by sort_order, id for update`.execute(tx);
        if (rows.length !== ids.length) throw invalid({ ids: [problem('unknown_reference')] });
        const positions = spread(rows.map((row) => row.position));
        const moves = ids.map((id, at) => sql`(${id}::bigint, ${positions[at]}::bigint)`);
        await sql`update ${table} as t set sort_order = m.position from (values ${sql.join(moves)}) as m (id, position) where ${belonging}
          and t.id = m.id`.execute(tx);
        const change = { order: [rows.map((row) => row.id), ids] as const };
        const entry = {
          event: 'updated' as const,
          description: say('activity.reordered', { resources: namesOf(resource) }),
          subjectType: resource.name,
          changes: change,
        };
        await recordActivity(tx, { ...entry, ...owner, by: causerOf(request), at: new Date().toISOString() });
      });
      return success({ ids }, textOf(resource.messages, 'reordered', request.language));
    });
  }
}

/** The last position of an order, for a record that is made. */
export async function lastPosition({ tx, resource, clientId, establishmentId }: RecordWork): Promise<number> {
  const establishment = establishmentId === null ? sql`true` : sql`establishment_id = ${establishmentId}`;
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(sort_order), 0) + 1 as last from ${sql.id('public', resource.table)} where client_id = ${clientId}
    and ${establishment}`.execute(tx);
  return rows[0]?.last ?? 1;
}

function readIds(body: Readonly<Record<string, unknown>>, resource: ResourceModel): number[] {
  const errors: FieldErrors = byName();
  const { ids } = body;
  const isList = Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isSafeInteger(id)) && new Set(ids).size === ids.length;
  if (!isList) errors.ids = [say('records.new_order')];
  else if (ids.length > MOST) errors.ids = [problem('too_many_lines', { max: MOST })];
  const allowed = ['ids', 'establishment_id', 'client_id', withinKey(resource)];
  for (const name of Object.keys(body))
    if (!allowed.includes(name)) errors[name] = [say('unknown_key', { name, resource: say('requests.order_request') })];
  if (Object.keys(errors).length) throw invalid(errors);
  return idsIn(ids);
}

/** A reference's name on this one call: `category` comes as `category_id`. */
function withinKey(resource: ResourceModel): string | undefined {
  const name = resource.orderable?.within;
  return name && !name.endsWith('_id') ? `${name}_id` : name;
}

function siblings(
  resource: ResourceModel,
  { clientId, establishmentId }: RecordOwner,
  body: Readonly<Record<string, unknown>>,
): RawBuilder<unknown>[] {
  const key = withinKey(resource);
  const group = key ? body[key] : undefined;
  return [
    sql`client_id = ${clientId}`,
    ...(establishmentId === null ? [] : [sql`establishment_id = ${establishmentId}`]),
    ...(resource.orderable?.within && group !== undefined && group !== null ? [sql`${sql.id(resource.orderable.within)} = ${group}`] : []),
  ];
}

/** Places that differ: stored ones may be equal where records came in without one. */
function spread(positions: readonly number[]): number[] {
  const result: number[] = [];
  for (const position of positions) result.push(Math.max(position, (result.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return result;
}
