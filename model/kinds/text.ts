import { anything } from '#model/language';
import { refusedByPattern, sampleOfPattern } from './base/textPattern.ts';
import { sampleWords, textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `sentence`: the host writes it as a sentence of its own, which is read in the language of whoever reads. */
    text: TextDefault & TextBounds & { pattern?: string; patternMessage?: string; sentence?: true };
  }
  interface KindValues {
    text: string;
  }
}

/** One line of text, at most 255 characters unless the field says otherwise. */
export const text = textual<'text'>({
  traits: { isTextual: true, isWritten: true, isProse: true, besideTitle: 'each' },
  words: { default: anything, min: anything, max: anything, pattern: anything, patternMessage: anything, sentence: anything },
  max: 255,
  check: refusedByPattern,
  sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : sampleWords(seed)),
});
