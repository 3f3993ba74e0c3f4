import fc from 'fast-check';

/** A day of the histories of orders, so many after the first. */
export const dayOf = (number: number) => new Date(Date.UTC(2026, 2, 20 + number)).toISOString().slice(0, 10);
const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** What a report is asked. */
export interface Question {
  establishment_ids: number[];
  date_from: string;
  date_to: string;
  time_from: string;
  time_to: string;
}

/** Random periods, hours and establishments: one of three, or the first two of them together. */
export const questionsOf = (places: readonly number[]): fc.Arbitrary<Question> =>
  fc
    .record({
      where: fc.constantFrom([0], [1], [2], [0, 1]),
      from: fc.integer({ min: 0, max: 50 }),
      days: fc.integer({ min: 0, max: 70 }),
      hours: fc.oneof(fc.constant([0, 1440]), fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))),
    })
    .map(
      ({ where, from, days, hours }): Question => ({
        establishment_ids: where.map((at) => places[at] as number),
        date_from: dayOf(from),
        date_to: dayOf(from + days),
        time_from: clockOf(hours[0] as number),
        time_to: clockOf(hours[1] as number),
      }),
    );
