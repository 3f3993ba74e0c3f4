import { type RawBuilder, sql } from 'kysely';
import type { ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse, canUseEverywhere, visibleEstablishments } from '#/server/access/permissions.ts';
import { TENANT_SCHEMA } from '#/server/database/names.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction, UnitOptions } from '#/server/database/unitOfWork.ts';

/** Whose rows a call works on: one client's (of some or all establishments), or every client's for a super-admin. */
export interface Reach {
  /** Null: all clients. */
  readonly clientId: number | null;
  readonly establishments: readonly number[] | 'all';
}

/** Runs a unit of work within a reach, behind its wall. */
export function within<T>(database: Database, reach: Reach, work: (tx: Transaction) => Promise<T>, options?: UnitOptions): Promise<T> {
  return reach.clientId === null ? database.platform(work, options) : database.tenant(reach.clientId, work, options);
}

/** The table to read from: the tenant's view, or the table itself across clients. */
export function source(reach: Reach, table: string): RawBuilder<unknown> {
  return reach.clientId === null ? sql.id('public', table) : sql.id(TENANT_SCHEMA, table);
}

/** The explicit predicate that stands in every query beside the wall. `alias` is the queried table's. */
export function inReach(reach: Reach, resource: ResourceModel, alias: string): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (reach.clientId !== null) parts.push(sql`${sql.ref(`${alias}.client_id`)} = ${reach.clientId}`);
  if (resource.scope === 'establishment' && reach.establishments !== 'all') {
    const [only, ...others] = reach.establishments;
    const column = sql.ref(`${alias}.establishment_id`);
    // One establishment by equality: only so does the index give the list's order.
    parts.push(only !== undefined && !others.length ? sql`${column} = ${only}` : sql`${column} = any(${[...reach.establishments]}::bigint[])`);
  }
  for (const [name, value] of Object.entries(resource.face?.where ?? {})) parts.push(sql`${sql.ref(`${alias}.${name}`)} = ${value}`);
  return parts;
}

/** The rows that a permission of a resource opens to a caller of a business, or to a super-admin within `clientId` (null: everywhere). */
export function reachOf(caller: Caller, resource: ResourceModel, permission: string, clientId: number | null): Reach {
  const own = caller.isPlatform ? clientId : caller.clientId;
  if (resource.scope === 'platform') return { clientId: 0, establishments: 'all' };
  return { clientId: own, establishments: resource.scope === 'establishment' ? visibleEstablishments(caller, permission) : 'all' };
}

/** Only one establishment's rows of what belongs to one; of a foreign one there are none. */
export function narrowed(reach: Reach, establishmentId: number | undefined, scope: ResourceModel['scope']): Reach {
  if (scope !== 'establishment' || establishmentId === undefined) return reach;
  const open = reach.establishments === 'all' || reach.establishments.includes(establishmentId);
  return { ...reach, establishments: open ? [establishmentId] : [] };
}

/** Whether a guard's permission is held wherever the reach goes: a column shown for some rows only would leak by sorting. */
export function holdsThroughout(caller: Caller, resource: ResourceModel, reach: Reach, permission: string): boolean {
  if (resource.scope !== 'establishment') return canUse(caller, permission);
  return reach.establishments === 'all' ? canUseEverywhere(caller, permission) : reach.establishments.every((id) => canUse(caller, permission, id));
}

/** All conditions joined; true where there is none. */
export function every(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
}

/** At least one of the conditions; false where there is none. */
export function either(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}
