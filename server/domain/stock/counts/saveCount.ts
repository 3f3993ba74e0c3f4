import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { ItemReference } from '../stockItems.ts';
import { type CountLine, type Progress, readProgress, readRows } from './readLines.ts';
import { ofSheet } from './reckoning.ts';
import type { SheetReader } from './sheet.ts';

/** Which row: by its own id, or by its item. */
export interface RowChoice {
  line_id?: number | null;
  item?: ItemReference | null;
}

/** A row's count as it was typed; without a time it was counted now. */
export interface TypedCount extends RowChoice {
  counted_quantity: number;
  /** ISO 8601 UTC. */
  counted_at?: string | null;
}

/** The row as it stands now, and how far the sheet is. */
export interface SavedCount {
  line: CountLine;
  progress: Progress;
}

/**
 * Saves one row's count with its time and by whom. The same count again changes nothing, and one that is older than the stored one is not
 * laid over it: it came late. @throws ApiError 422 for a row that is not on the sheet, and for a time before the sheet was made
 */
export async function saveCount(
  tx: Transaction,
  reader: SheetReader,
  name: string,
  { counted_quantity, counted_at, ...choice }: TypedCount,
): Promise<SavedCount> {
  const { now, sheet, clientId } = reader;
  if (counted_at && Date.parse(counted_at) < Date.parse(sheet.created_at)) throw invalid({ counted_at: [say('stock.time_before_sheet')] });
  // A clock ahead of ours counts nothing in the future.
  const at = counted_at && Date.parse(counted_at) < Date.parse(now) ? counted_at : now;
  const id = await rowOf(tx, reader, choice);
  await sql`
    update public.inventory_count_lines as l
    set counted = true, counted_quantity = ${counted_quantity}, counted_at = ${at}, counted_by = ${name}, updated_at = ${now}
    where l.client_id = ${clientId} and l.id = ${id} and (l.counted_at is null or l.counted_at <= ${at}::timestamptz)`.execute(tx);
  return savedRow(tx, reader, id);
}

/** Takes one row's count back: it is not counted any more. @throws ApiError 422 for a row that is not on the sheet */
export async function takeCountBack(tx: Transaction, reader: SheetReader, choice: RowChoice): Promise<SavedCount> {
  const id = await rowOf(tx, reader, choice);
  await sql`
    update public.inventory_count_lines as l
    set counted = false, counted_quantity = null, counted_at = null, counted_by = null, updated_at = ${reader.now}
    where l.client_id = ${reader.clientId} and l.id = ${id}`.execute(tx);
  return savedRow(tx, reader, id);
}

async function savedRow(tx: Transaction, reader: SheetReader, id: number): Promise<SavedCount> {
  const [line] = await readRows(tx, reader, sql`l.id = ${id}`);
  return { line: present(line, 'row that was just counted'), progress: await readProgress(tx, reader) };
}

async function rowOf(tx: Transaction, reader: SheetReader, { line_id, item }: RowChoice): Promise<number> {
  const [name, which] = line_id
    ? (['line_id', sql`l.id = ${line_id}`] as const)
    : item
      ? (['item', sql`${sql.ref(`l.item_${item.type}`)} = ${item.id}`] as const)
      : (['line_id', sql`false`] as const);
  if (!line_id && !item) throw invalid({ line_id: [say('stock.which_row')] });
  const { rows } = await sql<{ id: number }>`select l.id from tenant.inventory_count_lines l where ${ofSheet(reader)} and ${which}`.execute(
    tx,
  );
  if (!rows[0]) throw invalid({ [name]: [say('stock.no_such_row', { sheet: reader.sheet.number ?? '' })] });
  return rows[0].id;
}
