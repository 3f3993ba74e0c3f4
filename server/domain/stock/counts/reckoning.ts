import { type RawBuilder, sql } from 'kysely';
import type { SheetReader } from './sheet.ts';

/** The order in which a sheet's rows stand. */
export const ROW_ORDER = sql`lower(l.item_name), l.id`;

/** The rows of one sheet, under the alias `l`. */
export function ofSheet({ clientId, sheet }: SheetReader): RawBuilder<unknown> {
  return sql`l.client_id = ${clientId} and l.inventory_count = ${sheet.id}`;
}

/**
 * What should have been there when a row was counted: the ledger's sum of its item up to that moment, whenever the entries came. A row that
 * is not counted is reckoned as of now. What was applied stays as it was applied.
 */
export function expectedOf({ clientId, sheet, now }: SheetReader): RawBuilder<unknown> {
  if (sheet.status === 'applied') return sql`l.expected_quantity`;
  return inLedger(clientId, sql`coalesce(sum(m.quantity), 0)`, sql`m.at <= coalesce(l.counted_at, ${now}::timestamptz)`);
}

/** When a row's item was last counted by whatever else has entered a count since; null where nothing has. */
export function countedLaterAt({ clientId }: SheetReader): RawBuilder<unknown> {
  return inLedger(clientId, sql`max(m.at)`, sql`m.kind = 'set_actual' and m.at > l.counted_at`);
}

/** A figure over the ledger's entries of a row's item, looked up by the one of its two columns that has it. */
function inLedger(clientId: number, figure: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const by = (column: 'item_products' | 'item_ingredients') => sql`
    (select ${figure} from tenant.inventory_movements m
     where m.client_id = ${clientId} and ${sql.ref(`m.${column}`)} = ${sql.ref(`l.${column}`)} and ${which})`;
  return sql`case when l.item_products is null then ${by('item_ingredients')} else ${by('item_products')} end`;
}

/** What one of a row's item costs: now, or as it was applied. */
export function costOf({ clientId, sheet }: SheetReader): RawBuilder<unknown> {
  if (sheet.status === 'applied') return sql`l.unit_cost`;
  return sql`case when l.item_products is null
    then (select i.unit_cost from tenant.ingredients i where i.client_id = ${clientId} and i.id = l.item_ingredients)
    else (select p.cost from tenant.products p where p.client_id = ${clientId} and p.id = l.item_products) end`;
}

/** What the variance of a row `r` comes to at cost, rounded to the currency's decimals. */
export function valueAtCost({ sheet, decimals }: SheetReader): RawBuilder<unknown> {
  return sheet.status === 'applied' ? sql`r.variance_value` : sql`round((r.counted_quantity - r.expected) * r.cost, ${sql.lit(decimals)})`;
}

/**
 * The counted rows with `expected`, `cost`, `reckoned` (their variance) and `value` (the variance at cost): a total is the sum of what the
 * rows say. `also`: further columns of the rows `l`, each after a comma; a cluster looks up nothing for the rows of a question.
 */
export function reckonedRows(reader: SheetReader, also: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  // `offset 0`: each row is reckoned once, however often its figures are read.
  return sql`
    select r.*, r.counted_quantity - r.expected as reckoned, ${valueAtCost(reader)} as value
    from (select l.*, ${expectedOf(reader)} as expected, ${costOf(reader)} as cost${also} from tenant.inventory_count_lines l
      where ${ofSheet(reader)} and l.counted offset 0) as r`;
}
