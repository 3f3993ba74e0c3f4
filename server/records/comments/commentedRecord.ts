import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { ApiError, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { hasComments, permissionFor } from '#model/language';
import { refuseNotHeld } from '../heldThere.ts';
import { readRecord } from '../readRecord.ts';
import { ownerOfStored } from '../recordOwner.ts';
import { guardOf, type Host, idOf, resourceFor, rowScopeOfRecord, type Variants } from '../routeContext.ts';
import { type RowScope, runInScope } from '../rowScope.ts';
import { workOf } from '../write/writing.ts';

/** A record that the caller may see, and so its comments. */
export interface CommentedRecord {
  work: RecordWork;
  rowScope: RowScope;
  id: number;
}

/** Lets in those who may view records of a resource that has comments. */
export function commentGuard(variants: Variants): { allows(request: FastifyRequest): boolean } {
  const { allows } = guardOf(variants, 'view');
  return { allows: (request) => allows(request) && isCommented(variants.for(request.caller)) };
}

const isCommented = (resource: ResourceModel | undefined) => resource !== undefined && hasComments(resource);

/** One unit of work about the comments on the record of a path, once it is known that the caller may see it. @throws ApiError 403, 404 */
export async function onRecord<T>(
  host: Host,
  variants: Variants,
  request: FastifyRequest,
  perform: (record: CommentedRecord) => Promise<T>,
  options: { readonly: boolean } = { readonly: false },
): Promise<T> {
  const { caller } = request;
  const { resource, permission } = resourceFor(variants, request, 'view');
  const id = idOf(request);
  const rowScope = await rowScopeOfRecord(host, caller, resource, id);
  return runInScope(
    host.database,
    rowScope,
    async (tx) => {
      const owner = await ownerOfStored(tx, { caller, resource, permission, rowScope }, id);
      return perform({ work: await workOf(tx, host, request, resource, owner), rowScope, id });
    },
    options,
  );
}

/** The record itself, without what is secret. @throws ApiError 404 */
async function wholeRecord({ work: { tx, model, resource }, rowScope, id }: CommentedRecord): Promise<Record<string, unknown>> {
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  return readRecord(tx, model, resource, fields, rowScope, id);
}

/** The record, kept from being deleted until the unit of work ends: no comment stands on one that is gone. @throws ApiError 404 */
export async function holdRecord(record: CommentedRecord): Promise<Record<string, unknown>> {
  const { tx, resource, clientId } = record.work;
  const isIt = sql`client_id = ${clientId} and id = ${record.id}`;
  const { rows } = await sql`select 1 from ${sql.id('public', resource.table)} where ${isIt} for key share`.execute(tx);
  if (!rows.length) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  return wholeRecord(record);
}

/**
 * Whether the caller may delete what others wrote on the record: who may delete the record could take all of it away, and of records that
 * nobody deletes, who may do everything.
 */
export async function mayClear(record: CommentedRecord): Promise<boolean> {
  const { work, id } = record;
  const { caller, resource, establishmentId } = work;
  if (caller.isFullAccess) return true;
  const values = resource.permissionsWhen ? await wholeRecord(record) : {};
  const permission = permissionFor(resource, 'delete', values);
  if (permission === undefined || !canUse(caller, permission, establishmentId ?? undefined)) return false;
  try {
    await refuseNotHeld(work, permission, 'delete', id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === forbidden().statusCode) return false;
    throw error;
  }
}
