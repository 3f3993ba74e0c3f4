import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scriptFonts } from '#/i18n/languages.ts';
import { present } from '#/model/values/shapes.ts';
import { unpackedFont } from './unpackedFont.ts';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
/** Whose letters the shaper turns round by itself. */
const TURNED = ['arabic', 'hebrew'];
const BASE = 'Noto Sans';
const LATIN = ['latin', 'latin-ext'];
/** What a font of some script brings beside its letters. */
const SIGNS = ['math', 'symbols'];

/** One part of a font: some scripts of a family. */
export interface FontPart {
  /** `noto-sans-arabic-arabic`: with the weight it names a font of a document. */
  name: string;
  /** Inclusive ranges of code points, ascending. */
  ranges: readonly (readonly [number, number])[];
  /** Whether the shaper turns its letters round by itself. */
  isRightToLeft: boolean;
  /** The plain font, read and unpacked once. */
  font(weight: Weight): Uint8Array;
}

/** Every part of the fonts that are shipped, the likeliest first: a character is drawn by the first part that has it. */
export const fontParts: readonly FontPart[] = [
  ...partsOf(BASE, (part) => LATIN.includes(part)),
  ...scriptFonts.flatMap((family) => partsOf(family, (part) => !LATIN.includes(part) && !SIGNS.includes(part))),
  ...partsOf(BASE, (part) => !LATIN.includes(part)),
  ...scriptFonts.flatMap((family) => partsOf(family, (part) => SIGNS.includes(part))),
];

/** The part that draws a code point; the first where none does, which draws an empty box. */
export function partFor(codePoint: number): FontPart {
  const known = parts.get(codePoint);
  if (known) return known;
  const found = fontParts.find((part) => covers(part, codePoint)) ?? present(fontParts[0], 'font');
  parts.set(codePoint, found);
  return found;
}

/** Whether a part has a code point. */
export function covers({ ranges }: FontPart, codePoint: number): boolean {
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const parts = new Map<number, FontPart>();
const fonts = new Map<string, Uint8Array>();

function fontOf(file: string): Uint8Array {
  const known = fonts.get(file);
  if (known) return known;
  const font = unpackedFont(readFileSync(require.resolve(file)));
  fonts.set(file, font);
  return font;
}

/** Those parts of a family that are wanted, as its package lists them with the characters that each holds. */
function partsOf(family: string, isWanted: (part: string) => boolean): FontPart[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const listed: Record<string, string> = JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'));
  const wanted = Object.entries(listed).filter(([part]) => isWanted(part));
  // Latin before what Latin is seldom written with.
  return wanted
    .sort(([one], [other]) => LATIN.indexOf(one) - LATIN.indexOf(other))
    .map(([part, ranges]) => ({
      name: `${name}-${part}`,
      ranges: rangesOf(ranges),
      isRightToLeft: TURNED.includes(part),
      font: (weight) => fontOf(`@fontsource/${name}/files/${name}-${part}-${weight === 'bold' ? 700 : 400}-normal.woff`),
    }));
}

/** `U+0000-00FF,U+0131` as ranges. */
function rangesOf(said: string): FontPart['ranges'] {
  return said.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
