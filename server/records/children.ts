import { type RawBuilder, sql } from 'kysely';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { idsIn, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { childTable } from '#/server/foundation/database/names.ts';
import { insertAll } from '#/server/foundation/database/rowsAs.ts';
import { lineFields } from '#/server/foundation/database/tableShape.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { attachExternals } from './externalFields.ts';
import { selectionOf, TITLES, titleJoin } from './list/selection.ts';
import { type RowScope, source } from './rowScope.ts';
import { jsonColumns, storedColumns } from './storedColumns.ts';

type Row = Record<string, unknown>;
type LinesField = Extract<FieldModel, { kind: 'lines' }>;
type ManyField = Extract<FieldModel, { kind: 'reference' }>;

/** Fields that are stored in tables of their own. */
export function childFields(fields: Iterable<FieldModel>): (LinesField | ManyField)[] {
  return [...fields].filter(
    (field): field is LinesField | ManyField => field.kind === 'lines' || (field.kind === 'reference' && field.many === true),
  );
}

/**
 * Adds to records that were read what does not stand in their own rows: child rows, many references and external fields, each for all of
 * them at once.
 */
export async function attachChildren(
  tx: Transaction,
  model: Model,
  resource: ResourceModel,
  fields: Iterable<FieldModel>,
  rowScope: RowScope,
  records: Row[],
): Promise<void> {
  if (!records.length) return;
  const byId = new Map(records.map((record) => [Number(record.id), record]));
  for (const field of childFields(fields)) {
    for (const record of records) record[field.name] = [];
    if (field.kind === 'lines') await attachLines(tx, model, resource, field, rowScope, byId);
    else await attachMany(tx, model, resource, field, rowScope, byId);
  }
  await attachExternals({ tx, model, resource, rowScope }, fields, records);
}

async function attachLines(
  tx: Transaction,
  model: Model,
  resource: ResourceModel,
  field: LinesField,
  rowScope: RowScope,
  byId: ReadonlyMap<number, Row>,
): Promise<void> {
  // Rows carry no client of their own on the wire: they are read as an establishment's records are.
  const selection = selectionOf(model, { ...resource, scope: 'establishment' }, lineFields(field.fields), rowScope);
  const { rows } = await sql<Row>`
    select t.id as row_id, t.parent_id, ${sql.join(selection.columns)}
      from ${source(rowScope, childTable(resource.table, field.name))} as t ${sql.join(selection.joins, sql` `)}
    where ${ofParents(rowScope, byId)} order by t.parent_id, t.position, t.id`.execute(tx);
  for (const row of rows) {
    const owned = byId.get(Number(row.parent_id))?.[field.name];
    if (Array.isArray(owned)) owned.push({ id: row.row_id, ...selection.read(row) });
  }
}

async function attachMany(
  tx: Transaction,
  model: Model,
  resource: ResourceModel,
  field: ManyField,
  rowScope: RowScope,
  byId: ReadonlyMap<number, Row>,
): Promise<void> {
  const joined = titleJoin(model, field.name, 't.target_id', String(field.to), rowScope);
  const { rows } = await sql<Row>`
    select t.parent_id, t.target_id${joined ? sql`, ${joined.column}` : sql``}
      from ${source(rowScope, childTable(resource.table, field.name))} as t ${joined?.join ?? sql``}
    where ${ofParents(rowScope, byId)} order by t.parent_id, t.position`.execute(tx);
  for (const row of rows) {
    const record = byId.get(Number(row.parent_id));
    if (!record) continue;
    const many = record[field.name];
    if (Array.isArray(many)) many.push(row.target_id);
    if (!joined) continue;
    const titles = valuesIn(record[TITLES]);
    record[TITLES] = { ...titles, [field.name]: [titles[field.name] ?? [], row[joined.as]].flat() };
  }
}

function ofParents(rowScope: RowScope, byId: ReadonlyMap<number, Row>): RawBuilder<unknown> {
  const client = rowScope.clientId === null ? sql`true` : sql`t.client_id = ${rowScope.clientId}`;
  return sql`${client} and t.parent_id = any(${[...byId.keys()]}::bigint[])`;
}

/** Where a record's child rows belong. */
export interface Parent {
  clientId: number;
  establishmentId: number | null;
  id: number;
}

/** Stores the child rows and many references that a write gives; rows with a known id are changed, others added, absent ones removed. */
export async function storeChildren(tx: Transaction, resource: ResourceModel, parent: Parent, given: Row): Promise<void> {
  for (const field of childFields(Object.values(resource.fields))) {
    const value = given[field.name];
    if (value === undefined) continue;
    if (field.kind === 'lines') await storeLines(tx, resource, field, parent, rowsIn(value));
    else await storeMany(tx, resource, field, parent, idsIn(value));
  }
}

/** Stores the child rows and many references of new records: nothing of theirs is there yet. */
export async function storeNewChildren(
  tx: Transaction,
  resource: ResourceModel,
  parents: readonly (Parent & { given: Row })[],
): Promise<void> {
  for (const field of childFields(Object.values(resource.fields))) {
    const rows = parents.flatMap(({ given, ...parent }) => newChildren(field, parent, given[field.name]));
    const json = field.kind === 'lines' ? jsonColumns(lineFields(field.fields)) : undefined;
    if (rows.length) await insertAll(childTable(resource.table, field.name), rows, json).execute(tx);
  }
}

function newChildren(field: LinesField | ManyField, parent: Parent, value: unknown): Row[] {
  const own = { ...scopeValues(parent), parent_id: parent.id };
  if (field.kind !== 'lines') return [...new Set(idsIn(value))].map((id, position) => ({ ...own, target_id: id, position }));
  const fields = lineFields(field.fields);
  return rowsIn(value).map((line, position) => ({ ...own, position, ...storedColumns(fields, line) }));
}

async function storeLines(
  tx: Transaction,
  resource: ResourceModel,
  field: LinesField,
  parent: Parent,
  lines: readonly Row[],
): Promise<void> {
  const table = sql.id('public', childTable(resource.table, field.name));
  const kept = lines.flatMap((line) => (typeof line.id === 'number' ? [line.id] : []));
  await sql`delete from ${table} where client_id = ${parent.clientId} and parent_id = ${parent.id}
    and not (id = any(${kept}::bigint[]))`.execute(tx);
  const known = await knownLines(tx, childTable(resource.table, field.name), parent, kept);
  const fields = lineFields(field.fields);
  const added: Row[] = [];
  for (const [position, line] of lines.entries()) {
    const values = storedColumns(fields, line);
    // A row of another record, or one that is there twice, is a new row here: none that was sent is lost.
    if (typeof line.id !== 'number' || !known.delete(line.id)) {
      added.push({ ...scopeValues(parent), parent_id: parent.id, position, ...values });
      continue;
    }
    const set = sql.join(Object.entries({ position, ...values }).map(([name, value]) => sql`${sql.id(name)} = ${value}`));
    await sql`update ${table} set ${set} where client_id = ${parent.clientId} and parent_id = ${parent.id} and id = ${line.id}`.execute(tx);
  }
  await insertRows(tx, table, added);
}

/** Which of some ids are rows of the record. */
async function knownLines(tx: Transaction, table: string, { clientId, id }: Parent, ids: readonly number[]): Promise<Set<number>> {
  if (!ids.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${source({ clientId }, table)} where client_id = ${clientId} and parent_id = ${id} and id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

async function storeMany(
  tx: Transaction,
  resource: ResourceModel,
  field: ManyField,
  parent: Parent,
  ids: readonly number[],
): Promise<void> {
  const table = sql.id('public', childTable(resource.table, field.name));
  await sql`delete from ${table} where client_id = ${parent.clientId} and parent_id = ${parent.id}`.execute(tx);
  await insertRows(tx, table, newChildren(field, parent, ids));
}

/** Inserts rows of one shape in one statement. */
export async function insertRows(tx: Transaction, table: RawBuilder<unknown>, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`insert into ${table} (${sql.join(names.map((name) => sql.id(name)))}) values ${sql.join(values)}`.execute(tx);
}

function scopeValues(parent: Parent): Row {
  return { client_id: parent.clientId, ...(parent.establishmentId === null ? {} : { establishment_id: parent.establishmentId }) };
}

/** The target resources of a reference, resolved. */
export function targetsOf(model: Model, field: ManyField): ResourceModel[] {
  return [field.to].flat().map((name) => resourceOf(model, name));
}
