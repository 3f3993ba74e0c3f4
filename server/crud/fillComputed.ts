import { type RawBuilder, sql } from 'kysely';
import { computeFields } from '#/resources/kinds/computeFields.ts';
import type { KindContext } from '#/resources/kinds/part.ts';
import { contextFor, referenceContext } from '#/resources/reference/context.ts';
import type { FieldModel, Model, ResourceModel } from '#/resources/schema/model.ts';
import { changeLedger, readLedger } from '#/server/database/ledger.ts';
import { childTable, hashOf } from '#/server/database/names.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { lineFields } from '#/server/database/place.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { Fields } from '#resources/schema';
import { attachChildren } from './children.ts';
import { every, inReach, type Reach } from './reach.ts';
import { selectionOf } from './selection.ts';
import { storedColumns } from './storedColumns.ts';

type Row = Record<string, unknown>;

/** What was done for one resource. */
export interface FilledComputed {
  resource: ResourceModel;
  /** Records in which a computed value, of their own or of a row, was another one. */
  changed: number;
}

interface Place {
  client_id: number;
  establishment_id: number | null;
}
/** A record as it was read, and whose it is. */
interface Stored extends Place {
  record: Row;
}

const EVERYWHERE: Reach = { clientId: null, establishments: 'all' };
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
    if (ledger.get(key) === hash) continue;
    filled.push({ resource, changed: await fillResource(database, model, resource, page) });
    await database.owner((tx) => changeLedger(tx, key, hash));
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
  let changed = 0;
  let last: { client: number; id: number } | undefined = { client: -1, id: -1 };
  while (last) {
    const { client, id } = last;
    last = await database.owner(async (tx) => {
      const stored = await readPage(tx, model, resource, { client, id, size });
      const contexts = await contextsOf(tx, stored);
      for (const one of stored) if (await fillRecord(tx, resource, one, contexts(one))) changed++;
      const end = stored.at(-1);
      return end && stored.length === size ? { client: end.client_id, id: end.record.id as number } : undefined;
    });
  }
  return changed;
}

/** The records that come next, held until the unit of work ends, with their rows. */
async function readPage(tx: Transaction, model: Model, resource: ResourceModel, from: { client: number; id: number; size: number }): Promise<Stored[]> {
  const fields = Object.values(resource.allFields).filter(({ kind }) => !['password', 'aggregate', 'external'].includes(kind));
  const selection = selectionOf(model, resource, fields, EVERYWHERE);
  const place = resource.scope === 'establishment' ? sql.ref('t.establishment_id') : sql`null::bigint`;
  const { rows } = await sql<Row & { owner: number; place: number | null }>`
    select t.client_id as owner, ${place} as place, ${sql.join(selection.columns)} from ${sql.id('public', resource.table)} as t ${sql.join(selection.joins, sql` `)}
    where (t.client_id, t.id) > (${from.client}, ${from.id}) and ${every(inReach(EVERYWHERE, resource, 't'))}
    order by t.client_id, t.id limit ${from.size} for update of t`.execute(tx);
  const stored = rows.map((row) => ({ record: selection.read(row), client_id: row.owner, establishment_id: row.place }));
  await attachChildren(
    tx,
    model,
    resource,
    fields,
    EVERYWHERE,
    stored.map(({ record }) => record),
  );
  return stored;
}

/** The money and clock of each record: its establishment's, else those of the business's first one. */
async function contextsOf(tx: Transaction, stored: readonly Place[]): Promise<(of: Place) => KindContext> {
  const clients = [...new Set(stored.map((one) => one.client_id))];
  const { rows } = await sql<{ id: number; client_id: number; currency: string; timezone: string }>`
    select id, client_id, currency, timezone from public.establishments where client_id = any(${clients}::bigint[]) order by id`.execute(tx);
  return ({ client_id, establishment_id }) => {
    const found = rows.find((row) => row.client_id === client_id && (establishment_id === null || row.id === establishment_id));
    return found ? contextFor({ locale: 'en', ...found }) : referenceContext;
  };
}

/** Says whether anything was another value. */
async function fillRecord(tx: Transaction, resource: ResourceModel, { client_id, record }: Stored, context: KindContext): Promise<boolean> {
  const before = structuredClone(record);
  computeFields(resource.fields, record, context);
  const own = changedOf(Object.values(resource.fields), before, record);
  if (own) await sql`update ${sql.id('public', resource.table)} set ${own} where client_id = ${client_id} and id = ${record.id}`.execute(tx);
  let isChanged = own !== undefined;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'lines') continue;
    const table = sql.id('public', childTable(resource.table, name));
    for (const [at, row] of (record[name] as Row[]).entries()) {
      const set = changedOf(lineFields(field.fields), (before[name] as Row[])[at] as Row, row);
      if (!set) continue;
      await sql`update ${table} set ${set} where client_id = ${client_id} and parent_id = ${record.id} and id = ${row.id}`.execute(tx);
      isChanged = true;
    }
  }
  return isChanged;
}

/** The columns that hold another computed value than before, set to it; undefined where there are none. */
function changedOf(fields: readonly FieldModel[], before: Row, after: Row): RawBuilder<unknown> | undefined {
  const changed = fields.filter(({ kind, name }) => kind === 'computed' && (before[name] ?? null) !== (after[name] ?? null));
  const columns = Object.entries(storedColumns(changed, after));
  return columns.length > 0 ? sql.join(columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`)) : undefined;
}
