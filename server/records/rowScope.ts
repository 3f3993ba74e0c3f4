import { type RawBuilder, sql } from 'kysely';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { visibleEstablishments } from '#/server/access/permissions/permissions.ts';
import { holds } from '#/server/access/permissions/rightsBehind.ts';
import { childTable, PLATFORM_CLIENT, TENANT_SCHEMA } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { UnitOptions } from '#/server/foundation/database/unitOptions.ts';
import { establishmentField, heldInEstablishments } from '#model/language';

/** Only what is made here has it, so that no scope is without the guards of its rows. */
const MADE: unique symbol = Symbol('row scope');

/**
 * Whose rows a call works on: one client's (of some or all establishments), or every client's for a super-admin. Made by `rowScopeOf`,
 * `rowScopeAt` and `hostScope`, and narrowed by `narrowed` and `shared`.
 */
export interface RowScope {
  readonly [MADE]: true;
  /** Null: all clients. */
  readonly clientId: number | null;
  readonly establishments: readonly number[] | 'all';
  /** Rows that are kept back: those with these values, but in the establishments that their guard's permission opens. */
  readonly guarded: readonly GuardedRows[];
}

/** Whose a scope's rows are, where nothing but that counts. */
export type OfClient = Pick<RowScope, 'clientId'>;

interface GuardedRows {
  readonly when: Readonly<Record<string, string>>;
  readonly establishments: readonly number[];
}

/** Runs a unit of work within a scope, behind its wall. */
export function runInScope<T>(
  database: Database,
  rowScope: OfClient,
  work: (tx: Transaction) => Promise<T>,
  options?: UnitOptions,
): Promise<T> {
  return rowScope.clientId === null ? database.platform(work, options) : database.tenant(rowScope.clientId, work, options);
}

/** The table to read from: the tenant's view, or the table itself across clients. */
export function source(rowScope: OfClient, table: string): RawBuilder<unknown> {
  return rowScope.clientId === null ? sql.id('public', table) : sql.id(TENANT_SCHEMA, table);
}

/**
 * The rows of the scope's client alone, for a `from`: what a question asks for each of its rows says the client once more, and does not
 * leave it to the row. A cluster asks one node then, which has all that is of a client, instead of every one.
 */
export function rowsOf(rowScope: OfClient, table: string): RawBuilder<unknown> {
  if (rowScope.clientId === null) return source(rowScope, table);
  return sql`(select * from ${source(rowScope, table)} where client_id = ${rowScope.clientId})`;
}

/** That a row is of the scope's client; of any, where the scope is everywhere. */
export function ofClient({ clientId }: OfClient, alias: string): RawBuilder<unknown> {
  return clientId === null ? sql`true` : sql`${sql.ref(`${alias}.client_id`)} = ${clientId}`;
}

/** The explicit predicate that stands in every query beside the wall. `alias` is the queried table's. */
export function scopeFilter(rowScope: RowScope, resource: ResourceModel, alias: string): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (rowScope.clientId !== null) parts.push(ofClient(rowScope, alias));
  if (rowScope.establishments !== 'all') {
    if (resource.scope === 'establishment') parts.push(among(sql.ref(`${alias}.establishment_id`), rowScope.establishments));
    else parts.push(...belongingTo(rowScope, resource, alias, rowScope.establishments));
  }
  for (const [name, value] of Object.entries(resource.variant?.where ?? {})) parts.push(sql`${sql.ref(`${alias}.${name}`)} = ${value}`);
  for (const rows of rowScope.guarded) parts.push(keptBack(rows, alias));
  return parts;
}

/** That a row is none of those that a guard keeps back. */
function keptBack({ when, establishments }: GuardedRows, alias: string): RawBuilder<unknown> {
  const isOne = Object.entries(when).map(([name, value]) => sql`${sql.ref(`${alias}.${name}`)} = ${value}`);
  return sql`not (${every(isOne)} and ${sql.ref(`${alias}.establishment_id`)} <> all(${[...establishments]}::bigint[]))`;
}

/** One establishment by equality: only so does the index give the list's order. */
function among(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  const [only, ...others] = ids;
  return only !== undefined && !others.length ? sql`${column} = ${only}` : sql`${column} = any(${[...ids]}::bigint[])`;
}

/**
 * That a record of a business belongs to these establishments and to no other, by what its definition says (`heldIn`). Says the same as
 * `establishmentsOfRecord`.
 */
