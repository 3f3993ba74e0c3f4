import type { Block, EmailContent } from './emailContent.ts';
import { receiptText } from './receiptText.ts';

/** The email for readers without HTML: the same words, a code on a line of its own. */
export function composeText({ business, subject, blocks, look }: EmailContent, foot: string): string {
  const parts = blocks.map(textOf);
  const end = look?.footer ? [look.footer, foot] : [foot];
  return `${[look?.name ?? business, subject, ...parts, `-- \n${end.join('\n\n')}`].join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (block.kind === 'code') return `    ${block.text}`;
  if (block.kind === 'link') return `${block.text}: ${block.address}`;
  if (block.kind === 'quote') return block.text.replaceAll(/^/gm, '> ');
  if (block.kind === 'figures') return block.rows.map(([label, value]) => `    ${label}: ${value}`).join('\n');
  return block.kind === 'receipt' ? receiptText(block.receipt) : block.text;
}
