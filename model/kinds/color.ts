import { anything, problem } from '#model/language';
import { compareTexts, type KindPart } from './base/part.ts';
import { lookupLabel } from './lookup.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    color: TextDefault;
  }
  interface KindValues {
    color: string;
  }
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour: a named swatch of the `colors` list, or `#rrggbb`. */
export const color: KindPart<'color'> = {
  traits: { isTextual: true, isChosen: true, isWide: true, drawnAs: { filter: 'text' } },
  words: { default: anything },
  column: () => 'text',
  parse: (text) => ({ value: text.trim().toLowerCase() || null }),
  text: (value) => String(value ?? ''),
  format: (value, _field, context) => lookupLabel(context.lookup('colors'), String(value ?? ''), context.locale),
  validate: (value, _field, context) =>
    typeof value === 'string' && (HEX.test(value) || context.lookup('colors').some((one) => one.value === value))
      ? null
      : problem('not_a_color'),
  compare: compareTexts,
  sample: (seed, _field, context) => context.lookup('colors')[seed % Math.max(1, context.lookup('colors').length)]?.value ?? '#ffb224',
  schema: () => ({ type: 'string', maxLength: 32 }),
};
