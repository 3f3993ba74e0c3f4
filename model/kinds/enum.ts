import { anything, type FieldOf, problem, type Tone, textOf, words } from '#model/language';
import { compareTexts, type KindPart, optionsText } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    enum: { values: EnumValues; default?: string };
  }
}

/** One of the definition's own values; its key is on the wire, its label on the screen. */
const enumeration: KindPart<'enum'> = {
  traits: { isRepeated: true, isTextual: true, isChosen: true, besideTitle: 'each', drawnAs: 'choice' },
  words: { default: anything, values: { each: words<{ label: string; tone?: string }>({ label: anything, tone: anything }) } },
  column: () => 'text',
  parse(text, field) {
    const typed = text.trim();
    if (typed === '') return { value: null };
    const found = Object.keys(field.values).find((key) => key === typed || enumLabel(field, key).toLowerCase() === typed.toLowerCase());
    return found ? { value: found } : { problem: problem('not_an_option', { options: optionsText(Object.keys(field.values)) }) };
  },
  text: (value) => String(value ?? ''),
  format: (value, field, context) => (value === null || value === undefined ? '' : enumLabel(field, String(value), context.locale)),
  validate: (value, field) =>
    typeof value === 'string' && Object.hasOwn(field.values, value)
      ? null
      : problem('not_an_option', { options: optionsText(Object.keys(field.values)) }),
  // In the definition's own order: Monday before Tuesday, draft before sent.
  compare: (a, b, { values }) => indexOf(values, a) - indexOf(values, b) || compareTexts(a, b),
  sample: (seed, field) => Object.keys(field.values)[seed % Object.keys(field.values).length],
  schema: (field) => ({ type: 'string', enum: Object.keys(field.values) }),
};

/** Empties first, what is no value of it last. */
function indexOf(values: FieldOf<'enum'>['values'], value: unknown): number {
  if (value === null || value === undefined) return -1;
  const at = Object.keys(values).indexOf(String(value));
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

/** A value's label in a language, English where that has none. */
export function enumLabel(field: Pick<FieldOf<'enum'>, 'values'>, key: string, locale = 'en'): string {
  const value = Object.hasOwn(field.values, key) ? field.values[key] : undefined;
  if (value === undefined) return key;
  return typeof value === 'string' ? value : textOf(value, 'label', locale);
}

/** A value's tone. */
export function enumTone(field: Pick<FieldOf<'enum'>, 'values'>, key: string): Tone {
  const value = Object.hasOwn(field.values, key) ? field.values[key] : undefined;
  return (typeof value === 'object' && value.tone) || 'neutral';
}

// The kind's own name is a word of JavaScript's.
export { enumeration as enum };
