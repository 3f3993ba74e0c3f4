import { type Sentence, say } from '#/i18n/sentences.ts';
import { readInstant } from '#/model/values/instants.ts';
import { numberIn, textIn, valuesIn } from '#/model/values/shapes.ts';
import type { FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import { toWhole } from '#/server/domain/sales/minorUnits.ts';
import type { ReadOrder, ReadOrders, SentOrder } from './ordersIn.ts';

const THOUSANDTHS = 3;
const NOTHING = '1970-01-01T00:00:00.000Z';

/** Reads the values of one order of another program, and gathers what is wrong with them. */
export class OrderReading {
  readonly problems: Sentence[] = [];
  readonly #decimals: number;

  constructor(decimals: number) {
    this.#decimals = decimals;
  }

  refuse(problem: Sentence): void {
    this.problems.push(problem);
  }

  /** The order that was read, once all of it was; refused where anything in it could not be. */
  read(sale: FoundSale, sent: Pick<SentOrder, 'ids' | 'document'>): ReadOrder {
    const { currency, says, lines } = sale;
    const about = { ...(currency && { currency }), ...(says.total !== undefined && { total: says.total }), lines };
    const order = { ...sent, number: sale.number, about };
    return this.problems.length ? { ...order, reasons: this.problems } : { ...order, sale };
  }

  /** A decimal text or number of major units, in minor ones; what is not there is 0. */
  decimal(value: unknown, field: string): number {
    if (value === undefined || value === null || value === '') return 0;
    const text = typeof value === 'number' ? String(value) : (textIn(value) ?? '');
    const whole = /^-?\d{1,12}(?:\.\d{1,8})?$/.test(text) ? toWhole(Number(text), this.#decimals) : null;
    return this.#sound(whole, value, field);
  }

  /** The `amount` of an object of minor units; what is not there is 0. */
  minor(value: unknown, field: string): number {
    if (value === undefined || value === null) return 0;
    const { amount = 0 } = valuesIn(value);
    return this.#sound(Number.isSafeInteger(amount) ? numberIn(amount) : null, amount, field);
  }

  /** A quantity in thousandths, at least one of them; finer ones are rounded, as amounts come with them. */
  quantity(value: unknown, field: string): number {
    const text = typeof value === 'number' ? String(value) : (textIn(value) ?? '');
    if (!/^\d{1,6}(?:\.\d{1,10})?$/.test(text)) return this.#sound(null, value, field);
    return Math.max(1, Math.round(Number(text) * 10 ** THOUSANDTHS));
  }

  /** An instant as ISO 8601 UTC. */
  moment(value: unknown, field: string): string {
    const at = readInstant(textIn(value) ?? '', 'UTC');
    if (!at) this.#sound(null, value, field);
    return at || NOTHING;
  }

  #sound(whole: number | null, value: unknown, field: string): number {
    if (whole === null) this.refuse(say('connected.unreadable', { field, value: quoted(value) }));
    return whole ?? 0;
  }
}

/** What is read of a document that holds no whole order. */
export const noOrders = (document: unknown): ReadOrders => ({
  orders: [{ number: '', ids: [], document, about: { lines: [] }, reasons: [say('connected.no_orders')] }],
  elsewhere: 0,
});

/** What stands in a field, as a sentence can quote it; an object or a list by its brackets, as neither need have a text of its own. */
function quoted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '').slice(0, 40);
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** A text or a number as a text; '' where it is neither. */
export function wordOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : (textIn(value)?.trim() ?? '');
}
