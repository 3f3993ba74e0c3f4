import type { LetterContent } from './letter.ts';

/** The letter for readers without HTML: the same words, a code on a line of its own. */
export function composeText({ business, subject, blocks }: LetterContent, foot: string): string {
  const parts = blocks.map((block) => (block.kind === 'code' ? `    ${block.text}` : block.text));
  return `${[business, subject, ...parts, `-- \n${foot}`].join('\n\n')}\n`;
}
