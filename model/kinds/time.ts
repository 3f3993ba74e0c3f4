import { dateFormat } from '#/model/values/intl.ts';
import { anything, problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    time: TextDefault;
  }
  interface KindValues {
    time: string;
  }
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:mm`; it never shifts with a timezone. */
export const time: KindPart<'time'> = {
  traits: { says: 'clock', isChosen: true, drawnAs: 'date' },
  words: { default: anything },
  column: () => 'time(0)',
  parse(text) {
    const match = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text.trim());
    if (text.trim() === '') return { value: null };
    const clock = match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : '';
    return CLOCK.test(clock) ? { value: clock } : { problem: problem('not_a_time') };
  },
  text: (value) => String(value ?? ''),
  format: (value, _field, context) =>
    typeof value === 'string' && CLOCK.test(value)
      ? dateFormat(context.locale, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(`1970-01-01T${value}:00Z`))
      : '',
  validate: (value) => (typeof value === 'string' && CLOCK.test(value) ? null : problem('not_a_time')),
  compare: compareTexts,
  sample: (seed) => `${String(seed % 24).padStart(2, '0')}:${String((seed * 5) % 60).padStart(2, '0')}`,
  schema: () => ({ type: 'string', pattern: CLOCK.source }),
};
