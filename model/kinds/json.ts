import { anything, type Problem, problem } from '#model/language';
import { compareTexts, type KindPart, optionsText } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * `texts`: texts by their names. `weekdays`: some days of the week (`mon` …). `program_permissions`: names of permissions that a program
     * may hold. Nothing said: anything.
     */
    json: { of?: 'texts' | 'weekdays' | 'program_permissions' };
  }
  interface KindValues {
    json: unknown;
  }
}

/** No catalogue has as many names. */
const MAX_NAMES = 1000;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Whether a value is of the shape that a field asks for. */
const SHAPES: Readonly<Record<'texts' | 'weekdays' | 'program_permissions', (value: unknown) => Problem | null>> = {
  texts: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string')
      ? null
      : problem('wrong_type_record'),
  weekdays: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((day) => DAYS.includes(day)) && new Set(value).size === value.length
      ? null
      : problem('not_an_option', { options: optionsText(DAYS) }),
  program_permissions: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MAX_NAMES && value.every((one) => typeof one === 'string')
      ? null
      : problem('wrong_type_list'),
};

/** A JSON value of the field's shape; for what only programs read, or a widget shows. */
export const json: KindPart<'json'> = {
  traits: { isWide: true, isUnlisted: true, isUnfiltered: true, isUnsorted: true },
  words: { of: anything },
  column: () => 'jsonb',
  parse(text) {
    if (text.trim() === '') return { value: null };
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { problem: problem('wrong_type_record') };
    }
  },
  text: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  format: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  validate(value, { of }) {
    const odd = of && SHAPES[of](value);
    if (odd) return odd;
    const text = JSON.stringify(value);
    return text.length > 100_000 ? problem('too_long', { max: 100_000 }) : text.includes('\\u0000') ? problem('nul') : null;
  },
  compare: (a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b)),
  sample: (seed, { of }) =>
    of === 'texts' ? {} : of === 'weekdays' ? [DAYS[seed % DAYS.length]] : of ? [`Sample ${seed}`] : { sample: seed },
  schema: ({ of }) =>
    of === 'texts'
      ? { type: 'object', additionalProperties: { type: 'string' } }
      : of === 'weekdays'
        ? { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: DAYS } }
        : of === 'program_permissions'
          ? { type: 'array', minItems: 1, maxItems: MAX_NAMES, items: { type: 'string' } }
          : {},
};
