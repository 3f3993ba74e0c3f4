import type { Block, EmailContent } from './emailContent.ts';
import { receiptText } from './receiptText.ts';

/** The email for readers without HTML: the same words, a code on a line of its own. */
export function composeText({ business, subject, blocks }: EmailContent, foot: string): string {
  const parts = blocks.map(textOf);
  return `${[business, subject, ...parts, `-- \n${foot}`].join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (block.kind === 'code') return `    ${block.text}`;
  if (block.kind === 'link') return `${block.text}: ${block.address}`;
  if (block.kind === 'figures') return block.rows.map(([label, value]) => `    ${label}: ${value}`).join('\n');
  return block.kind === 'receipt' ? receiptText(block.receipt) : block.text;
}
