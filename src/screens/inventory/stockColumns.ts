import type { StockRow } from './useInventory.ts';

const COUNTS = ['beginning_count', 'total_add', 'total_sold', 'total_deduct', 'current_count'] as const;
const COLUMNS = ['item_name', 'item_type', 'uom', 'vendor_names', ...COUNTS, 'value'] as const;

/** Something that is said of an item: a column of the table, a figure on a card; `inventory.<name>` among the texts. */
export type StockColumn = (typeof COLUMNS)[number];

/** What is said of these items, in the order of the table's columns; their value only for who may see it. */
export function columnsOf(rows: readonly StockRow[]): readonly StockColumn[] {
  return rows.some(({ value }) => value !== undefined) ? COLUMNS : COLUMNS.filter((name) => name !== 'value');
}

/** Whether it is a number, which stands at the end of its column. */
export function isFigure(name: StockColumn): boolean {
  return name === 'value' || COUNTS.some((one) => one === name);
}

/** Whether the host can put the items into its order. */
export function canSortBy(name: StockColumn): boolean {
  return name !== 'vendor_names';
}
