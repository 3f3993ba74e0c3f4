import { anything, problem } from '#resources/schema';
import { isTimezone } from './instants.ts';
import { textual } from './textual.ts';

declare module '#/resources/schema/fields.ts' {
  interface KindOptions {
    timezone: TextDefault;
  }
  interface KindValues {
    timezone: string;
  }
}

const SAMPLES = ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Asia/Dubai'];

/** An IANA timezone name. */
export const timezone = textual<'timezone'>({
  traits: { isTextual: true, isChosen: true },
  words: { default: anything },
  max: 64,
  check: (value) => (isTimezone(value) && !/^[+-]/.test(value) ? null : problem('not_a_timezone')),
  sample: (seed) => SAMPLES[seed % SAMPLES.length] ?? 'Europe/London',
});
