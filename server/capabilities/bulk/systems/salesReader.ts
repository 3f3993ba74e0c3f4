import { isDeepStrictEqual } from 'node:util';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { readInstant } from '#/model/values/instants.ts';
import type { DecimalSign, Notation } from '#/model/values/notation.ts';
import { toWhole } from '#/server/domain/sales/minorUnits.ts';
import { readDate } from '../notation/dates.ts';
import { readNumber } from '../notation/numbers.ts';
import type { SheetRow } from './sheet.ts';

/** Where a sale counts. */
export interface SalesClock {
  timezone: string;
  currency: string;
  decimals: number;
}

const THOUSANDTHS = 3;
/** Fractions of a minor unit that a file may have. */
const FINEST = 8;
const NOTHING = '1970-01-01T00:00:00.000Z';

/** Reads the cells of one order for one establishment, and gathers what is wrong with them. */
export class SalesReader {
  readonly clock: SalesClock;
  readonly problems: Sentence[] = [];
  readonly #notation: Notation;
  readonly #thisYear: number;

  constructor(clock: SalesClock, notation: Notation, thisYear: number) {
    this.clock = clock;
    this.#notation = notation;
    this.#thisYear = thisYear;
  }

  refuse(problem: Sentence): void {
    this.problems.push(problem);
  }

  /** An amount in minor units; an empty cell is 0. */
  money(row: SheetRow, ...headings: readonly string[]): number {
    return this.#whole(row, headings, this.clock.decimals);
  }

  /** An amount of which the file has parts of a minor unit, in hundred-millionths of a major one. */
  finely(row: SheetRow, ...headings: readonly string[]): number {
    return this.#whole(row, headings, FINEST);
  }

  /** Fine amounts as one in minor units, half to even. */
  fromFine(fine: number): number {
    const step = 10 ** (FINEST - this.clock.decimals);
    const [whole, rest] = [Math.floor(fine / step), fine - Math.floor(fine / step) * step];
    return rest * 2 > step || (rest * 2 === step && whole % 2 !== 0) ? whole + 1 : whole;
  }

  /** A quantity in thousandths; an empty cell is one. */
  quantity(row: SheetRow, ...headings: readonly string[]): number {
    return row.cell(...headings) ? this.#whole(row, headings, THOUSANDTHS) : 10 ** THOUSANDTHS;
  }

  /** A day and a clock as ISO 8601 UTC; without a zone of their own they are local to `timezone`, or to the establishment. */
  moment(written: string, timezone: string = this.clock.timezone): string {
    const zone = /(?:Z|[+-]\d{2}:?\d{2})$/.exec(written.trim())?.[0] ?? '';
    const text = written.trim().slice(0, zone ? -zone.length : undefined);
    const date = readDate(text, this.#notation.dates, this.#thisYear);
    const local = date && 'day' in date && date.clock ? `${date.day} ${date.clock}` : undefined;
    const offset = zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2');
    const at = local && readInstant(zone ? `${local.replace(' ', 'T')}${offset}` : local, timezone);
    if (!at) this.refuse(say('bulk.sale_no_time', { typed: written }));
    return at || NOTHING;
  }

  #whole(row: SheetRow, headings: readonly string[], decimals: number): number {
    const cell = row.cell(...headings);
    if (!cell) return 0;
    const read = numberIn(cell, this.#notation.decimals ?? '.');
    const whole = read && 'plain' in read ? toWhole(Number(read.plain), decimals) : null;
    if (whole === null) this.refuse(say('bulk.sale_no_number', { column: headings[0] ?? '', typed: cell }));
    else this.#refuseOtherCurrency(cell);
    return whole ?? 0;
  }

  /** `$5.00` is none of an establishment that sells in pounds. */
  #refuseOtherCurrency(cell: string): void {
    const { currency } = this.clock;
    const there = cell.replace(/[\d.,\s()+−–'’-]/g, '');
    if (!there || signsOf(currency).includes(there)) return;
    const problem = say('bulk.sale_other_currency', { there, here: currency });
    if (!this.problems.some((one) => isDeepStrictEqual(one, problem))) this.refuse(problem);
  }
}

/** A number as it is written; remembered, because a file has the same amounts often and reading one costs a hundred times the rest. */
function numberIn(cell: string, decimals: DecimalSign): ReturnType<typeof readNumber> {
  const key = `${decimals}${cell}`;
  if (numbers.has(key)) return numbers.get(key);
  if (numbers.size >= REMEMBERED) numbers.clear();
  const read = readNumber(cell, decimals);
  numbers.set(key, read);
  return read;
}

const REMEMBERED = 20_000;
const numbers = new Map<string, ReturnType<typeof readNumber>>();

/** How files write a currency: its code, and its signs with and without its country. */
function signsOf(currency: string): string[] {
  const known = signs.get(currency) ?? [
    currency,
    ...(['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  ];
  signs.set(currency, known);
  return known;
}

const signs = new Map<string, string[]>();
