import { directionOf, scriptFonts } from '#/i18n/languages.ts';
import type { Block, EmailContent } from './emailContent.ts';
import { darkDress, type EmailColors, emailColors, footerHtml, headHtml } from './emailLook.ts';
import { escaped } from './escaped.ts';
import { receiptHtml } from './receiptHtml.ts';

const ink = '#1B2430';
const quiet = '#55606E';
const scripts = scriptFonts.map((family) => `'${family}',`).join('');
const fonts = `'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,${scripts}sans-serif`;

/**
 * The email as HTML: one narrow column of tables with inline styles, which is what mail programs agree on, and a dark dress for those that
 * wear one.
 */
export function composeHtml({ language, business, subject, preview, blocks, look }: EmailContent, foot: string): string {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const end = start === 'left' ? 'right' : 'left';
  const colors = emailColors(look);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkDress(colors)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F6F7F9;">
<div style="display:none;max-height:0;overflow:hidden;">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="background:#F6F7F9;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font-family:${fonts};text-align:${start};">
${headHtml(look?.name ?? business, colors, look?.logo?.cid)}
<tr><td class="paper" style="padding:28px 28px 12px;background:#FFFFFF;border-radius:0 0 12px 12px;">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink};">${escaped(subject)}</h1>
${blocks.map((block) => blockHtml(block, end, colors)).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:12px;line-height:1.5;color:${quiet};">${look?.footer ? footerHtml(look.footer) : ''}${escaped(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: Block, end: 'left' | 'right', colors: EmailColors): string {
  if (block.kind === 'code') return codeHtml(block);
  if (block.kind === 'figures') return figuresHtml(block, end);
  if (block.kind === 'link') return linkHtml(block, colors);
  if (block.kind === 'quote') return quoteHtml(block);
  if (block.kind === 'receipt') return receiptHtml(block.receipt, end, block.logo);
  const [size, colour, name] = block.kind === 'remark' ? [13, quiet, 'quiet'] : [15, ink, 'ink'];
  return `<p class="${name}" style="margin:0 0 16px;font-size:${size}px;line-height:1.6;color:${colour};">${escaped(block.text)}</p>`;
}

/** Labels at one side, figures at the other. */
function figuresHtml({ rows }: Extract<Block, { kind: 'figures' }>, end: 'left' | 'right'): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td class="quiet" style="padding:4px 0;font-size:14px;color:${quiet};">${escaped(label)}</td><td class="ink" align="${end}" style="padding:4px 0;font-size:15px;font-weight:600;color:${ink};"><span dir="ltr">${escaped(value)}</span></td></tr>`,
  );
  return `<table class="paper" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;">${lines.join('')}</table>`;
}

/** In the direction of its own words, and no address in it becomes a link. */
function quoteHtml({ text }: Extract<Block, { kind: 'quote' }>): string {
  const lines = escaped(text).replaceAll('\n', '<br>');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;"><tr><td class="code ink" dir="auto" style="padding:14px 16px;background:#F6F7F9;border-radius:8px;font-size:15px;line-height:1.6;color:${ink};">${lines}</td></tr></table>`;
}

function linkHtml({ text, address }: Extract<Block, { kind: 'link' }>, { link: color }: EmailColors): string {
  const link = `<a class="link" href="${escaped(address)}" style="color:${color};font-weight:600;">${escaped(text)}</a>`;
  return `<p style="margin:0 0 16px;font-size:15px;line-height:1.6;">${link}</p>`;
}

/** Digits run from left to right in every language. */
function codeHtml({ text, label }: Extract<Block, { kind: 'code' }>): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;"><tr><td class="code" align="center" style="padding:16px 12px;background:#F6F7F9;border-radius:8px;">
<div class="quiet" style="margin-bottom:4px;font-size:12px;color:${quiet};">${escaped(label)}</div>
<div class="ink" dir="ltr" style="font-family:'SF Mono',Consolas,Menlo,monospace;font-size:32px;font-weight:700;letter-spacing:8px;color:${ink};">${escaped(text)}</div>
</td></tr></table>`;
}
