import { type Sentence, sentenceIn } from './sentences.ts';

/** A sentence as a column of text keeps it, for readers of any language. */
export const keptText = (sentence: Sentence): string => JSON.stringify(sentence);

/** The words of a kept sentence; a text that is none, which somebody typed or which was kept in words, is what it is. */
export function wordsOf(language: string, kept: string): string {
  const sentence = keptSentence(kept);
  return sentence ? sentenceIn(language, sentence) : kept;
}

function keptSentence(kept: string): Sentence | undefined {
  if (!kept.startsWith('{"key":"')) return undefined;
  try {
    return JSON.parse(kept);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
