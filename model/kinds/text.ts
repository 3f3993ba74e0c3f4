import { anything } from '#model/language';
import type { KindPart } from './base/part.ts';
import { refusedByPattern, sampleOfPattern } from './base/textPattern.ts';
import { sampleWords, textual } from './base/textual.ts';
import { lookupLabel } from './lookup.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /**
     * `sentence`: the host writes it as a sentence of its own, which is read in the language of whoever reads. `list`: a value of this
     * reference list is shown by its name there; unlike a lookup's, any other value may be stored too, and is shown as it is. `nameless`:
     * what a report's row is called whose title this is, where it is empty.
     */
    text: TextDefault & TextBounds & { pattern?: string; patternMessage?: string; sentence?: true; list?: string; nameless?: string };
  }
  interface KindValues {
    text: string;
  }
}

/** One line of text, at most 255 characters unless the field says otherwise. */
export const text: KindPart<'text'> = {
  ...textual<'text'>({
    traits: { isTextual: true, isWritten: true, isProse: true, besideTitle: 'each' },
    words: {
      default: anything,
      min: anything,
      max: anything,
      pattern: anything,
      patternMessage: anything,
      sentence: anything,
      list: anything,
      nameless: anything,
    },
    max: 255,
    check: refusedByPattern,
    sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : sampleWords(seed)),
  }),
  format: (value, { list }, context) =>
    list === undefined ? String(value ?? '') : lookupLabel(context.lookup(list), String(value ?? ''), context.locale),
};
