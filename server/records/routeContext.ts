import type { FastifyRequest } from 'fastify';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Permissions } from '#/model/language/resource.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { permissionFor, permissionsOf } from '#model/language';
import type { Archiving, RecordWork } from './extensionPoints.ts';
import { opens } from './heldThere.ts';
import { ownerOf } from './readRecord.ts';
import { type RowScope, rowScopeOf } from './rowScope.ts';

/** What the generic calls stand on. */
export interface Host {
  model: Model;
  database: Database;
  hashPassword(password: string): Promise<string>;
  /** The keyed digest of a secret that must be told apart from others, such as a till's PIN. */
  digestSecret(secret: string): string;
  /** Encrypts what must be read again by the host alone; `owner` is whose it is. */
  seal?: ((text: string, owner: string) => string) | undefined;
  /** Addresses that people type may be this machine, and without encryption: for tests and development. */
  allowsLoopback?: boolean | undefined;
  /** Emails that hooks occasion. */
  mailer?: Pick<Mailer, 'send'> | undefined;
  /** Work of verbs that goes on after the call. */
  queue?: Pick<Jobs, 'enqueue'> | undefined;
  /** Uploads that verbs lay into the files they answer. */
  stored?: StoredFiles | undefined;
  archives?: Archiving | undefined;
}

/** The resources behind one path: one for everybody, or one for each side of the platform's wall. */
export interface Variants {
  all: readonly ResourceModel[];
  for(caller: Caller): ResourceModel | undefined;
}

/** Makes the variants of a path. */
export function variantsOf(resources: readonly ResourceModel[]): Variants {
  return {
    all: resources,
    for: (caller) => resources.find((one) => !one.callers || one.callers === (caller.isPlatform ? 'platform' : 'client')),
  };
}

export type CallName = keyof Permissions;

/**
 * Route settings that let in callers who hold the call's permission somewhere, or everywhere where its records ask for that. The record's
 * own establishment is validated with the record.
 */
export function guardOf(variants: Variants, call: CallName): { allows(request: FastifyRequest): boolean } {
  return {
    allows(request) {
      const resource = variants.for(request.caller);
      return (
        resource !== undefined && permissionsOf(resource, call).some((permission) => opens(request.caller, resource, call, permission))
      );
    },
  };
}

/**
 * The resource that a guarded request means, and the permission that let it in; a record with one of its own is validated by
 * `refuseUnpermitted`.
 */
export function resourceFor(variants: Variants, request: FastifyRequest, call: CallName): { resource: ResourceModel; permission: string } {
  const resource = variants.for(request.caller);
  const permission = resource && permissionsOf(resource, call).find((name) => opens(request.caller, resource, call, name));
  if (!resource || !permission) throw forbidden();
  return { resource, permission };
}

/** Whether any variant of a path has the call. */
export function hasCall(variants: Variants, call: CallName): boolean {
  return variants.all.some((resource) => permissionsOf(resource, call).length > 0);
}

/**
 * The scope in which a record is looked for: what the caller may view. A super-admin's is the one client that owns the id.
 * @throws ApiError 404
 */
export async function rowScopeOfRecord({ database }: Host, caller: Caller, resource: ResourceModel, id: number): Promise<RowScope> {
  const view = resource.permissions.view ?? '';
  // What one may not see one cannot change either: the answer to a change is the record.
  if (!canUse(caller, view)) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  if (!caller.isPlatform || resource.scope === 'platform') return rowScopeOf(caller, resource, view, null);
  const owner = await database.platform((tx) => ownerOf(tx, resource, id), { readonly: true });
  if (owner === undefined) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  return rowScopeOf(caller, resource, view, owner);
}

/** Refuses what the caller may see but not change in that establishment. @throws ApiError 403 */
export function refuseElsewhere(caller: Caller, resource: ResourceModel, permission: string, establishmentId: unknown): void {
  if (resource.scope === 'establishment' && !mayThere(caller, resource, permission, Number(establishmentId))) throw forbidden();
}

/**
 * Whether the caller holds in an establishment what a call needs for some record; which of several it is (`permissionsWhen`) is validated
 * with
 * the record.
 */
export function mayThere(caller: Caller, resource: ResourceModel, permission: string, establishmentId: number): boolean {
  const calls = (['create', 'edit', 'delete'] as const).map((call) => permissionsOf(resource, call));
  const names = calls.filter((some) => some.includes(permission)).flat();
  return (names.length ? names : [permission]).some((name) => canUse(caller, name, establishmentId));
}

/** Refuses a write of a record whose own permission (`permissionsWhen`) the caller does not hold there. @throws ApiError 403 */
export function refuseUnpermitted(
  { caller, resource, establishmentId }: RecordWork,
  call: CallName,
  record: Readonly<Record<string, unknown>>,
): void {
  if (!resource.permissionsWhen) return;
  const permission = permissionFor(resource, call, record);
  if (permission === undefined || !canUse(caller, permission, establishmentId ?? undefined)) throw forbidden();
}

/** The id of a path. @throws ApiError 404 for anything that is no id */
export function idOf(request: FastifyRequest): number {
  return idFrom(String(valuesIn(request.params).id));
}

/** An id as a path or a body names it. @throws ApiError 404 for anything that is no id */
export function idFrom(id: string): number {
  const number = Number(id);
  if (!/^\d{1,15}$/.test(id) || number < 1) throw notFound();
  return number;
}

/** Who a line of the activity log names. */
export function causerOf(request: FastifyRequest): Activity['by'] {
  return {
    userId: request.caller.userId || null,
    name: request.caller.name,
    address: request.ip,
    device: request.headers['user-agent'] ?? null,
  };
}
