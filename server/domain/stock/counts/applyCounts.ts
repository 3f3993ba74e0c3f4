import { sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { updateMany } from '#/server/domain/sales/insertMany.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { addMovements, holdCounts, type Movement, type StockItem, type StockType, type StockWork } from '../movements.ts';
import { type ItemReference, stockItems } from '../stockItems.ts';
import { roundQuantity } from '../usage.ts';
import { countedLaterAt, ofSheet, reckonedRows } from './reckoning.ts';
import type { SheetReader } from './sheet.ts';

interface ReckonedRow {
  id: number;
  type: StockType;
  item: number;
  counted_at: string;
  expected: string;
  reckoned: string;
  cost: string | null;
  value: string | null;
  reason: number | null;
  note: string | null;
  isCountedLater: boolean;
}

/**
 * Enters the variance of every counted row of a submitted sheet into the ledger, as of the moment it was counted: what was sold since stays
 * deducted, and whatever is reckoned up to a later moment knows of it. A row whose item was counted again later is not entered, because
 * that later count has put it right already; neither is one whose product is no longer tracked. The rows keep what they were reckoned to
 * be.
 */
export async function applyCounts(work: Omit<StockWork, 'caller'> & { caller: Caller }, reader: SheetReader): Promise<void> {
  const { tx, clientId, establishmentId, caller, now } = work;
  const here = Number(establishmentId);
  const establishment = present(await ownEstablishment(tx, clientId, here), 'establishment to count in');
  const references = await countedItems(work, reader);
  await holdCounts(tx, clientId, references);
  const items = new Map((await stockItems(tx, clientId, here, references)).map((item) => [keyOf(item), item]));
  const { rows } = await sql<ReckonedRow>`
    select id, case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products,
      item_ingredients) as item,
      counted_at, expected, reckoned, cost, value, reason, note, counted_later_at is not null as "isCountedLater"
    from (${reckonedRows(reader, sql`, ${countedLaterAt(reader)} as counted_later_at`)}) as l order by id`.execute(tx);
  const outcomes = rows.map((row) => ({ row, item: items.get(keyOf({ type: row.type, id: row.item })), outcome: outcomeOf(row, items) }));
  const movements = outcomes.flatMap(({ row, item, outcome }) =>
    outcome === 'entered' && item ? [movementOf(row, item, reader, establishment)] : [],
  );
  await addMovements(tx, { clientId, establishmentId: here, userId: caller.userId || null, name: caller.name, now }, movements);
  await updateMany(
    tx,
    'inventory_count_lines',
    LINE_TYPES,
    outcomes.map(({ row: { id, expected, reckoned, cost, value }, outcome }) => ({
      client_id: clientId,
      id,
      expected_quantity: expected,
      variance: reckoned,
      unit_cost: cost,
      variance_value: value,
      outcome,
      updated_at: now,
    })),
  );
  await sql`
    update public.inventory_counts set applied_at = ${now}, applied_by = ${caller.name}, variance_value = (
      select sum(l.variance_value) from tenant.inventory_count_lines l where ${ofSheet(reader)} and l.outcome = 'entered')
    where client_id = ${clientId} and id = ${reader.sheet.id}`.execute(tx);
}

const LINE_TYPES = {
  client_id: 'bigint',
  id: 'bigint',
  expected_quantity: 'numeric',
  variance: 'numeric',
  unit_cost: 'numeric',
  variance_value: 'numeric',
  outcome: 'text',
  updated_at: 'timestamptz',
};
const LONGEST_NOTE = 500;

const keyOf = ({ type, id }: ItemReference) => `${type} ${id}`;

async function countedItems({ tx }: Pick<StockWork, 'tx'>, reader: SheetReader): Promise<ItemReference[]> {
  const { rows } = await sql<ItemReference>`
    select case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products, item_ingredients) as id
    from tenant.inventory_count_lines l where ${ofSheet(reader)} and l.counted order by 1, 2`.execute(tx);
  return rows;
}

function outcomeOf(
  { type, item, isCountedLater }: ReckonedRow,
  items: ReadonlyMap<string, { isTracked: boolean }>,
): 'entered' | 'counted_later' | 'not_tracked' {
  if (!items.get(keyOf({ type, id: item }))?.isTracked) return 'not_tracked';
  return isCountedLater ? 'counted_later' : 'entered';
}

function movementOf(
  { counted_at, reckoned, reason, note }: ReckonedRow,
  item: StockItem,
  { sheet }: SheetReader,
  establishment: SellingEstablishment,
): Movement {
  const { at, day } = momentOf(counted_at, establishment);
  const number = sheet.number ?? '';
  const said = note ? `${number}: ${note}` : number;
  return { item, kind: 'set_actual', quantity: roundQuantity(Number(reckoned)), at, day, reason, note: said.slice(0, LONGEST_NOTE) };
}
