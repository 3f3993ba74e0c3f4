import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { type Caller, isPerson } from '#/server/access/permissions/caller.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import { KEPT } from '#/server/foundation/database/keptPlans.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forgetOverAll } from '#/server/foundation/database/overAll.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { permissionsOf } from '#model/language';
import { opens } from '../heldThere.ts';
import { hooksOf } from '../hooks.ts';
import { source } from '../rowScope.ts';
import { KEPT_TABLE } from './deletionTables.ts';
import { commentsKey, type KeptPlan, keptPlan, leftKey } from './keptRows.ts';

/** How long a deletion can be undone. Source: ours. */
const KEPT_MINUTES = 60;
/** Rows that one deletion keeps at most; a larger one cannot be undone. Source: ours. */
export const MAX_ROWS = 5_000;

/** What an answer says of a deletion that can be undone. */
export interface Undo {
  id: string;
  expires_at: string;
}

/**
 * Whether records of a resource come back exactly as they were: they belong to a business, grant no rights, nothing but rows goes with
 * them (`beforeDelete` does more), and people may make such records.
 */
export function canRestore(model: Model, resource: ResourceModel): boolean {
  const isPlain = resource.scope !== 'platform' && !resource.grantsRights && !hooksOf(resource).beforeDelete;
  return isPlain && permissionsOf(resource, 'create').length > 0 && keptPlan(model, resource) !== null;
}

/** Whether a caller's deletion of such records is kept: a program is nobody, and who may not add them gets none back. */
export function keepsFor(caller: Caller, model: Model, resource: ResourceModel): boolean {
  const mayMake = permissionsOf(resource, 'create').some((permission) => opens(caller, resource, 'create', permission));
  return isPerson(caller) && mayMake && canRestore(model, resource);
}

/** That nothing older is put back any more. */
export const isInTime: RawBuilder<boolean> = sql`deleted_at > now() - make_interval(mins => ${KEPT_MINUTES})`;

/** Deletes what can no longer be undone. */
export async function forgetDeletions(database: Database): Promise<void> {
  await forgetOverAll(database, KEPT_TABLE, sql`not (${isInTime})`);
}

/** What one call deletes, kept under one id. */
export class Keeping {
  readonly #id = randomUUID();
  readonly #at = new Date();
  readonly #caller: Caller;
  readonly #plan: KeptPlan | null;
  #clientId: number | undefined;
  #rows = 0;
  #isGivenUp: boolean;

  constructor(model: Model, resource: ResourceModel, caller: Caller) {
    this.#caller = caller;
    this.#plan = keptPlan(model, resource);
    this.#isGivenUp = !keepsFor(caller, model, resource);
  }

  /** Keeps a record that is about to be deleted in the same unit of work. @returns what to call once that unit has ended well */
  async keep({ tx, resource, clientId }: RecordWork, id: number): Promise<() => void> {
    // Businesses are written to one by one, but an undo is done whole or not at all.
    if (this.#clientId !== undefined && this.#clientId !== clientId) this.#isGivenUp = true;
    if (this.#isGivenUp || !this.#plan) return () => {};
    const { ctes, kept, rows: count } = statementOf(this.#plan, clientId, id);
    const { rows } = await sql<{ rows: number }>`${sql.raw(KEPT)}
      insert into ${sql.id('public', KEPT_TABLE)} (client_id, deletion, record_id, resource, user_id, is_guest, rows, kept, deleted_at)
      with ${sql.join(ctes)}, counted as (select ${count} as rows)
      select ${clientId}::bigint, ${this.#id}::uuid, ${id}::bigint, ${resource.name}::text, ${this.#caller.userId}::bigint,
        ${this.#caller.acting !== undefined}::boolean, c.rows, ${kept}, ${this.#at.toISOString()}::timestamptz
      from counted as c where c.rows <= ${MAX_ROWS - this.#rows}::bigint
      returning rows`.execute(tx);
    return () => {
      this.#clientId = clientId;
      if (rows[0]) this.#rows += rows[0].rows;
      else this.#isGivenUp = true;
    };
  }

  /** How all of it is put back; undefined where it cannot be: what is kept of it is forgotten then. */
  async undo(database: Database): Promise<Undo | undefined> {
    const clientId = this.#clientId;
    if (clientId === undefined) return undefined;
    if (!this.#isGivenUp) return { id: this.#id, expires_at: new Date(this.#at.getTime() + KEPT_MINUTES * 60_000).toISOString() };
    if (this.#rows > 0)
      await database.tenant(clientId, (tx) =>
        sql`delete from ${sql.id('public', KEPT_TABLE)} where client_id = ${clientId} and deletion = ${this.#id}`.execute(tx),
      );
    return undefined;
  }
}

/** One statement's parts that lay the rows of a plan into one JSON value: each set of them is a table expression of its own. */
function statementOf({ taken, left }: KeptPlan, clientId: number, id: number) {
  const ctes: RawBuilder<unknown>[] = [];
  const counts: RawBuilder<unknown>[] = [];
  const add = (what: RawBuilder<unknown>, table: string, which: RawBuilder<unknown>) => {
    const name = sql.id(`r${ctes.length}`);
    const rows = sql`select ${what} from ${source({ clientId }, table)} as t where t.client_id = ${clientId} and ${which}`;
    ctes.push(sql`${name} as materialized (${rows})`);
    counts.push(sql`(select count(*) from ${name})`);
    return sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from ${name} as x)`;
  };
  const whole = sql`t.*`;
  // The records come first: the others name them by their place in the plan.
  const among = (column: string, at: number) => sql`${sql.ref(`t.${column}`)} in (select id from ${sql.id(`r${at}`)})`;
  const parts: (readonly [string, RawBuilder<unknown>])[] = [
    ...taken.map(({ resource: { table }, by }) => {
      return [table, add(whole, table, by ? among(by.column, by.from) : sql`t.id = ${id}`)] as const;
    }),
    ...taken.flatMap(({ children }, at) => children.map((child) => [child, add(whole, child, among('parent_id', at))] as const)),
    ...taken.flatMap(({ commentedAs }, at) =>
      commentedAs === undefined
        ? []
        : [[commentsKey(commentedAs), add(whole, COMMENT_TABLE, sql`t.resource = ${commentedAs} and ${among('record_id', at)}`)] as const],
    ),
    ...left.map((one) => {
      const what = one.emptied ? sql`t.id, ${sql.ref(`t.${one.column}`)}` : whole;
      return [leftKey(one), add(what, one.table, among(one.column, one.from))] as const;
    }),
  ];
  const kept = sql`jsonb_build_object(${sql.join(parts.flatMap(([key, rows]) => [sql`${key}::text`, rows]))})`;
  return { ctes, kept, rows: sql.join(counts, sql` + `) };
}
