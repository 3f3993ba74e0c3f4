import { isCalendarDate } from '#/model/values/instants.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { anything, problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `preset: 'today'`: where nothing is said, the day of the write in the establishment's timezone. */
    date: TextDefault & { preset?: 'today' };
  }
  interface KindValues {
    date: string;
  }
}

/** A calendar date, `yyyy-MM-dd`; it never shifts with a timezone. */
export const date: KindPart<'date'> = {
  traits: { says: 'day', isChosen: true, besideTitle: 'once' },
  words: { default: anything, preset: anything },
  column: () => 'date',
  parse(text) {
    const typed = text.trim();
    return typed === '' ? { value: null } : isCalendarDate(typed) ? { value: typed } : { problem: problem('not_a_date') };
  },
  text: (value) => String(value ?? ''),
  format: (value, _field, context) =>
    typeof value === 'string' && isCalendarDate(value)
      ? dateFormat(context.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(value))
      : '',
  validate: (value) => (typeof value === 'string' && isCalendarDate(value) ? null : problem('not_a_date')),
  compare: compareTexts,
  sample: (seed) => new Date(Date.UTC(2026, 0, 1 + (seed % 300))).toISOString().slice(0, 10),
  schema: () => ({ type: 'string', format: 'date' }),
};
