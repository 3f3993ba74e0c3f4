import { problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    json: Readonly<Record<never, never>>;
  }
  interface KindValues {
    json: unknown;
  }
}

/** Any JSON value; for what only programs read. */
export const json: KindPart<'json'> = {
  traits: { isWide: true, isUnlisted: true, isUnfiltered: true, isUnsorted: true },
  words: {},
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
  validate(value) {
    const text = JSON.stringify(value);
    return text.length > 100_000 ? problem('too_long', { max: 100_000 }) : text.includes('\\u0000') ? problem('nul') : null;
  },
  compare: (a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b)),
  sample: (seed) => ({ sample: seed }),
  schema: () => ({}),
};
