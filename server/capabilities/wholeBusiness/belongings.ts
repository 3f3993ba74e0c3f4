import { sql } from 'kysely';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { EVERYWHERE, LOOSE_IDS } from './ids.ts';
import { HOST_TABLES, LEFT_OUT_TABLES, SECRET } from './leftOut.ts';

/** A column that leaves with a business. */
export interface OwnColumn {
  name: string;
  /** As PostgreSQL calls it: `bigint`, `numeric(19,4)`. */
  type: string;
  notNull: boolean;
  /** The table whose records its numbers are of. */
  to?: string;
  /** Whether the database itself holds it to be there. */
  isHeld?: boolean;
}

/** A table that leaves with a business, and what stays of it. */
export interface OwnTable {
  name: string;
  /** The resource whose records, or rows of records, it holds; none of the host's own tables. */
  resource: string | undefined;
  /** Of a resource's rows or choices: the field. */
  field: string | undefined;
  /** Without `client_id`. */
  columns: OwnColumn[];
  /** What orders its rows: the primary key without `client_id`. */
  key: string[];
  /** Columns that stay, and why. */
  leftOut: { column: string; why: string }[];
}

interface Catalogue {
  table: string;
  columns: { name: string; type: string; notNull: boolean }[];
  key: string[];
  pointers: { column: string; to: string }[] | null;
}

/**
 * The tables of a business, each after those that it points to, as far as they do not point to each other. Derived from the model and the
 * database's own catalogue. @throws where a table is neither taken nor named as left out
 */
export function belongings(database: Database, model: Model): Promise<OwnTable[]> {
  return database.owner((tx) => readBelongings(tx, model), { readonly: true });
}

async function readBelongings(tx: Transaction, model: Model): Promise<OwnTable[]> {
  const specs = new Map(tablesOf(model).map((spec) => [spec.name, spec.source]));
  const tables = (await catalogueOf(tx)).flatMap((one) => {
    const [resource, field] = specs.get(one.table)?.split('.') ?? [];
    if (resource !== undefined && resourceOf(model, resource).scope === 'platform') return [];
    if (Object.hasOwn(LEFT_OUT_TABLES, one.table)) return [];
    if (resource === undefined && !HOST_TABLES.includes(one.table))
      throw new Error(`The table ${one.table} neither leaves with a business nor is named in leftOut.ts. Fix: say there why it stays.`);
    return [tableOf(one, model, resource, field)];
  });
  return inOrder(tables);
}

function tableOf({ table: name, columns, key, pointers }: Catalogue, model: Model, resource?: string, field?: string): OwnTable {
  const fields = resource !== undefined && field === undefined ? resourceOf(model, resource).fields : {};
  const secrets = columns.filter((column) => fields[column.name]?.kind === 'password').map((column) => column.name);
  const held = new Map((pointers ?? []).map((pointer) => [pointer.column, pointer.to]));
  const own = columns
    .filter((column) => column.name !== 'client_id' && !secrets.includes(column.name))
    .map((column): OwnColumn => {
      const to = held.get(column.name) ?? LOOSE_IDS[`${name}.${column.name}`] ?? EVERYWHERE[column.name];
      return { ...column, ...(to !== undefined && { to, isHeld: held.has(column.name) }) };
    });
  const leftOut = secrets.map((column) => ({ column, why: SECRET }));
  return { name, resource, field, columns: own, key: key.filter((column) => column !== 'client_id'), leftOut };
}

/** Every table with a business's rows, its columns, its key, and what its columns point to. */
async function catalogueOf(tx: Transaction): Promise<Catalogue[]> {
  const { rows } = await sql<Catalogue>`
    select c.relname as "table",
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull)
        order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname order by k.n) from pg_constraint p, unnest(p.conkey) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where p.conrelid = c.oid and p.contype = 'p'
        and p.conkey @> array[k.attnum]) as key,
      (select json_agg(json_build_object('column', a.attname, 'to', t.relname)) from pg_constraint f
        join pg_class t on t.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[array_length(f.conkey, 1)]
        where f.conrelid = c.oid and f.contype = 'f') as pointers
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped)
    order by c.relname`.execute(tx);
  return rows;
}

/** Each behind what it points to; where tables point to each other in a circle, the first by name begins. */
function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: OwnTable[] = [];
  while (waiting.size > 0) {
    const names = [...waiting.values()];
    const isFree = (table: OwnTable, mustBe: boolean) =>
      table.columns.every(({ to, notNull }) => to === undefined || to === table.name || !waiting.has(to) || (mustBe && !notNull));
    const next = names.find((table) => isFree(table, false)) ?? names.find((table) => isFree(table, true)) ?? names[0];
    if (!next) break;
    ordered.push(next);
    waiting.delete(next.name);
  }
  return ordered;
}
