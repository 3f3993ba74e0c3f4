import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    phone: TextDefault;
  }
  interface KindValues {
    phone: string;
  }
}

/** A phone number as people write it: digits, spaces, + - ( ) and an extension. */
export const phone = textual<'phone'>({
  traits: { isTextual: true, isWritten: true, besideTitle: 'each', drawnAs: { cell: 'link', input: 'text', filter: 'text' } },
  words: { default: anything },
  max: 32,
  check: (value) =>
    /^\+?[\d\s().-]{3,}(?:x\d{1,6})?$/i.test(value) && /\d{3}/.test(value.replace(/\D/g, '')) ? null : problem('not_a_phone'),
  sample: (seed) => `+44 20 7946 ${String(seed % 10_000).padStart(4, '0')}`,
});
