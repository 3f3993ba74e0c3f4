import { instantOf } from '#/server/domain/sales/businessTime.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { LineInput, OrderInput, PaymentMethod } from '#/server/domain/sales/orderInput.ts';
import { orderUuid } from './orderUuid.ts';
import type { FeedRow, RejectedRow } from './rows.ts';

export interface FeedOptions {
  establishment: SellingEstablishment;
  /** The zone of the file's times; by default the establishment's. */
  timezone?: string | undefined;
  /** The taxes of the file are contained in its prices. */
  taxIncluded?: boolean | undefined;
  /** Keeps one copy of an order whose every line the file holds several times, by its own count of items. */
  once?: boolean | undefined;
  revision?: number | undefined;
}

export interface FeedOrders {
  orders: OrderInput[];
  rejected: RejectedRow[];
  /** What a person should know of the file. */
  notices: string[];
}

/** Makes orders of rows: those of one number belong together wherever they stand, unless hours lie between them. */
export function ordersOf(rows: readonly FeedRow[], options: FeedOptions): FeedOrders {
  const made: FeedOrders = { orders: [], rejected: [], notices: [] };
  const copies: string[] = [];
  let shorter = 0;
  for (const group of groupsOf(rows, options)) {
    const repeats = repeatsOf(group);
    const [first] = group;
    if (repeats > 1 && first) copies.push(first.orderNumber);
    if (first?.itemCount && group.length < first.itemCount) shorter += 1;
    const order = orderOf(repeats > 1 && options.once ? group.slice(0, group.length / repeats) : group, options, made.rejected);
    if (order) made.orders.push(order);
  }
  if (copies.length)
    made.notices.push(
      `${copies.length} orders stand in the file more than once by their own count of items (${copies.slice(0, 5).join(', ')}${copies.length > 5 ? ' …' : ''}): ${options.once ? 'one copy of each is fed' : 'they are fed as they stand; --once feeds one copy of each'}`,
    );
  if (shorter)
    made.notices.push(`${shorter} orders have fewer rows than their own count of items says: the file lacks some of their lines`);
  return made;
}

/** Rows of one order number with more than this between them are two orders: numbers start again. */
const APART_MS = 6 * 60 * 60 * 1000;

function groupsOf(rows: readonly FeedRow[], { timezone, establishment }: FeedOptions): FeedRow[][] {
  const byNumber = new Map<string, { row: FeedRow; ms: number }[]>();
  for (const row of rows) {
    const ms = Date.parse(instantOf(row.at, timezone ?? establishment.timezone) ?? '');
    const list = byNumber.get(row.orderNumber);
    if (list) list.push({ row, ms });
    else byNumber.set(row.orderNumber, [{ row, ms }]);
  }
  return [...byNumber.values()].flatMap((list) => {
    const groups: FeedRow[][] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (const { row, ms } of list.sort((a, b) => a.ms - b.ms || a.row.row - b.row.row)) {
      if (ms - last > APART_MS) groups.push([]);
      groups.at(-1)?.push(row);
      last = ms;
    }
    return groups;
  });
}

/** How often the file holds the order as a whole: every line as many times as there are too many rows. */
function repeatsOf(group: FeedRow[]): number {
  const times = group.length / (group[0]?.itemCount || group.length);
  if (!Number.isInteger(times) || times < 2) return 1;
  const counts = new Map<string, FeedRow[]>();
  for (const row of group) counts.set(lineKey(row), [...(counts.get(lineKey(row)) ?? []), row]);
  if ([...counts.values()].some((same) => same.length % times !== 0)) return 1;
  const copies = Array.from({ length: times }, (_, copy) =>
    [...counts.values()].flatMap((same) => same.slice((copy * same.length) / times, ((copy + 1) * same.length) / times)),
  );
  group.splice(0, group.length, ...copies.flat());
  return times;
}

function lineKey({ title, price, quantity, discount }: FeedRow): string {
  return JSON.stringify([title, price, quantity, discount]);
}

function orderOf(group: readonly FeedRow[], options: FeedOptions, rejected: RejectedRow[]): OrderInput | undefined {
  const [first] = group;
  const lines: LineInput[] = [];
  for (const row of group) {
    if (row.quantity > 0) lines.push(lineOf(row, options));
    else if (!takeBack(lines, row, options))
      rejected.push({
        row: row.row,
        reason: `${row.quantity} of '${row.title}': the order ${row.orderNumber} has no such line to take it back from`,
      });
  }
  if (!first || lines.length === 0) return undefined;
  const text = (field: keyof FeedRow['texts']) => group.map(({ texts }) => texts[field]).find(Boolean) ?? null;
  const refunded = lines.filter((line) => line.refund_quantity);
  const order: OrderInput = {
    uuid: orderUuid(options.establishment.id, first.orderNumber, first.at),
    revision: options.revision ?? 1,
    order_number: first.orderNumber,
    receipt_number: text('receipt_number'),
    local_created_at: timeOf(first, options),
    payment_date: timeOf(group.findLast(({ quantity }) => quantity > 0) ?? first, options),
    status:
      refunded.length === 0 ? 'paid' : lines.every((line) => line.refund_quantity === line.quantity) ? 'refunded' : 'partially_refunded',
    order_type: text('order_type'),
    table: text('table'),
    user_name: text('user_name'),
    lines,
  };
  return { ...order, ...paymentsOf(order, text('payment_method'), sumOf(group.map(({ tip }) => tip)), options.establishment) };
}

function lineOf({ title, price, quantity, discount, tax, texts }: FeedRow, { taxIncluded = false }: FeedOptions): LineInput {
  return {
    title,
    price,
    quantity,
    ...(discount > 0 && { discount }),
    ...(tax > 0 && { taxes: [{ name: 'Tax', amount: tax, inclusive: taxIncluded }] }),
    ...(texts.category && { category: texts.category }),
    ...(texts.sku && { sku: texts.sku }),
    ...(texts.barcode && { barcode: texts.barcode }),
  };
}

/** A row with a negative quantity gives back what the order sold before, in part or whole. */
function takeBack(lines: readonly LineInput[], row: FeedRow, options: FeedOptions): boolean {
  const line = lines.find(
    ({ title, price, quantity, refund_quantity }) =>
      title === row.title && price === row.price && quantity - (refund_quantity ?? 0) >= -row.quantity,
  );
  if (!line) return false;
  line.refund_quantity = (line.refund_quantity ?? 0) - row.quantity;
  line.refunded_at = timeOf(row, options);
  return true;
}

function timeOf({ at }: FeedRow, { timezone }: FeedOptions): string {
  return timezone ? (instantOf(at, timezone) ?? at) : at;
}

function paymentsOf(
  order: OrderInput,
  method: string | null,
  tip: number,
  establishment: SellingEstablishment,
): Pick<OrderInput, 'payments'> {
  if (!method && tip <= 0) return {};
  const result = calculateOrder(order, establishment);
  if ('errors' in result) return {};
  return {
    payments: [
      { method: methodOf(method ?? ''), amount: fromWhole(result.figures.totals.total, establishment.decimals), ...(tip > 0 && { tip }) },
    ],
  };
}

function methodOf(text: string): PaymentMethod {
  if (/gift|voucher/i.test(text)) return 'gift_card';
  if (/loyal|points/i.test(text)) return 'loyalty';
  if (/card|credit|debit|visa|master|amex|contactless|apple|google/i.test(text)) return 'card';
  return /cash/i.test(text) ? 'cash' : 'other';
}
