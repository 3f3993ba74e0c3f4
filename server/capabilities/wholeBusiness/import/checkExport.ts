import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { BY_SOMEBODY } from '../ids.ts';
import { Numbers } from './numbers.ts';
import type { OpenZip } from './openZip.js';
import { rowsOf, soundBytes } from './parts.ts';
import { type Cells, holdsAddress, isPointing, tableNamedBy } from './pointing.ts';
import type { Arriving, ArrivingTable } from './readManifest.ts';
import { refused } from './refused.ts';
import { isSoundCell } from './soundCell.ts';

/** The numbers of every table with records of their own, by its name. */
export type AllNumbers = ReadonlyMap<string, Numbers>;

/**
 * Reads an export to its last byte before anything of it is stored: each part is what the manifest says, each value one that its column can
 * hold, each reference one to a record that is there. @throws ApiError 422
 */
export async function checkExport(
  zip: OpenZip,
  { tables, files }: Arriving,
  model: Model,
  goOn: (share: number) => Promise<void>,
): Promise<AllNumbers> {
  const numbers = new Map(
    tables.flatMap(({ own, part }) => (hasNumbers(own.columns) ? [[own.name, new Numbers(part.rows)] as const] : [])),
  );
  const parts = tables.length * 2 + files.length;
  let done = 0;
  const step = () => goOn(++done / parts);
  for (const { file, ...weighed } of files) {
    for await (const _ of soundBytes(zip, file, weighed));
    await step();
  }
  for (const table of tables) {
    await checkValues(zip, table, model, numbers.get(table.own.name));
    await step();
  }
  for (const table of tables) {
    await checkPointers(zip, table, model, numbers);
    await step();
  }
  return numbers;
}

const hasNumbers = (columns: readonly { name: string }[]) => columns.some(({ name }) => name === 'id');

async function checkValues(zip: OpenZip, { own, part, columns }: ArrivingTable, model: Model, numbers: Numbers | undefined): Promise<void> {
  const { file } = part;
  const addresses = new Set(columns.filter(({ name }) => holdsAddress(model, own, name)));
  const id = columns.findIndex(({ name }) => name === 'id');
  for await (const { first, rows } of rowsOf(zip, part))
    for (const [at, cells] of rows.entries()) {
      const row = first + at;
      const wrong = columns.find(
        (column, i) => !isSoundCell(column, cells[i] ?? '') || (addresses.has(column) && !isHarmless(cells[i] ?? '')),
      );
      if (wrong) refused(say('whole.refused_value', { file, row, column: wrong.name }));
      if (numbers && !numbers.add(Number(cells[id]))) refused(say('whole.twice', { file, row }));
      if (isOfPlatform(own.name, cellsOf(columns, cells))) refused(say('whole.platform_people', { file, row }));
    }
}

/** An address that opens a page or a file, and runs nothing. */
const isHarmless = (address: string) => address === '' || /^(?:https?:\/\/|\/files\/)/i.test(address);

/** Nobody gets over the platform's wall by what a file says. */
function isOfPlatform(table: string, { user_type, type }: Cells): boolean {
  return (table === 'users' && user_type !== 'client' && user_type !== 'staff') || (table === 'roles' && type !== 'WEB' && type !== 'POS');
}

/** A row by the names of its columns. */
export function cellsOf(columns: readonly { name: string }[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.map(({ name }, i) => [name, cells[i] ?? '']));
}

async function checkPointers(zip: OpenZip, table: ArrivingTable, model: Model, numbers: AllNumbers): Promise<void> {
  const { own, part, columns } = table;
  const pointing = columns.filter((column) => isPointing(own, column));
  for await (const { first, rows } of rowsOf(zip, part))
    for (const [at, list] of rows.entries()) {
      const cells = cellsOf(columns, list);
      for (const column of pointing) {
        const cell = cells[column.name];
        if (!cell) continue;
        const target = tableNamedBy(model, own, column, cells);
        const known = target === undefined ? undefined : numbers.get(target);
        if (known?.has(Number(cell)) || BY_SOMEBODY.has(column.name)) continue;
        if (column.isHeld || column.name === 'establishment_id')
          refused(say('whole.points_nowhere', { file: part.file, row: first + at, column: column.name }));
        known?.addGone(Number(cell));
      }
    }
}
