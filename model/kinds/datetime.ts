import { readInstant } from '#/model/values/instants.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { anything, problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `preset: 'now'`: where nothing is said, the moment of the write. */
    datetime: TextDefault & { preset?: 'now' };
  }
  interface KindValues {
    datetime: string;
  }
}

/**
 * An instant: ISO 8601 UTC with milliseconds on the wire, shown in the establishment's timezone. Local `yyyy-MM-dd HH:mm:ss` is accepted
 * too.
 */
export const datetime: KindPart<'datetime'> = {
  traits: { says: 'moment', isChosen: true, besideTitle: 'once', drawnAs: 'date' },
  words: { default: anything, preset: anything },
  column: () => 'timestamptz(3)',
  parse(text, _field, context) {
    const typed = text.trim();
    if (typed === '') return { value: null };
    const instant = readInstant(typed, context.timezone);
    return instant ? { value: instant } : { problem: problem('not_a_datetime') };
  },
  text: (value) => String(value ?? ''),
  format: (value, _field, context) =>
    typeof value === 'string' && value
      ? dateFormat(context.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: context.timezone }).format(Date.parse(value))
      : '',
  validate: (value, _field, context) =>
    typeof value === 'string' && readInstant(value, context.timezone) ? null : problem('not_a_datetime'),
  compare: compareTexts,
  sample: (seed) => new Date(Date.UTC(2026, 0, 1, 12, 0, 0) + (seed % 10_000) * 3_600_000).toISOString(),
  schema: () => ({
    type: 'string',
    anyOf: [{ format: 'date-time' }, { pattern: '^\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?$' }, { format: 'date' }],
  }),
};