export function belongingTo(rowScope: OfClient, resource: ResourceModel, alias: string, ids: readonly number[]): RawBuilder<unknown>[] {
  const spec = heldInEstablishments(resource);
  if (!spec) return [];
  const notEverywhere = Object.entries(spec.everywhereWhen ?? {}).map(
    ([name, value]) => sql`${sql.ref(`${alias}.${name}`)} is distinct from ${value}`,
  );
  const named = establishmentField(resource);
  if (!named) return [among(sql.ref(`${alias}.id`), ids), ...notEverywhere];
  const { field, column } = named;
  const isMany = field.kind === 'reference' && field.many;
  if (column === undefined && !isMany) return [among(sql.ref(`${alias}.${field.name}`), ids), ...notEverywhere];
  const establishment = sql.ref(`p.${column ?? 'target_id'}`);
  const table = rowsOf(rowScope, childTable(resource.table, field.name));
  const rows = sql`select 1 from ${table} as p where p.client_id = ${sql.ref(`${alias}.client_id`)}
    and p.parent_id = ${sql.ref(`${alias}.id`)}`;
  return [
    sql`exists (${rows})`,
    sql`not exists (${rows} and (${establishment} is null or ${establishment} <> all(${[...ids]}::bigint[])))`,
    ...notEverywhere,
  ];
}

/** The rows that a permission of a resource opens to a caller of a business, or to a super-admin within `clientId` (null: everywhere). */
export function rowScopeOf(caller: Caller, resource: ResourceModel, permission: string, clientId: number | null): RowScope {
  const own = caller.isPlatform ? clientId : caller.clientId;
  if (resource.scope === 'platform') return hostScope(PLATFORM_CLIENT);
  return {
    [MADE]: true,
    clientId: own,
    guarded: guardedRows(caller, resource),
    establishments:
      resource.scope === 'establishment' || heldInEstablishments(resource) ? visibleEstablishments(caller, permission) : 'all',
  };
}

/** The rows of a resource in one establishment or business, in which a permission was found to be held. */
export function rowScopeAt(
  caller: Caller,
  resource: ResourceModel,
  { clientId, establishmentId }: { readonly clientId: number; readonly establishmentId: number | null },
): RowScope {
  return {
    [MADE]: true,
    clientId,
    guarded: guardedRows(caller, resource),
    establishments: establishmentId === null ? 'all' : [establishmentId],
  };
}

/** Every row of a client (null: of all), for what the host does by itself and shows to nobody. */
export function hostScope(clientId: number | null, establishments: RowScope['establishments'] = 'all'): RowScope {
  return { [MADE]: true, clientId, establishments, guarded: [] };
}

function guardedRows(caller: Caller, { rowGuards = [] }: ResourceModel): GuardedRows[] {
  return rowGuards.flatMap(({ when, permission: guard }) => {
    const open = visibleEstablishments(caller, guard);
    return open === 'all' ? [] : [{ when, establishments: open }];
  });
}

/** Only one establishment's rows of what belongs to one; of a foreign one there are none. */
export function narrowed(rowScope: RowScope, establishmentId: number | undefined, scope: ResourceModel['scope']): RowScope {
  if (scope !== 'establishment' || establishmentId === undefined) return rowScope;
  const open = rowScope.establishments === 'all' || rowScope.establishments.includes(establishmentId);
  return { ...rowScope, establishments: open ? [establishmentId] : [] };
}

/** Only the establishments that another permission opens too. */
export function shared(one: RowScope, { establishments: other }: Pick<RowScope, 'establishments'>): RowScope {
  if (other === 'all' || one.establishments === 'all')
    return { ...one, establishments: one.establishments === 'all' ? other : one.establishments };
  return { ...one, establishments: one.establishments.filter((id) => other.includes(id)) };
}

/** Where a permission has to be held for what a scope shows of a resource. */
export function establishmentsWithin(resource: ResourceModel, { establishments }: RowScope): readonly number[] | 'all' | 'anywhere' {
  return resource.scope === 'establishment' || heldInEstablishments(resource) ? establishments : 'anywhere';
}

/** Whether a guard's permission is held wherever the scope goes: a column shown for some rows only would leak by sorting. */
export function holdsThroughout(caller: Caller, resource: ResourceModel, rowScope: RowScope, permission: string): boolean {
  return holds(caller, { permission, where: establishmentsWithin(resource, rowScope) });
}

/** All conditions joined; true where there is none. */
export function every(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
}

/** At least one of the conditions; false where there is none. */
export function either(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}
