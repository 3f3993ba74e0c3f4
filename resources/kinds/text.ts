import { problem } from '#resources/schema';
import { sampleWords, textual } from './textual.ts';

/** One line of text, at most 255 characters unless the field says otherwise. */
export const text = textual<'text'>({
  max: 255,
  check: (value, field) =>
    field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)
      ? problem('pattern', { message: field.patternMessage ?? `Give a text that fits ${field.pattern}` })
      : null,
  sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : sampleWords(seed)),
});

/** Patterns of definitions are codes of digits; a field with another pattern gives samples of its own. */
function sampleOfPattern(seed: number, length: number): string {
  return String(10 ** (Math.min(length, 4) - 1) + seed);
}
