import { anything } from '#model/language';
import { sampleWords, textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    textarea: TextDefault & TextBounds;
  }
  interface KindValues {
    textarea: string;
  }
}

/** Text of several lines, at most 10,000 characters unless the field says otherwise. */
export const textarea = textual<'textarea'>({
  traits: {
    isTextual: true,
    isWritten: true,
    isProse: true,
    isWide: true,
    isUnlisted: true,
    isUnfiltered: true,
    drawnAs: { cell: 'text' },
  },
  words: { default: anything, min: anything, max: anything },
  max: 10_000,
  sample: (seed) => `${sampleWords(seed)}\n${sampleWords(seed + 1)}`,
});
