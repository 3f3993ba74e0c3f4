import { refusedByPattern, sampleOfPattern } from './textPattern.ts';
import { sampleWords, textual } from './textual.ts';

/** One line of text, at most 255 characters unless the field says otherwise. */
export const text = textual<'text'>({
  traits: { isTextual: true, isWritten: true, isProse: true, besideTitle: 'each' },
  max: 255,
  check: refusedByPattern,
  sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : sampleWords(seed)),
});
