import { traitsOf } from '#/model/kinds/index.ts';
import { agreed, type ColumnNotation, type Notation, usualSign } from '#/model/values/notation.ts';
import type { Field } from '#model/language';
import { orderIn, readDate } from './dates.ts';
import { latinDigits } from './digits.ts';
import { decimalSignIn, readNumber } from './numbers.ts';

/** One order or sign is a column's where it has so many times as many cells as the other: single ones may be mistyped. */
const CLEAR = 10;
/** Numbers and dates are not longer, with what stands around them. */
const MAX_CHARACTERS = 40;

/** Finds out from its cells how each column of a file is written. */
export class NotationFinder {
  readonly #columns: Evidence[] = [];

  look(cells: readonly string[]): void {
    for (const [at, cell] of cells.entries()) {
      if (cell.length > MAX_CHARACTERS || !/\d/.test(latinDigits(cell))) continue;
      this.#columns[at] ??= new Evidence();
      this.#columns[at].look(cell);
    }
  }

  /** By the column's index. */
  found(at: number): ColumnNotation {
    return this.#columns[at]?.found() ?? {};
  }
}

class Evidence {
  readonly #dates = { dmy: 0, mdy: 0 };
  readonly #decimals = { '.': 0, ',': 0 };
  #date: ColumnNotation['date'];
  #number: ColumnNotation['number'];

  look(cell: string): void {
    const order = orderIn(cell);
    if (order) this.#dates[order] += 1;
    const sign = decimalSignIn(cell);
    if (sign) this.#decimals[sign] += 1;
    const date = this.#date ? undefined : readDate(cell, undefined, new Date().getUTCFullYear());
    if (date && 'dmy' in date) this.#date = { text: cell.trim(), dmy: date.dmy, mdy: date.mdy };
    const number = this.#number ? undefined : readNumber(cell, undefined);
    if (number && 'asFraction' in number)
      this.#number = { text: cell.trim(), as_fraction: number.asFraction, as_thousands: number.asThousands };
  }

  found(): ColumnNotation {
    const { dates, decimals } = { dates: clearOf(this.#dates, 'dmy', 'mdy'), decimals: clearOf(this.#decimals, '.', ',') };
    return {
      ...(dates && { dates }),
      ...(decimals && { decimals }),
      ...(this.#date && { date: this.#date }),
      ...(this.#number && { number: this.#number }),
    };
  }
}

function clearOf<K extends string>(counts: Readonly<Record<K, number>>, one: K, other: K): K | undefined {
  if (counts[one] > counts[other] * CLEAR) return one;
  return counts[other] > counts[one] * CLEAR ? other : undefined;
}

interface NotedColumn {
  at: number;
  field: Field;
}

/** How each column that is read is written: by its own cells, else as was said, else as the other columns of its kind are. */
export function notationsOf(
  columns: readonly NotedColumn[],
  found: Pick<NotationFinder, 'found'>,
  said: Notation,
  separator: string | undefined,
): (column: NotedColumn) => Notation {
  const of = (isOf: (field: Field) => boolean) => columns.filter(({ field }) => isOf(field)).map(({ at }) => found.found(at));
  const dates = said.dates ?? agreed(of(isOfDays), 'dates');
  const decimals =
    said.decimals ??
    agreed(
      of((field) => traitsOf(field).isNumeric === true),
      'decimals',
    ) ??
    usualSign(separator);
  return ({ at }) => ({ dates: found.found(at).dates ?? dates, decimals: found.found(at).decimals ?? decimals });
}

const isOfDays = (field: Field) => ['day', 'moment'].includes(traitsOf(field).says ?? '');
