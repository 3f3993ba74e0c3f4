import { sql } from 'kysely';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { numberIn, present, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { changeLedger, readLedger, UNFINISHED } from '#/server/foundation/database/ledger.ts';
import { childTable, hashOf } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { lineFields } from '#/server/foundation/database/tableShape.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Fields } from '#model/language';
import { attachChildren } from '../children.ts';
import { selectionOf } from '../list/selection.ts';
import { recordContext } from '../recordContext.ts';
import { every, hostScope, type RowScope, scopeFilter, source } from '../rowScope.ts';
import { storedColumns } from '../storedColumns.ts';

type Row = Record<string, unknown>;

/** What was done for one resource. */
export interface FilledComputed {
  resource: ResourceModel;
  /** Records in which a computed value, of their own or of a row, was another one. */
  changed: number;
}

/** The client whose own records are the platform's. */
const PLATFORM = 0;
/** So many records are read, and held, at once. */
const PAGE = 500;

/**
 * Stores anew what computed fields hold wherever their formulas are others than when they were last stored: a field that was added to a
 * definition, or changed in it, else stayed as it was on every record until somebody saved it. Each page of records is a unit of work that
 * holds them; cut off half-way it begins again. A value that follows is nobody's change: no activity, the same `updated_at`.
 */
export async function fillComputed(database: Database, model: Model, { page = PAGE } = {}): Promise<FilledComputed[]> {
  const ledger = await database.owner(readLedger);
  const filled: FilledComputed[] = [];
  for (const resource of Object.values(model.resources)) {
    const formulas = formulasOf(resource.fields);
    if (formulas.length === 0) continue;
    const [key, hash] = [`computed:${resource.name}`, hashOf(JSON.stringify(formulas))];
    // Those on older definitions go on computing as before: when they have gone, it is done once more.
    const noted = ledger.has(UNFINISHED) ? `${hash} for now` : hash;
    if ([hash, noted].includes(ledger.get(key) ?? '')) continue;
    filled.push({ resource, changed: await fillResource(database, model, resource, page) });
    await database.owner((tx) => changeLedger(tx, key, noted));
  }
  return filled;
}

/** What the stored values depend on, rows' own formulas included. */
function formulasOf(fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([name, field]): unknown[][] => {
    if (field.kind === 'computed') return [[name, field.value, field.needs, field.as, field.scale, field.currency]];
    const inRows = field.kind === 'lines' ? formulasOf(field.fields) : [];
    return inRows.length > 0 ? [[name, inRows]] : [];
  });
}

async function fillResource(database: Database, model: Model, resource: ResourceModel, size: number): Promise<number> {
  const clients = await database.owner(
    async (tx) => (await sql<{ id: number }>`select id from public.clients order by id`.execute(tx)).rows,
  );
  let changed = 0;
  for (const clientId of [PLATFORM, ...clients.map(({ id }) => id)]) {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const after: number = last;
      last = await database.tenant(clientId, async (tx) => {
        const work = { tx, model, resource, clientId, rowScope: hostScope(clientId) };
        const records = await readPage(work, after, size);
        const contexts = await contextsOf(work, records);
        const changes: Changes = new Map();
        for (const record of records)
          if (computeAnew(work, record, present(contexts.get(establishmentOf(record)), 'context of an establishment'), changes)) changed++;
        for (const [table, rows] of changes) await store(work, table, rows);
        return records.length === size ? Number(records.at(-1)?.id) : undefined;
      });
    }
  }
  return changed;
}

interface Work {
  tx: Transaction;
  model: Model;
  resource: ResourceModel;
  clientId: number;
  rowScope: RowScope;
}

/** The records that come next, held until the unit of work ends, with their rows. */
async function readPage({ tx, model, resource, rowScope }: Work, after: number, size: number): Promise<Row[]> {
  const fields = Object.values(resource.allFields).filter(({ kind }) => !['password', 'aggregate', 'external'].includes(kind));
  const selection = selectionOf(model, resource, fields, rowScope);
  const next = sql`t.id > ${after} and ${every(scopeFilter(rowScope, resource, 't'))} order by t.id limit ${size}`;
  // Views are read, tables are locked: who saves one of these at the same time comes before or after.
  await sql`select from ${sql.id('public', resource.table)} as t where ${next} for update`.execute(tx);
  const { rows } = await sql<Row>`
    select ${sql.join(selection.columns)} from ${source(rowScope, resource.table)} as t ${sql.join(selection.joins, sql` `)}
      where ${next}`.execute(tx);
  const records = rows.map((row) => selection.read(row));
  await attachChildren(tx, model, resource, fields, rowScope, records);
  return records;
}

const establishmentOf = (record: Row) => numberIn(record.establishment_id);

/** The money and clock of each establishment that the records are of; under null those of the business. */
async function contextsOf({ tx, rowScope }: Work, records: readonly Row[]): Promise<Map<number | null, KindContext>> {
  const contexts = new Map<number | null, KindContext>();
  for (const establishmentId of new Set(records.map(establishmentOf)))
    contexts.set(establishmentId, await recordContext(tx, rowScope, establishmentId));
  return contexts;
}

/** What is stored anew, by its table: what says which row it is, and the columns that hold another value than before. */
type Changes = Map<string, { key: Row; columns: Row }[]>;

/** Computes a record anew. @returns whether anything is another value, which is among the changes then */
function computeAnew({ resource }: Work, record: Row, context: KindContext, changes: Changes): boolean {
  const before = structuredClone(record);
  computeFields(resource.fields, record, context);
  const note = (table: string, key: Row, columns: Row) => {
    if (Object.keys(columns).length === 0) return false;
    const noted = changes.get(table);
    if (noted) noted.push({ key, columns });
    else changes.set(table, [{ key, columns }]);
    return true;
  };
  let isChanged = note(resource.table, { id: record.id }, changedOf(Object.values(resource.fields), before, record));
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'lines') continue;
    for (const [at, row] of rowsIn(record[name]).entries()) {
      const columns = changedOf(lineFields(field.fields), valuesIn(rowsIn(before[name])[at]), row);
      if (note(childTable(resource.table, name), { parent_id: record.id, id: row.id }, columns)) isChanged = true;
    }
  }
  return isChanged;
}

/** Stores them, those together that change the same columns: each row by itself would take a message. */
async function store({ tx, clientId }: Work, table: string, rows: readonly { key: Row; columns: Row }[]): Promise<void> {
  const alike = new Map<string, Row[]>();
  for (const { key, columns } of rows) {
    const names = JSON.stringify([Object.keys(key), Object.keys(columns)]);
    const others = alike.get(names);
    if (others) others.push({ ...key, ...columns });
    else alike.set(names, [{ ...key, ...columns }]);
  }
  for (const [names, together] of alike) {
    const [keys, columns] = JSON.parse(names) as [string[], string[]];
    const set = columns.map((name) => sql`${sql.id(name)} = ${sql.id('r', name)}`);
    const same = keys.map((name) => sql`${sql.id('t', name)} = ${sql.id('r', name)}`);
    await sql`
      update ${sql.id('public', table)} as t set ${sql.join(set)}
      from jsonb_populate_recordset(null::${sql.id('public', table)}, ${JSON.stringify(together)}::jsonb) as r
      where t.client_id = ${clientId} and ${sql.join(same, sql` and `)}`.execute(tx);
  }
}

/** The columns that hold another computed value than before. */
function changedOf(fields: readonly FieldModel[], before: Row, after: Row): Row {
  const changed = fields.filter(({ kind, name }) => kind === 'computed' && (before[name] ?? null) !== (after[name] ?? null));
  return storedColumns(changed, after);
}
