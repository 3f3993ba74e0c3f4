import { directionOf, languageOf } from './languages.ts';

/** A figure inside a sentence: it and its currency run from left to right, whatever the sentence does. */
export function isolated(figure: string, locale: string): string {
  return directionOf(languageOf(locale)) === 'rtl' ? `\u2066${figure}\u2069` : figure;
}
