import { anything, type Fields, isEmpty, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    slug: TextDefault & TextBounds & { from?: string };
  }
  interface KindValues {
    slug: string;
  }
}

const LONGEST = 80;
// Letters without an upper case, or small ones, with the marks that stand on them; digits; single hyphens between.
const PART = '[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}]+';
const PATTERN = `^${PART}(?:-${PART})*$`;
const SLUG = new RegExp(PATTERN, 'u');

/** A short name for addresses: small letters of any script, digits, hyphens. */
export const slug = textual<'slug'>({
  traits: { isTextual: true, drawnAs: { cell: 'text', filter: 'text' } },
  words: { default: anything, min: anything, max: anything, from: anything },
  max: LONGEST,
  schema: { pattern: PATTERN },
  check: (value) => (SLUG.test(value) ? null : problem('not_a_slug')),
  sample: (seed) => `sample-${seed}`,
});

/** Latin letters that are no plain letter with a mark. */
const SPELT: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/**
 * Makes a slug of a text: 'Café au lait' gives 'cafe-au-lait', 'Größe' gives 'grosse', 'قهوة تركية' stays in its own script.
 * @param max the most characters; what is longer ends with its last whole word that fits. Empty where the text has no letter or digit.
 */
export function slugOf(value: string, max: number = LONGEST): string {
  const plain = value
    .toLowerCase()
    .normalize('NFKD')
    // Only Latin letters are known without their marks: another script's marks may make another word.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/['’ʼ`ـ]/g, '')
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const letters = [...plain];
  if (letters.length <= max) return plain;
  const cut = letters.slice(0, max).join('');
  return letters[max] === '-' || !cut.includes('-') ? cut : cut.slice(0, cut.lastIndexOf('-'));
}

/** Makes the slugs that a new record was not given, each from the field that its definition names. `hidden` ones have no value. */
export function fillSlugs(fields: Fields, record: Record<string, unknown>, hidden: ReadonlySet<string>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug' || !field.from || hidden.has(name) || !isEmpty(record[name])) continue;
    const from = record[field.from];
    record[name] = (typeof from === 'string' && slugOf(from, field.max)) || null;
  }
}
