import { refusedByPattern, sampleOfPattern } from './textPattern.ts';
import { textual } from './textual.ts';

/** A secret: written, never read. 10–128 characters unless the field says otherwise; nothing of it is trimmed. */
export const password = {
  ...textual<'password'>({
    traits: { isUnlisted: true, isUnfiltered: true, isUnsorted: true },
    max: 128,
    tidy: (typed) => typed,
    check: refusedByPattern,
    sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : `sample-secret-${seed}`),
  }),
  format: () => '',
  text: () => '',
};
