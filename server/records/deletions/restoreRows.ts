import { type RawBuilder, sql } from 'kysely';
import { labelled, oneOf, someOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { COMMENT_TABLE } from '#/server/foundation/database/commentObjects.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import { childTable, shortened, targetColumn } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type ApiError, conflict } from '#/server/foundation/http/apiError.ts';
import type { Field } from '#model/language';
import { source } from '../rowScope.ts';
import { uniqueGroups } from '../write/uniqueness.ts';
import { KEPT_TABLE } from './deletionTables.ts';
import { commentsKey, type KeptPlan, type LeftRows, leftKey } from './keptRows.ts';

/** Which kept rows are put back. */
export interface OfDeletion {
  clientId: number;
  deletion: string;
}

/** `distributed`: on a cluster. */
type Restored = OfDeletion & { distributed: boolean };

/**
 * Puts kept rows back as they were, under their own ids: first all records with their rows, so that whatever refers to whatever is there
 * when the keys are checked; then what others lost. @throws ApiError 409 where something took their place, or is gone
 */
export async function restoreRows(tx: Transaction, model: Model, { taken, left }: KeptPlan, of: Restored): Promise<void> {
  const records = taken.flatMap(({ resource: { table }, children, commentedAs }) => [
    ...[table, ...children].map((name) => inserted(name, name)),
    ...(commentedAs === undefined ? [] : [inserted(COMMENT_TABLE, commentsKey(commentedAs))]),
  ]);
  const others = left.map((one) => (one.emptied ? filled(one, one.emptied, of) : relinked(one, of)));
  try {
    await together(tx, of, records);
    if (others.length) await together(tx, of, others);
  } catch (error) {
    throw error instanceof DatabaseError ? (inTheWay(error, model) ?? error) : error;
  }
}

/**
 * In one statement, on a cluster in one after the other: that one would hand what was kept to all its nodes, of which another business's
 * may be away. It checks the keys with each all the same.
 */
async function together(tx: Transaction, { distributed, ...of }: Restored, writes: readonly RawBuilder<unknown>[]): Promise<void> {
  if (!distributed) {
    const each = writes.map((write, at) => sql`${sql.id(`w${at}`)} as (${write})`);
    await sql`with k as materialized (${keptOf(of, sql`d.kept`)}), ${sql.join(each)} select 1`.execute(tx);
    return;
  }
  // As text: numbers come back as they went.
  const { rows } = await sql<{ kept: string }>`${keptOf(of, sql`coalesce(jsonb_agg(d.kept), '[]')::text as kept`)}`.execute(tx);
  const kept = sql`select value as kept from jsonb_array_elements(${rows[0]?.kept ?? '[]'}::jsonb)`;
  for (const write of writes) await sql`with k as (${kept}) ${write}`.execute(tx);
}

const keptOf = ({ clientId, deletion }: OfDeletion, what: RawBuilder<unknown>) =>
  sql`select ${what} from ${source({ clientId }, KEPT_TABLE)} as d where d.client_id = ${clientId} and d.deletion = ${deletion}`;

/** The rows under a key, as rows of a table: what has come to the table since is empty in them. */
const rowsUnder = (table: string, key: string) =>
  sql`k cross join lateral jsonb_populate_recordset(null::${sql.id('public', table)}, k.kept -> ${key}::text) as r`;

const inserted = (table: string, key: string) => sql`insert into ${sql.id('public', table)} select r.* from ${rowsUnder(table, key)}`;

/** Rows of other records, of those that are still there. */
function relinked(one: LeftRows, { clientId }: OfDeletion): RawBuilder<unknown> {
  return sql`${inserted(one.table, leftKey(one))} where exists (select 1 from ${source({ clientId }, one.parent)} as p
    where p.client_id = ${clientId} and p.id = r.parent_id) on conflict do nothing`;
}

/** References that were emptied, where nothing else was put into them since. */
function filled(one: LeftRows, columns: readonly string[], { clientId }: OfDeletion): RawBuilder<unknown> {
  const isEmpty = columns.map((column) => sql`${sql.ref(`t.${column}`)} is null`);
  return sql`update ${sql.id('public', one.table)} as t set ${sql.id(one.column)} = ${sql.ref(`r.${one.column}`)}
    from ${rowsUnder(one.table, leftKey(one))} where t.client_id = ${clientId} and t.id = r.id and ${sql.join(isEmpty, sql` and `)}`;
}

/** Says what stands in the way, where the database found it. */
function inTheWay({ code, table, constraint }: DatabaseError, model: Model): ApiError | undefined {
  const owners = Object.values(model.resources).filter((one) => !one.variant);
  if (code === 'unique') return taken(owners, constraint);
  const owner = owners.find((one) => one.table === table || table?.startsWith(`${one.table}_`));
  if (!owner || code !== 'foreign_key') return undefined;
  const field = Object.values(owner.fields).find((one) => keysOf(owner, one).includes(constraint ?? ''));
  return conflict(
    field
      ? say('records.restore_gone', { resource: oneOf(owner), field: labelled(field) })
      : say('records.restore_gone_some', { things: someOf(owner) }),
  );
}

function taken(owners: readonly ResourceModel[], constraint: string | undefined): ApiError | undefined {
  for (const owner of owners) {
    const group = uniqueGroups(owner).find((names) => shortened(`${owner.table}_${names.join('_')}_unique`) === constraint);
    const field = owner.fields[group?.at(-1) ?? ''];
    if (field) return conflict(say('records.restore_taken', { resource: oneOf(owner), field: labelled(field) }));
  }
  return undefined;
}

/** The foreign keys of a field. */
function keysOf({ table }: ResourceModel, field: FieldModel): string[] {
  if (field.kind === 'lines')
    return Object.entries(field.fields).flatMap(([name, one]) => columnKeys(childTable(table, field.name), name, one));
  if (field.kind === 'reference' && field.many) return [shortened(`${childTable(table, field.name)}_target_id_fkey`)];
  return columnKeys(table, field.name, field);
}

function columnKeys(table: string, name: string, field: Field): string[] {
  if (field.kind !== 'reference') return [];
  const columns = Array.isArray(field.to) ? field.to.map((target) => targetColumn(name, target)) : [name];
  return columns.map((column) => shortened(`${table}_${column}_fkey`));
}
