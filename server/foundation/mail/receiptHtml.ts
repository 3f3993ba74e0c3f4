import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';
import { escaped } from './escaped.ts';

const ink = '#14171C';
const figures = 'font-variant-numeric:tabular-nums;';

/**
 * A receipt inside an email: a narrow table on white, as paper is, whatever dress the email wears. `logo`: the id of the picture that goes
 * with it.
 */
export function receiptHtml(blocks: readonly ReceiptBlock[], end: 'left' | 'right', logo?: string): string {
  const rows = blocks.map((block) => rowHtml(block, end, logo)).filter(Boolean);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 auto 20px;max-width:360px;background:#FFFFFF;border:1px solid #D9DDE3;border-radius:4px;">
<tr><td style="padding:20px 18px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="color:${ink};font-size:14px;line-height:1.45;${figures}">
${rows.join('\n')}
</table></td></tr></table>`;
}

function rowHtml(block: ReceiptBlock, end: 'left' | 'right', logo: string | undefined): string {
  switch (block.kind) {
    case 'logo':
      return logo
        ? wide(
            `<img src="cid:${logo}" alt="" height="72" style="display:inline-block;max-width:200px;max-height:72px;height:auto;border:0;">`,
            'text-align:center;padding-bottom:8px;',
          )
        : '';
    case 'rule':
      return (
        wide('', 'padding:6px 0 0;border-bottom:1px dashed #14171C;font-size:0;line-height:0;') +
        wide('', 'padding:0 0 6px;font-size:0;line-height:0;')
      );
    case 'row':
      return amountRow(block, end);
    case 'qr':
      // An email is read where the link can be opened at once: nobody photographs their own screen.
      return wide(
        `<a href="${escaped(block.link)}" style="color:#0B57D0;">${escaped(block.caption || block.link)}</a>`,
        'text-align:center;padding-top:12px;',
      );
    case 'name':
      return wide(`<strong style="font-size:18px;">${escaped(block.text)}</strong>`, 'text-align:center;padding-bottom:4px;');
    default:
      return wide(escaped(block.text).replaceAll('\n', '<br>'), block.kind === 'text' ? '' : 'text-align:center;');
  }
}

const wide = (html: string, style: string) => `<tr><td colspan="2" dir="auto" style="${style}">${html}</td></tr>`;

function amountRow({ text, amount, look }: Extract<ReceiptBlock, { kind: 'row' }>, end: 'left' | 'right'): string {
  const start = end === 'right' ? 'left' : 'right';
  const dress = look === 'total' ? 'font-weight:700;font-size:17px;' : '';
  const indent = look === 'below' ? `padding-${start}:14px;` : '';
  return `<tr><td dir="auto" style="${dress}${indent}text-align:${start};">${escaped(text)}</td><td dir="ltr" style="${dress}text-align:${end};white-space:nowrap;vertical-align:top;">${escaped(amount)}</td></tr>`;
}
