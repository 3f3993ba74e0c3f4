import { anything, problem } from '#model/language';
import { compareTexts, type KindPart, optionsText } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    currency: TextDefault;
  }
  interface KindValues {
    currency: string;
  }
}

/** An ISO 4217 code among the supported ones. */
export const currency: KindPart<'currency'> = {
  traits: { isRepeated: true, isTextual: true, isChosen: true, drawnAs: { cell: 'text', input: 'choice', filter: 'choice' } },
  words: { default: anything },
  column: () => 'text',
  parse: (text) => ({ value: text.trim().toUpperCase() || null }),
  text: (value) => String(value ?? ''),
  format: (value) => String(value ?? ''),
  validate(value, _field, context) {
    const codes = context.lookup('currencies').map((one) => one.value);
    return typeof value === 'string' && codes.includes(value) ? null : problem('not_an_option', { options: optionsText(codes) });
  },
  compare: compareTexts,
  sample(seed, _field, context) {
    const codes = context.lookup('currencies');
    return codes[seed % codes.length]?.value ?? 'USD';
  },
  schema: () => ({ type: 'string', pattern: '^[A-Z]{3}$' }),
};
