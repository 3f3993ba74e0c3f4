import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { linkOrAwait } from '#/server/access/account/accounts.ts';
import { insertMany, updateMany } from '#/server/domain/sales/insertMany.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { OwnColumn } from '../belongings.ts';
import type { Carrying } from './carryJson.ts';
import { carryRow } from './carryRow.ts';
import { type AllNumbers, cellsOf } from './checkExport.ts';
import type { OpenZip } from './openZip.js';
import { rowsOf } from './parts.ts';
import type { Cells } from './pointing.ts';
import type { ArrivingTable } from './readManifest.ts';
import { refused } from './refused.ts';

/** What the host does something by itself for: active only when everything is there. */
const WAIT_FOR_THE_END: ReadonlySet<string> = new Set(['alert_rules', 'recurring_expenses']);

/** What is stored, into which business. */
export interface Loading {
  database: Database;
  model: Model;
  clientId: number;
  zip: OpenZip;
  tables: readonly ArrivingTable[];
  numbers: AllNumbers;
  carrying: Carrying;
}

/**
 * Stores every row, some hundred in a unit of work: first without what points to rows that come later, then with it. @throws ApiError 422
 * for a row that the database does not take
 */
export async function load(loading: Loading, stored: (rows: number) => Promise<void>): Promise<void> {
  const later = new Map(loading.tables.map((table, at) => [table, laterColumns(loading.tables, table, at)]));
  for (const table of loading.tables) await eachBatch(loading, table, later.get(table) ?? [], stored);
  for (const table of loading.tables) {
    const columns = later.get(table) ?? [];
    if (columns.length > 0) await completeTable(loading, table, columns, stored);
  }
}

/** The columns that can be filled in only when other rows are there, or when all are. */
function laterColumns(tables: readonly ArrivingTable[], { own, columns }: ArrivingTable, at: number): OwnColumn[] {
  const indexOf = (name: string) => tables.findIndex((table) => table.own.name === name);
  return columns.filter(
    ({ name, to, isHeld }) => (isHeld && to !== undefined && indexOf(to) >= at) || (WAIT_FOR_THE_END.has(own.name) && name === 'status'),
  );
}

async function eachBatch(loading: Loading, table: ArrivingTable, later: readonly OwnColumn[], stored: (rows: number) => Promise<void>) {
  const { own, part, columns } = table;
  const types = { client_id: 'bigint', ...Object.fromEntries(columns.map(({ name, type }) => [name, type])) };
  for await (const { first, rows } of rowsOf(loading.zip, part)) {
    const made = rows.map((cells) => rowOf(loading, table, cellsOf(columns, cells))).filter((row) => row !== undefined);
    for (const row of made) for (const { name } of later) row[name] = name === 'status' ? 'inactive' : null;
    await loading.database
      .tenant(loading.clientId, async (tx) => {
        await insertMany(tx, own.name, types, made);
        if (own.name !== 'users') return;
        for (const { id, email } of made) await linkOrAwait(tx, { clientId: loading.clientId, userId: Number(id), email: String(email) });
      })
      .catch(notTaken(part.file, first));
    await stored(rows.length);
  }
}

/** A row as it is stored; undefined where it, or what it belongs to, is here already. */
function rowOf(
  { clientId, numbers, carrying }: Loading,
  { own, columns }: ArrivingTable,
  cells: Cells,
): Record<string, unknown> | undefined {
  if (numbers.get(own.name)?.isHere(Number(cells.id))) return undefined;
  const parent = columns.find(({ name }) => name === 'parent_id');
  if (parent?.to !== undefined && numbers.get(parent.to)?.isHere(Number(cells.parent_id))) return undefined;
  return { client_id: clientId, ...carryRow(carrying, own, columns, cells) };
}

async function completeTable(loading: Loading, table: ArrivingTable, later: readonly OwnColumn[], stored: (rows: number) => Promise<void>) {
  const { own, part, columns } = table;
  const types = { client_id: 'bigint', id: 'bigint', ...Object.fromEntries(later.map(({ name, type }) => [name, type])) };
  for await (const { first, rows } of rowsOf(loading.zip, part)) {
    const made = rows
      .map((cells) => cellsOf(columns, cells))
      .filter((cells) => later.some(({ name }) => cells[name] !== ''))
      .map((cells) => rowOf(loading, table, cells))
      .filter((row) => row !== undefined);
    const values = made.map((row) => Object.fromEntries(Object.keys(types).map((name) => [name, row[name]])));
    await loading.database.tenant(loading.clientId, (tx) => updateMany(tx, own.name, types, values)).catch(notTaken(part.file, first));
    await stored(0);
  }
}

/** What the database does not take is the export's fault, unless the database is away. */
function notTaken(file: string, row: number): (error: unknown) => never {
  return (error) => {
    if (error instanceof DatabaseError && error.code !== 'unavailable') refused(say('whole.broken_row', { file, row }));
    throw error;
  };
}

/** Takes so many numbers of a table that nobody else has, one behind the other. Answers the first. */
export async function takeNumbers(database: Database, table: string, count: number): Promise<number> {
  for (;;) {
    const { rows } = await database.owner((tx) =>
      sql<{ first: number; last: number }>`
        select min(n) as first, max(n) as last from (
          select nextval(pg_get_serial_sequence(${`public.${table}`}, 'id')) as n from generate_series(1, ${count}::int)) as taken`.execute(
        tx,
      ),
    );
    const { first = 0, last = 0 } = rows[0] ?? {};
    // Somebody else took one in between: those are left out, and others taken.
    if (last - first + 1 === count) return first;
  }
}
