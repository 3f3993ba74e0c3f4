import { type Sentence, sentenceIn } from './sentences.ts';

/** A sentence as a column of text keeps it, for readers of any language. */
export const keptText = (sentence: Sentence): string => JSON.stringify(sentence);

/** The words of a kept sentence; a text that is none is one that was kept in words. */
export function wordsOf(language: string, kept: string): string {
  return kept.startsWith('{"key":"') ? sentenceIn(language, JSON.parse(kept) as Sentence) : kept;
}
