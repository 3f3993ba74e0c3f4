import { isCalendarDate } from '#/model/values/instants.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { anything, problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * `preset: 'today'`: where nothing is said, the day of the write in the establishment's timezone. `reads: 'month'`: the first day of a
     * month stands for all of it, and is read as the month and its year.
     */
    date: TextDefault & { preset?: 'today'; reads?: 'month' };
  }
  interface KindValues {
    date: string;
  }
}

const DAY = { dateStyle: 'medium' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/** A calendar date, `yyyy-MM-dd`; it never shifts with a timezone. */
export const date: KindPart<'date'> = {
  traits: { says: 'day', isChosen: true, besideTitle: 'once' },
  words: { default: anything, preset: anything, reads: anything },
  column: () => 'date',
  parse(text) {
    const typed = text.trim();
    return typed === '' ? { value: null } : isCalendarDate(typed) ? { value: typed } : { problem: problem('not_a_date') };
  },
  text: (value) => String(value ?? ''),
  format: (value, { reads }, context) =>
    typeof value === 'string' && isCalendarDate(value)
      ? dateFormat(context.locale, { ...(reads ? MONTH : DAY), timeZone: 'UTC' }).format(Date.parse(value))
      : '',
  validate: (value) => (typeof value === 'string' && isCalendarDate(value) ? null : problem('not_a_date')),
  compare: compareTexts,
  sample: (seed) => new Date(Date.UTC(2026, 0, 1 + (seed % 300))).toISOString().slice(0, 10),
  schema: () => ({ type: 'string', format: 'date' }),
};
