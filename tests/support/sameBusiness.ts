import type { OwnTable } from '#/server/capabilities/wholeBusiness/belongings.ts';
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

  constructor(tables: readonly OwnTable[], rowsOf: (table: string) => readonly Row[]) {
    for (const { name, columns } of tables)
      if (columns.some((column) => column.name === 'id'))
        for (const [at, { id }] of rowsOf(name).entries()) this.#places.set(`${name} ${id}`, `${name} #${at}`);
  }

  of(table: string, id: string | number): string | undefined {
    return this.#places.get(`${table} ${id}`);
  }
}

/** Of the platform's people nobody is known elsewhere. */
const BY = new Set(['created_by', 'updated_by']);

/** What acts outwards by itself, and starts switched off. */
const OFF: Readonly<Record<string, string>> = { webhooks: 'paused', report_schedules: 'inactive' };

/**
 * Both businesses row by row, with every number of a record as its place: what is not equal in them is not the same. Derived from the
 * tables, so that a new one is compared without a word here.
 */
export function comparable({ tables, left, here, before }: Both): { left: Record<string, Row[]>; here: Record<string, Row[]> } {
  const leftRows = (table: string) => left.rows(table);
  const hereRows = (table: string) => here.rows(table).slice(before(table), before(table) + left.rows(table).length);
  const [was, is] = [new Places(tables, leftRows), new Places(tables, hereRows)];
  return {
    left: Object.fromEntries(tables.map((table) => [table.name, leftRows(table.name).map((row) => plain(row, table, was, left))])),
    here: Object.fromEntries(tables.map((table) => [table.name, hereRows(table.name).map((row) => plain(row, table, is, here))])),
  };
}

function plain(row: Row, table: OwnTable, places: Places, file: WholeFile): Row {
  const entries = table.columns.map((column): [string, string] => {
    const cell = row[column.name] ?? '';
    if (cell === '') return [column.name, ''];
    if (column.name === 'id') return ['id', places.of(table.name, cell) ?? 'nowhere'];
    if (column.to !== undefined) return [column.name, places.of(column.to, cell) ?? (BY.has(column.name) ? '' : 'gone')];
    if (column.name === 'status' && OFF[table.name]) return ['status', OFF[table.name] as string];
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
  if (name === 'activity_log' && column === 'subject_id') return places.of(tableOf(row.subject_type ?? ''), cell) ?? 'gone';
  if (name === 'alerts' && column === 'subject') return cell.replace(/^([a-z]+):(\d+)$/, (_all, kind, id) => places.of(kind, id) ?? 'gone');
  if (name === 'saved_view_defaults' && column === 'view') return places.of('saved_views', cell) ?? cell;
  return cell;
}

const tableOf = (subject: string) => (subject.startsWith('settings.') ? 'establishments' : subject.replaceAll('-', '_'));
