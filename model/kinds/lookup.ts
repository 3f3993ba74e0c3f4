import { pluralRules } from '#/model/values/intl.ts';
import { anything, problem } from '#model/language';
import { compareTexts, type KindPart, type LookupValue, optionsText } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    lookup: { list: string; default?: string };
  }
  interface KindValues {
    lookup: string;
  }
}

/** One value of a reference list of the host's. */
export const lookup: KindPart<'lookup'> = {
  traits: { isRepeated: true, isTextual: true, isChosen: true, besideTitle: 'each', drawnAs: 'choice' },
  words: { default: anything, list: anything },
  column: () => 'text',
  parse(text, field, context) {
    const typed = text.trim();
    if (typed === '') return { value: null };
    const values = context.lookup(field.list);
    const found = values.find((one) => one.value === typed || one.label.toLowerCase() === typed.toLowerCase());
    return found ? { value: found.value } : { problem: problem('not_an_option', { options: optionsText(values.map((one) => one.value)) }) };
  },
  text: (value) => String(value ?? ''),
  format: (value, field, context) =>
    value === null || value === undefined ? '' : lookupLabel(context.lookup(field.list), String(value), context.locale),
  validate(value, field, context) {
    const values = context.lookup(field.list);
    return values.some((one) => one.value === value)
      ? null
      : problem('not_an_option', { options: optionsText(values.map((one) => one.value)) });
  },
  compare: compareTexts,
  sample(seed, field, context) {
    const values = context.lookup(field.list);
    return values[seed % values.length]?.value ?? null;
  },
  schema: () => ({ type: 'string' }),
};

/** A list value's label in a language, English where that has none. */
export function lookupLabel(values: readonly LookupValue[], value: string, locale = 'en'): string {
  const found = values.find((one) => one.value === value);
  return found?.labels?.[languageOf(locale)] ?? found?.label ?? value;
}

/** What stands behind a number of them, as a language writes it (`6 kg`, `1 case`, `3 cases`); the label where it has no such form. */
export function countedLabel(values: readonly LookupValue[], value: string, count: number, locale = 'en'): string {
  const forms = values.find((one) => one.value === value)?.counted?.[languageOf(locale)];
  return forms?.[pluralRules(locale).select(count)] ?? forms?.other ?? lookupLabel(values, value, locale);
}

const languageOf = (locale: string) => locale.split('-')[0] ?? 'en';
