import { contrastOf, inkOn, READABLE } from '#/model/values/contrast.ts';
import type { EmailLook } from './emailContent.ts';
import { escaped } from './escaped.ts';

const house = { accent: '#9A5B00', accentInDark: '#FFB224', ink: '#1B2430', inkInDark: '#F2F4F7' };
const PAPER = '#FFFFFF';
const DARK_PAPER = '#171C23';

/** What an email is coloured with; the accent may be anything, so what cannot be read on the paper gives way to ink. */
export interface EmailColors {
  /** Behind the name at the head; null: the name stands on the page, over a line. */
  band: { color: string; ink: string } | null;
  link: string;
  linkInDark: string;
}

/** The colours of an email. */
export function emailColors(look: Pick<EmailLook, 'color'> | undefined): EmailColors {
  const color = look?.color && HEX.test(look.color) ? look.color : null;
  const { accent, accentInDark, ink, inkInDark } = house;
  if (!color) return { band: null, link: accent, linkInDark: accentInDark };
  return {
    band: { color, ink: inkOn(color) },
    link: contrastOf(color, PAPER) >= READABLE ? color : ink,
    linkInDark: contrastOf(color, DARK_PAPER) >= READABLE ? color : inkInDark,
  };
}

const PICTURE = 'display:inline-block;max-width:240px;max-height:64px;height:auto;border:0;';
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The head of an email: its logo on white, whatever dress the email wears, as logos are drawn for paper; then the name, on the accent if
 * there is one. `logo`: the id of the picture that goes with it.
 */
export function headHtml(name: string, { band }: EmailColors, logo: string | undefined): string {
  const image = `<img src="cid:${logo}" alt="" height="64" style="${PICTURE}">`;
  const plate = `padding:20px 28px;background:${PAPER};border-radius:12px 12px 0 0;`;
  const picture = logo ? `<tr><td class="plate" align="center" bgcolor="${PAPER}" style="${plate}">${image}</td></tr>\n` : '';
  const round = logo ? '' : 'border-radius:12px 12px 0 0;';
  const dress = band
    ? `class="band" bgcolor="${band.color}" dir="auto" style="padding:14px 28px;color:${band.ink};background:${band.color};${round}`
    : `class="ink" style="padding:${logo ? '12px' : '0'} 4px 16px;color:${house.ink};border-bottom:3px solid ${house.accent};`;
  return `${picture}<tr><td ${dress}font-size:16px;font-weight:700;">${escaped(name)}</td></tr>`;
}

/** What an establishment says at the foot of its emails, line by line. */
export function footerHtml(footer: string): string {
  return `<div dir="auto" style="padding-bottom:12px;">${escaped(footer).replaceAll(/\r?\n/g, '<br>')}</div>`;
}

/** For those whose mail program is dark. Band and logo keep their own colours, which can be read on each other in both. */
export function darkDress({ band, linkInDark }: EmailColors): string {
  const own = band ? `\n.band { background: ${band.color} !important; color: ${band.ink} !important; }` : '';
  return `@media (prefers-color-scheme: dark) {
.page { background: #0F1318 !important; } .paper { background: ${DARK_PAPER} !important; } .code { background: #1F262F !important; }
.ink { color: ${house.inkInDark} !important; border-color: ${house.accentInDark} !important; } .quiet { color: #A7B2BF !important; }
.link { color: ${linkInDark} !important; } .plate { background: ${PAPER} !important; }${own}
}`;
}
