import { isDeepStrictEqual } from 'node:util';
import type { Figure } from '#/i18n/blanks.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { byName, problem } from '#model/language';
import { instantOf, type Moment, momentOf } from './businessTime.ts';
import type { SellingEstablishment } from './figures.ts';
import { fromWhole, QUANTITY_SCALE, toWhole } from './minorUnits.ts';

/** Reads an order's numbers and times for one establishment, and gathers what is wrong with them. */
export class Readings {
  readonly establishment: SellingEstablishment;
  readonly errors: FieldErrors = byName();

  constructor(establishment: SellingEstablishment) {
    this.establishment = establishment;
  }

  /** An amount in minor units; absent is 0. */
  amount(value: number | null | undefined, path: string): number {
    return this.#whole(value ?? 0, this.establishment.decimals, path);
  }

  /** A quantity in thousandths. */
  quantity(value: number, path: string): number {
    return this.#whole(value, QUANTITY_SCALE, path);
  }

  /** A time; one without a zone is local. */
  moment(value: string, path: string): Moment {
    const at = instantOf(value, this.establishment.timezone);
    if (at === null) this.refuse(path, problem('not_a_datetime'));
    return momentOf(at ?? '1970-01-01T00:00:00.000Z', this.establishment);
  }

  refuse(path: string, sentence: Sentence): void {
    const said = this.errors[path] ?? [];
    if (!said.some((one) => isDeepStrictEqual(one, sentence))) this.errors[path] = [...said, sentence];
  }

  get isRefused(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  /** An amount as sentences name it. */
  said(minor: number): Figure {
    const { decimals, currency } = this.establishment;
    return { figure: fromWhole(minor, decimals), decimals, unit: currency };
  }

  #whole(value: number, decimals: number, path: string): number {
    const whole = toWhole(value, decimals);
    if (whole === null) this.refuse(path, problem('too_precise', { scale: decimals }));
    return whole ?? 0;
  }
}
