import Papa from 'papaparse';
import { FeedError, type FeedField, type Mapping, mapColumns } from './columns.ts';
import { type DateOrder, dateOrderOf, readDate } from './dates.ts';
import { readNumber } from './numbers.ts';

/** One row of an export, read. `row` is its number in the file, the heading being 1. */
export interface FeedRow {
  row: number;
  orderNumber: string;
  /** `yyyy-MM-dd HH:mm:ss`, or ISO 8601 with its zone. */
  at: string;
  title: string;
  quantity: number;
  /** Of one. */
  price: number;
  discount: number;
  tax: number;
  tip: number;
  itemCount: number | null;
  texts: Readonly<Partial<Record<FeedField, string>>>;
}

/** A row that is left out, and why. */
export interface RejectedRow {
  row: number;
  reason: string;
}

export interface ReadRows {
  rows: FeedRow[];
  rejected: RejectedRow[];
  mapping: Mapping;
  /** How the dates were read. */
  dates: DateOrder | 'any';
  /** Rows in the file, the heading not counted. */
  total: number;
}

/** Says which part comes first where the dates themselves do not. */
export class AmbiguousDates extends FeedError {
  constructor(example: string) {
    super(`Every date can be read both ways ('${example}'): say which with --dates day-first or --dates month-first`);
  }
}

/** Reads an export's text. @throws FeedError where the file as a whole cannot be read */
export function readRows(text: string, { map = {}, dates }: { map?: Mapping; dates?: DateOrder | undefined } = {}): ReadRows {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (data.length === 0) throw new FeedError('The file has no rows');
  const mapping = mapColumns(meta.fields ?? [], map);
  const dateTexts = data.map((row) => [row[mapping.date ?? ''], mapping.time ? row[mapping.time] : ''].join(' ').trim());
  const order = dates ?? dateOrderOf(dateTexts);
  if (order === null) throw new AmbiguousDates(dateTexts[0] ?? '');
  const broken = new Map(errors.flatMap(({ row, message }) => (row === undefined ? [] : [[row, message]])));
  const read: ReadRows = { rows: [], rejected: [], mapping, dates: order, total: data.length };
  for (const [index, values] of data.entries()) {
    const result = broken.get(index) ?? readRow(values, dateTexts[index] ?? '', mapping, order);
    if (typeof result === 'string') read.rejected.push({ row: index + 2, reason: result });
    else read.rows.push({ row: index + 2, ...result });
  }
  return read;
}

/** The row, or why it is none. */
function readRow(
  values: Readonly<Record<string, string>>,
  date: string,
  mapping: Mapping,
  order: DateOrder | 'any',
): Omit<FeedRow, 'row'> | string {
  const texts: Partial<Record<FeedField, string>> = {};
  for (const [field, heading] of Object.entries(mapping) as [FeedField, string][]) texts[field] = (values[heading] ?? '').trim();
  if (!texts.order_number) return 'It names no order';
  if (!texts.title) return 'It names no item';
  const at = readDate(date, order);
  if (at === null) return `'${date}' is not a date`;
  const numbers: Partial<Record<FeedField, number>> = {};
  for (const field of ['quantity', 'price', 'amount', 'discount', 'tax', 'tip', 'item_count'] as const) {
    const text = texts[field];
    if (!text) continue;
    const number = readNumber(text);
    if (number === null) return `'${text}' is not a number (${mapping[field]})`;
    numbers[field] = number;
  }
  const quantity = mapping.quantity ? numbers.quantity : 1;
  if (quantity === undefined) return `It has no quantity (${mapping.quantity})`;
  if (quantity === 0) return 'Nothing was sold: the quantity is 0';
  const price = numbers.price ?? (numbers.amount === undefined ? undefined : numbers.amount / quantity);
  if (price === undefined) return `It has no price (${mapping.price ?? mapping.amount})`;
  if (price < 0) return `The price is below zero: ${price}`;
  const { discount = 0, tax = 0, tip = 0, item_count: itemCount = null } = numbers;
  return {
    orderNumber: texts.order_number,
    at,
    title: texts.title,
    quantity,
    price,
    discount: Math.abs(discount),
    tax: Math.abs(tax),
    tip,
    itemCount,
    texts,
  };
}
