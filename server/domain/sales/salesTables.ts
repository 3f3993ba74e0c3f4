import { keysOf } from '#/model/values/shapes.ts';
import { createTable } from '#/server/foundation/database/alterTable.ts';
import { quoted } from '#/server/foundation/database/names.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';
import { cardEndingsUpgrade } from './cardEndingsUpgrade.ts';
import { salesUpgrade } from './salesUpgrade.ts';

type Columns = Readonly<Record<string, string>>;

const scope: Columns = { client_id: 'bigint', establishment_id: 'bigint' };
const moment: Columns = { at: 'timestamptz(3)', day: 'date', minute: 'smallint' };
/** `n` numbers an order's facts in one table: the key needs no sequence, and an order's facts are found by it. */
const ofOrder: Columns = { ...scope, order_id: 'bigint', n: 'integer', ...moment };
const sums = {
  sales: amounts('transactions', 'gross', 'discount', 'refund', 'tax', 'service_charge', 'surcharge', 'tip'),
  lines: amounts('quantity', 'refund_quantity', 'gross', 'discount', 'refund', 'tax', 'cost'),
  parts: amounts('quantity', 'amount', 'extra'),
};

/** The sums of each family of facts: the same columns in the facts and in their rollups. */
export const SUMS = { sales: Object.keys(sums.sales), lines: Object.keys(sums.lines), parts: Object.keys(sums.parts) } as const;

/** Columns by table; a `?` behind the type: may be empty. */
export const SALES_COLUMNS = {
  /** What was sold, once for each product, title and category it was sold under. */
  sales_items: { ...scope, id: 'bigint', key: 'text', product_id: 'bigint?', title: 'text', category: 'text?', sub_category: 'text?' },
  facts_sales: { ...ofOrder, order_type: 'text', user_name: 'text', station: 'text', ...sums.sales },
  facts_lines: { ...ofOrder, item_id: 'bigint', ...sums.lines },
  facts_parts: { ...ofOrder, kind: 'text', name: 'text', detail: 'text', ...sums.parts },
  facts_voids: {
    ...ofOrder,
    title: 'text',
    reason: 'text',
    user_name: 'text',
    voided_by: 'text?',
    approved_by: 'text?',
    quantity: 'bigint',
    price: 'bigint',
    amount: 'bigint',
  },
  /** Days whose rollups are behind their facts: rows are only ever added, and removed by a recompute. */
  sales_marks: { ...scope, id: 'bigint', day: 'date' },
  rollup_sales: { ...scope, day: 'date', order_type: 'text', ...sums.sales },
  rollup_hours: { ...scope, day: 'date', hour: 'smallint', ...sums.sales },
  rollup_servers: { ...scope, day: 'date', user_name: 'text', station: 'text', ...sums.sales },
  rollup_parts: { ...scope, kind: 'text', day: 'date', name: 'text', detail: 'text', ...sums.parts },
  rollup_products: { ...scope, month: 'date', daypart: 'smallint', item_id: 'bigint', ...sums.lines },
} as const satisfies Readonly<Record<string, Columns>>;
export type SalesTable = keyof typeof SALES_COLUMNS;

const keys: Readonly<Record<SalesTable, readonly string[]>> = {
  sales_items: ['client_id', 'id'],
  facts_sales: ['client_id', 'order_id', 'n'],
  facts_lines: ['client_id', 'order_id', 'n'],
  facts_parts: ['client_id', 'order_id', 'n'],
  facts_voids: ['client_id', 'order_id', 'n'],
  sales_marks: ['client_id', 'id'],
  rollup_sales: ['client_id', 'establishment_id', 'day', 'order_type'],
  rollup_hours: ['client_id', 'establishment_id', 'day', 'hour'],
  rollup_servers: ['client_id', 'establishment_id', 'day', 'user_name', 'station'],
  rollup_parts: ['client_id', 'establishment_id', 'kind', 'day', 'name', 'detail'],
  rollup_products: ['client_id', 'establishment_id', 'month', 'daypart', 'item_id'],
};

const byDay = 'client_id, establishment_id, day';
/** Covering: a report over a period reads the index alone. */
const indexes: readonly string[] = [
  'create unique index if not exists sales_items_key on public.sales_items (client_id, establishment_id, key)',
  `create index if not exists facts_sales_day on public.facts_sales (${byDay}) include (minute, order_type, ${SUMS.sales.join(', ')})`,
  `create index if not exists facts_lines_day on public.facts_lines (${byDay}) include (minute, item_id, ${SUMS.lines.join(', ')})`,
  `create index if not exists facts_parts_day on public.facts_parts (client_id, establishment_id, kind, day) include (minute, name, detail, ${SUMS.parts.join(', ')})`,
  `create index if not exists facts_voids_day on public.facts_voids (${byDay})`,
  `create index if not exists sales_marks_day on public.sales_marks (${byDay})`,
];

/** The tables of figures, with both walls, as DDL that may run again. */
export const salesTables: readonly string[] = [
  salesUpgrade,
  cardEndingsUpgrade,
  ...keysOf(SALES_COLUMNS).flatMap((name) => {
    const { view, policies } = walls(specOf(name));
    return [
      ...createTable(specOf(name)).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
      ...view,
      ...policies,
    ];
  }),
  ...indexes,
];

function specOf(name: SalesTable): TableSpec {
  const isNumbered = name === 'sales_items' || name === 'sales_marks';
  const columns = Object.entries(SALES_COLUMNS[name]).map(([column, type]) => ({
    name: column,
    type: type.replace('?', ''),
    notNull: !type.endsWith('?'),
    identity: isNumbered && column === 'id',
  }));
  return { name, source: `sales.${quoted(name)}`, columns, primaryKey: keys[name], objects: [] };
}

function amounts<const N extends string>(...names: readonly N[]): Readonly<Record<N, 'bigint'>> {
  return Object.fromEntries(names.map((name) => [name, 'bigint'])) as Record<N, 'bigint'>;
}
