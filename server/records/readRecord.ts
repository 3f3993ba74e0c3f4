import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { attachChildren } from './children.ts';
import { selectionOf } from './list/selection.ts';
import { every, hostScope, type RowScope, scopeFilter, source } from './rowScope.ts';

type Row = Record<string, unknown>;

/** Reads one whole record with its child rows. @throws ApiError 404 where it is not within the scope */
export async function readRecord(
  tx: Transaction,
  model: Model,
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  rowScope: RowScope,
  id: number,
): Promise<Row> {
  const record = (await readRecords(tx, model, resource, fields, rowScope, [id])).get(id);
  if (!record) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  return record;
}

/** The same of several at once, by their ids; those that are not within the scope are not there. */
export async function readRecords(
  tx: Transaction,
  model: Model,
  resource: ResourceModel,
  fields: ReadonlyMap<string, FieldModel>,
  rowScope: RowScope,
  ids: readonly number[],
): Promise<Map<number, Row>> {
  if (!ids.length) return new Map();
  const all = [...fields.values()];
  const selection = selectionOf(model, resource, all, rowScope);
  const isOne = ids.length === 1 ? sql`t.id = ${ids[0]}` : sql`t.id = any(${[...ids]}::bigint[])`;
  const { rows } = await sql<Row>`
    select ${sql.join(selection.columns)} from ${source(rowScope, resource.table)} as t ${sql.join(selection.joins, sql` `)}
    where ${every([...scopeFilter(rowScope, resource, 't'), isOne])}`.execute(tx);
  const records = rows.map((row) => selection.read(row));
  await attachChildren(tx, model, resource, all, rowScope, records);
  return new Map(records.map((record) => [Number(record.id), record]));
}

/** Whose record an id is, for callers who see every client's. Undefined where there is none. */
export async function ownerOf(tx: Transaction, resource: ResourceModel, id: number): Promise<number | undefined> {
  const everywhere = hostScope(null);
  const { rows } = await sql<{
    client_id: number;
  }>`select t.client_id from ${source(everywhere, resource.table)} as t
    where ${every([...scopeFilter(everywhere, resource, 't'), sql`t.id = ${id}`])}`.execute(tx);
  return rows[0]?.client_id;
}

/** Holds the stored row until the unit of work ends, so that two writes of one record come one after the other. */
export async function lockRecord(tx: Transaction, resource: ResourceModel, clientId: number, id: number): Promise<void> {
  await lockRecords(tx, resource, clientId, [id]);
}

/** The same of several. */
export async function lockRecords(tx: Transaction, resource: ResourceModel, clientId: number, ids: readonly number[]): Promise<void> {
  const [first] = ids;
  const which = ids.length === 1 ? sql`id = ${first}` : sql`id = any(${[...ids]}::bigint[]) order by id`;
  await sql`select 1 from ${sql.id('public', resource.table)} where client_id = ${clientId} and ${which} for update`.execute(tx);
}
