import { type FieldOf, type Kind, type KindOptions, type Problem, problem, type Words } from '#model/language';
import { compareTexts, type JsonSchema, type KindContext, type KindPart, limitOf, type Traits } from './part.ts';

/** What tells one text kind from another. */
export interface TextRules<K extends Kind> {
  traits: Traits;
  words: Words<KindOptions[K]>;
  /** Longest text where the field says nothing, in characters. */
  max: number;
  /** A JSON Schema addition (format, pattern). */
  schema?: JsonSchema;
  /** Tidies a typed text: trimmed unless said otherwise. */
  tidy?(text: string): string;
  check?(value: string, field: FieldOf<K>, context: KindContext): Problem | null;
  sample(seed: number, field: FieldOf<K>): string;
}

/** Makes a kind whose values are texts. */
export function textual<K extends Kind>({
  traits,
  words,
  max,
  schema,
  tidy = (text) => text.trim(),
  check,
  sample,
}: TextRules<K>): KindPart<K> {
  const longest = (field: FieldOf<K>) => limitOf(field, 'max') ?? max;
  return {
    traits,
    words,
    column: () => 'text',
    parse: (text) => ({ value: tidy(text) || null }),
    text: (value) => String(value ?? ''),
    format: (value) => String(value ?? ''),
    validate(value, field, context) {
      if (typeof value !== 'string') return problem('wrong_type_text');
      if (value.includes('\u0000')) return problem('nul');
      // Characters as PostgreSQL and JSON Schema count them, not UTF-16 units.
      const length = [...value].length;
      const min = limitOf(field, 'min');
      if (min !== null && length < min) return problem('too_short', { min });
      if (length > longest(field)) return problem('too_long', { max: longest(field) });
      return check?.(value, field, context) ?? null;
    },
    compare: compareTexts,
    sample: (seed, field) => [...sample(seed, field)].slice(0, longest(field)).join(''),
    schema(field) {
      const min = limitOf(field, 'min');
      const form = 'pattern' in field && field.pattern !== undefined ? { pattern: `^(?:${field.pattern})$` } : {};
      return { type: 'string', ...(min !== null && { minLength: min }), maxLength: longest(field), ...form, ...schema };
    },
  };
}

const WORDS = [
  'Amber',
  'Basil',
  'Cedar',
  'Dune',
  'Ember',
  'Fern',
  'Grove',
  'Harbour',
  'Indigo',
  'Juniper',
  'Kestrel',
  'Laurel',
  'Maple',
  'Nectar',
  'Olive',
  'Pepper',
];

/** Two words and a number: a readable text that differs from seed to seed. */
export function sampleWords(seed: number): string {
  return `${WORDS[seed % WORDS.length]} ${WORDS[(seed * 7 + 3) % WORDS.length]} ${seed}`;
}
