import { type Problem, problem, textOf } from '#model/language';
import type { KindContext } from './part.ts';

/** What a definition says of a text's form. */
interface Patterned {
  pattern?: string;
  patternMessage?: string;
}

/** Refuses a text that is not of the field's form, in the definition's words. */
export function refusedByPattern(value: string, field: Patterned, { locale }: Pick<KindContext, 'locale'>): Problem | null {
  const { pattern } = field;
  if (!pattern || new RegExp(`^(?:${pattern})$`, 'u').test(value)) return null;
  return problem('pattern', { message: textOf(field, 'patternMessage', locale) ?? `Give a text that fits ${pattern}` });
}

/** Patterns of definitions are codes of digits; a field with another pattern gives samples of its own. */
export function sampleOfPattern(seed: number, length: number): string {
  return String(10 ** (Math.min(length, 4) - 1) + seed);
}
