import fc from 'fast-check';
import { addDays } from '#/model/reports/periods.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { orderOf } from '#/tests/support/orderHistories.ts';

/** Random lives of a business: what is sold, taken, worked and shared at one to three establishments, as plain data. */

/** The days that everything happens on. */
export const FIRST_DAY = '2026-03-01';
export const LAST_DAY = '2026-07-31';
const SALES_FROM = '2026-03-26';
const SALES_DAYS = 40;

/** Money with and without a smaller coin: no currency of the product has three digits after the point. */
export const MONIES = [
  { currency: 'GBP', decimals: 2 },
  { currency: 'JPY', decimals: 0 },
  { currency: 'USD', decimals: 2 },
] as const;
export type Money = (typeof MONIES)[number];

/** Clocks that change by an hour, by half an hour, on other days, at a quarter to the hour, or never. */
const TIMEZONES = [
  ...['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns'],
  ...['Asia/Tokyo', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'],
] as const;
const DAY_STARTS = [0, 0, 240, 330, 1439];

/** An order as it was first said, and otherwise the second time. `station`: 0 or 1, or none. */
export interface Said {
  first: OrderInput;
  revised: OrderInput | undefined;
  member: 0 | 1 | undefined;
  isRewarded: boolean;
  station: 0 | 1 | undefined;
}

export interface Drawer {
  station: 0 | 1 | undefined;
  opened: string;
  /** Hours until it was closed; absent: never. */
  hours: number | undefined;
}

export interface Entry {
  kind: 'pay_in' | 'pay_out' | 'drop' | 'tip_out' | 'no_sale';
  station: 0 | 1 | undefined;
  at: string;
  minor: number;
}

export interface Shift {
  who: 0 | 1;
  date: string;
  time_in: string;
  time_out: string | undefined;
}

/** What happens at one establishment. */
export interface EstablishmentLife {
  timezone: string;
  /** Minutes after midnight. */
  dayStartsAt: number;
  said: Said[];
  /** Which of what was said comes in each wave: numbers of `said`, a half later for the second time. */
  waves: number[][];
  drawers: Drawer[];
  entries: Entry[];
  shifts: Shift[];
  hasOvertime: boolean;
  /** How the tips of a day are shared, and which day: that of an order. */
  pools: { of: number; method: 'hours' | 'equal' }[];
}

export interface Life {
  establishments: EstablishmentLife[];
  /** Put on the cards by hand before anything is sold, in minor units. */
  held: number;
  /** Which cards and members are known from the beginning, half-way, or when all is over. */
  known: [number, number, number];
  /** Half-way, rollups of all lives so far are brought up to date for the days before it. */
  recomputedBefore: string | undefined;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: undefined, freq });
const station = fc.constantFrom<0 | 1 | undefined>(0, 1, undefined);
const day = fc.integer({ min: 0, max: SALES_DAYS }).map((number) => addDays(SALES_FROM, number));
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const time = fc.integer({ min: 0, max: 1439 }).map(clock);
const moment = fc.tuple(day, time).map(([date, at]) => `${date} ${at}:00`);

const drawer: fc.Arbitrary<Drawer> = fc.record({ station, opened: moment, hours: maybe(fc.integer({ min: 1, max: 200 }), 5) });
const entry: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom('pay_in', 'pay_out', 'drop', 'tip_out', 'no_sale'),
  station,
  at: moment,
  minor: fc.integer({ min: 0, max: 99_999 }),
});
const shift: fc.Arbitrary<Shift> = fc
  .record({
    who: fc.constantFrom<0 | 1>(0, 1),
    date: day,
    from: fc.integer({ min: 0, max: 1439 }),
    minutes: maybe(fc.integer({ min: 1, max: 900 }), 6),
  })
  .map(({ who, date, from, minutes }) => ({
    ...{ who, date, time_in: clock(from) },
    time_out: minutes === undefined ? undefined : clock((from + minutes) % 1440),
  }));

function saidOf(establishment: SellingEstablishment): fc.Arbitrary<Said> {
  return fc
    .record({
      first: orderOf(establishment),
      revised: maybe(orderOf(establishment)),
      member: fc.constantFrom<0 | 1 | undefined>(0, 1, undefined),
      isRewarded: fc.boolean(),
      station,
    })
    .map(({ first, revised, ...more }) => ({
      ...{ ...more, first },
      revised: revised && { ...revised, revision: first.revision + 1 + revised.revision },
    }));
}

function establishmentLife({ currency, decimals }: Money): fc.Arbitrary<EstablishmentLife> {
  return fc.record({ timezone: fc.constantFrom(...TIMEZONES), dayStartsAt: fc.constantFrom(...DAY_STARTS) }).chain((clocks) => {
    const establishment: SellingEstablishment = { clientId: 0, id: 0, currency, decimals, ...clocks };
    return fc.array(saidOf(establishment), { minLength: 1, maxLength: 5 }).chain((said) => {
      const all = said.flatMap(({ revised }, nth) => (revised ? [nth, nth + 0.5] : [nth]));
      const again = fc.subarray(all).chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));
      const order = fc.shuffledSubarray(all, { minLength: all.length });
      return fc.record({
        timezone: fc.constant(clocks.timezone),
        dayStartsAt: fc.constant(clocks.dayStartsAt),
        said: fc.constant(said),
        waves: fc
          .tuple(order, fc.nat(all.length), again)
          .map(([shuffled, cut, repeated]) => [shuffled.slice(0, cut), [...shuffled.slice(cut), ...repeated]]),
        drawers: fc.array(drawer, { maxLength: 3 }),
        entries: fc.array(entry, { maxLength: 4 }),
        shifts: fc.array(shift, { maxLength: 4 }),
        hasOvertime: fc.boolean(),
        pools: fc.array(fc.record({ of: fc.nat(said.length - 1), method: fc.constantFrom<'hours' | 'equal'>('hours', 'equal') }), {
          maxLength: 1,
        }),
      });
    });
  });
}

/** A life in one currency. */
export function lifeOf(money: Money): fc.Arbitrary<Life> {
  const known = fc.integer({ min: 0, max: 2 });
  return fc.record({
    establishments: fc.oneof(
      { weight: 3, arbitrary: fc.array(establishmentLife(money), { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(establishmentLife(money), { minLength: 2, maxLength: 3 }) },
    ),
    held: fc.integer({ min: 0, max: 3000 }),
    known: fc.tuple(known, known, known),
    recomputedBefore: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: day }),
  });
}
