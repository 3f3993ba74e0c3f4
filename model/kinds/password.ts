import { anything } from '#model/language';
import { refusedByPattern, sampleOfPattern } from './base/textPattern.ts';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `unique`: kept as a keyed digest that can be compared, rather than as a slow hash: right for a till's PIN. */
    password: TextBounds & { pattern?: string; patternMessage?: string };
  }
  interface KindValues {
    password: string;
  }
}

/** A secret: written, never read. 10–128 characters unless the field says otherwise; nothing of it is trimmed. */
export const password = {
  ...textual<'password'>({
    traits: { isUnlisted: true, isUnfiltered: true, isUnsorted: true, drawnAs: { cell: 'text' } },
    words: { min: anything, max: anything, pattern: anything, patternMessage: anything },
    max: 128,
    tidy: (typed) => typed,
    check: refusedByPattern,
    sample: (seed, field) => (field.pattern ? sampleOfPattern(seed, field.max ?? 6) : `sample-secret-${seed}`),
  }),
  format: () => '',
  text: () => '',
};
