import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';

/** What a receipt of 80 mm paper holds in a line. */
const WIDTH = 42;

/** A receipt as plain text, its amounts in a column of their own. */
export function receiptText(blocks: readonly ReceiptBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: ReceiptBlock): string[] {
  switch (block.kind) {
    case 'logo':
      return [];
    case 'rule':
      return ['-'.repeat(WIDTH)];
    case 'qr':
      return ['', ...(block.caption ? [block.caption] : []), block.link];
    case 'row': {
      const text = `${block.look === 'below' ? '  ' : ''}${block.text}`;
      const room = WIDTH - text.length - block.amount.length;
      // Too long for one line: the amount stands in the next.
      return room > 0 ? [`${text}${' '.repeat(room)}${block.amount}`] : [text, block.amount.padStart(WIDTH)];
    }
    default:
      return block.text
        .split('\n')
        .map((line) => (block.kind === 'text' ? line : `${' '.repeat(Math.max(0, Math.floor((WIDTH - line.length) / 2)))}${line}`));
  }
}
