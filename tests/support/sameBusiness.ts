import { isValues } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { OwnTable } from '#/server/capabilities/wholeBusiness/belongings.ts';
import { LEFT_OUT_TABLES } from '#/server/capabilities/wholeBusiness/leftOut.ts';
import type { Field } from '#model/language';
import type { Row, WholeFile } from './wholeFile.ts';

/** An export of one business, and of the one that started from it. */
export interface Both {
  tables: readonly OwnTable[];
  left: WholeFile;
  here: WholeFile;
  /** How many rows a table had here before anything arrived. */
  before(table: string): number;
}

/** Where a row stands in its table: the same on both sides, whatever its number. */
class Places {
  readonly #places = new Map<string, string>();
  readonly #tables: readonly string[];

  constructor(tables: readonly OwnTable[], rowsOf: (table: string) => readonly Row[]) {
    this.#tables = tables.map(({ name }) => name);
    for (const { name, columns } of tables)
      if (columns.some((column) => column.name === 'id'))
        for (const [at, { id }] of rowsOf(name).entries()) this.#places.set(`${name} ${id}`, `${name} #${at}`);
  }

  /** Whether a record of that number and one of this number over there stand at the same place; of one that is gone nothing is left. */
  isAt(id: number, other: unknown, there: Places): boolean {
    const tables = this.#tables.filter((table) => this.of(table, id) !== undefined);
    if (other === null) return true;
    return tables.some((table) => this.of(table, id) === there.of(table, Number(other)));
  }

  of(table: string, id: string | number): string | undefined {
    return this.#places.get(`${table} ${id}`);
  }
}

/** Of the platform's people nobody is known elsewhere. */
const BY = new Set(['created_by', 'updated_by']);

/** What acts outwards by itself, and starts switched off. */
const OFF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  webhooks: { status: 'paused' },
  report_schedules: { status: 'inactive' },
  third_party_integrations: { state: 'not_connected', sends_daily: 'false', orders_key_ending: '', orders_token_ending: '' },
};

/**
 * Both businesses row by row, with every number of a record as its place: what is not equal in them is not the same. Derived from the
 * tables, so that a new one is compared without a word here.
 */
export function comparable({ tables, left, here, before }: Both): { left: Record<string, Row[]>; here: Record<string, Row[]> } {
  const leftRows = (table: string) => left.rows(table);
  const hereRows = (table: string) => here.rows(table).slice(before(table), before(table) + left.rows(table).length);
  const [was, is] = [new Places(tables, leftRows), new Places(tables, hereRows)];
  const result: ReturnType<typeof comparable> = { left: {}, here: {} };
  for (const table of tables) {
    const [old, now] = [leftRows(table.name), hereRows(table.name)];
    result.left[table.name] = old.map((row) => plain(row, table, was, left));
    result.here[table.name] = now.map((row, at) => {
      const found = plain(row, table, is, here);
      for (const { name, type } of table.columns)
        if (type === 'jsonb' && sameJson(JSON.parse(old[at]?.[name] || 'null'), JSON.parse(row[name] || 'null'), '', was, is))
          found[name] = old[at]?.[name] ?? '';
      return found;
    });
  }
  return result;
}

const everyField = Object.values(model.resources)
  .flatMap(({ fields }) => Object.values(fields))
  .flatMap((field) => (field.kind === 'lines' ? Object.entries<Field>(field.fields) : [[field.name, field] satisfies [string, Field]]));
const amounts = new Set(everyField.flatMap(([name, field]) => (field.kind === 'reference' ? [] : [name])));

/** The names of fields that name records, wherever they stand: under one of these a number is never the same by being equal. */
const naming = new Set(everyField.flatMap(([name, field]) => (field.kind === 'reference' && !amounts.has(name) ? [name] : [])));

/** Whether two values of JSON say the same: numbers of records are those of the same places, what names nobody any more names nobody. */
function sameJson(was: unknown, is: unknown, key: string, left: Places, here: Places): boolean {
  if (Array.isArray(was) && Array.isArray(is))
    return was.length === is.length && was.every((one, at) => sameJson(one, is[at], key, left, here));
  if (isValues(was) && isValues(is)) {
    const names = Object.keys(was);
    return (
      names.length === Object.keys(is).length &&
      names.every((name) => sameJson(was[name], is[name], /^\d+$/.test(name) ? key : name, left, here))
    );
  }
  if (typeof was === 'number' && (naming.has(key) || was !== is)) return left.isAt(was, is, here);
  return was === is || (typeof was === 'string' && was.includes('/files/') && typeof is === 'string' && is.includes('/files/'));
}

function plain(row: Row, table: OwnTable, places: Places, file: WholeFile): Row {
  const entries = table.columns.map((column): [string, string] => {
    const cell = row[column.name] ?? '';
    if (cell === '') return [column.name, ''];
    if (column.name === 'id') return ['id', places.of(table.name, cell) ?? 'nowhere'];
    if (column.to !== undefined) return [column.name, places.of(column.to, cell) ?? (BY.has(column.name) ? '' : 'gone')];
    const off = OFF[table.name]?.[column.name];
    if (off !== undefined) return [column.name, off];
    // Its number is in it, and shows in no other way.
    if (table.name === 'sales_items' && column.name === 'key') return ['key', `${cell.length} letters`];
    return [column.name, withoutNumbers(cell, table, column.name, row, places, file)];
  });
  return Object.fromEntries(entries);
}

/** Numbers and addresses that stand in texts: of the log's subjects and changes, of what alerts are about, of filters and questions. */
function withoutNumbers(cell: string, { name }: OwnTable, column: string, row: Row, places: Places, file: WholeFile): string {
  const bytes = file.manifest.files.find((one) => cell.endsWith(`/${one.file}`))?.sha256;
  if (bytes) return bytes;
  if (name === 'activity_log' && column === 'subject_id') {
    const subject = tableOf(row.subject_type ?? '');
    return places.of(subject, cell) ?? (Object.hasOwn(LEFT_OUT_TABLES, subject) ? '' : 'gone');
  }
  if (name === 'record_comments' && column === 'record_id') return places.of(tableOf(row.resource ?? ''), cell) ?? 'gone';
  if (name === 'record_comments' && column === 'text') return cell.replace(/@\{(\d+)\}/g, (_all, id) => places.of('users', id) ?? 'gone');
  if (name === 'alerts' && column === 'subject') return cell.replace(/^([a-z]+):(\d+)$/, (_all, kind, id) => places.of(kind, id) ?? 'gone');
  if (name === 'saved_view_defaults' && column === 'view') return places.of('saved_views', cell) ?? cell;
  return cell;
}

const tableOf = (subject: string) => (subject.startsWith('settings.') ? 'establishments' : subject.replaceAll('-', '_'));
