import { anything, type Problem, problem } from '#model/language';
import { compareTexts, type JsonSchema, type KindPart, optionsText } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * `texts`: texts by their names. `weekdays`: some days of the week (`mon` …). `events`: what happens to records (`products.created`,
     * `products.*`, `*`). `program_permissions`: names of permissions that a program may hold. Nothing said: anything.
     */
    json: { of?: 'texts' | 'weekdays' | 'events' | 'program_permissions' };
  }
  interface KindValues {
    json: unknown;
  }
}

/** No catalogue has as many names. */
const MAX_NAMES = 1000;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const EVENT = '^(\\*|[a-z][a-z0-9-]{0,62}\\.(\\*|created|updated|deleted))$';
const MOST_EVENTS = 500;
const isEvent = (value: unknown) => typeof value === 'string' && new RegExp(EVENT).test(value);

/** Whether a value is of the shape that a field asks for. */
const SHAPES: Readonly<Record<'texts' | 'weekdays' | 'events' | 'program_permissions', (value: unknown) => Problem | null>> = {
  texts: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string')
      ? null
      : problem('wrong_type_record'),
  weekdays: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((day) => DAYS.includes(day)) && new Set(value).size === value.length
      ? null
      : problem('not_an_option', { options: optionsText(DAYS) }),
  events: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MOST_EVENTS && value.every(isEvent) && new Set(value).size === value.length
      ? null
      : problem('required_choice'),
  program_permissions: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MAX_NAMES && value.every((one) => typeof one === 'string')
      ? null
      : problem('wrong_type_list'),
};

/** What describes the shapes, and one of each. */
const SCHEMAS: Readonly<Record<keyof typeof SHAPES, JsonSchema>> = {
  texts: { type: 'object', additionalProperties: { type: 'string' } },
  weekdays: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: DAYS } },
  events: { type: 'array', minItems: 1, maxItems: MOST_EVENTS, uniqueItems: true, items: { type: 'string', pattern: EVENT } },
  program_permissions: { type: 'array', minItems: 1, maxItems: MAX_NAMES, items: { type: 'string' } },
};
const SAMPLES: Readonly<Record<keyof typeof SHAPES, (seed: number) => unknown>> = {
  texts: () => ({}),
  weekdays: (seed) => [DAYS[seed % DAYS.length]],
  events: () => ['*'],
  program_permissions: (seed) => [`Sample ${seed}`],
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
  sample: (seed, { of }) => (of ? SAMPLES[of](seed) : { sample: seed }),
  schema: ({ of }) => (of ? SCHEMAS[of] : {}),
};
