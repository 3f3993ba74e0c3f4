import { isTimezone } from '#/model/values/instants.ts';
import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
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
  traits: { isRepeated: true, isTextual: true, isChosen: true, drawnAs: { cell: 'text', input: 'choice', filter: 'choice' } },
  words: { default: anything },
  max: 64,
  check: (value) => (isTimezone(value) && !/^[+-]/.test(value) ? null : problem('not_a_timezone')),
  sample: (seed) => SAMPLES[seed % SAMPLES.length] ?? 'Europe/London',
});
