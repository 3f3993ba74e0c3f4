import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackedFont } from './unpackedFont.ts';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
/** The parts of the fonts that are shipped, the likeliest first: a character is drawn by the first part that has it. */
const PARTS: readonly (readonly [family: string, part: string])[] = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'devanagari'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans-arabic', 'math'],
  ['noto-sans-arabic', 'symbols'],
];

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

/** Every part, read once. */
export const fontParts: readonly FontPart[] = PARTS.map(([family, part]) => ({
  name: `${family}-${part}`,
  ranges: rangesOf(family, part),
  isRightToLeft: part === 'arabic',
  font: (weight) => fontOf(`@fontsource/${family}/files/${family}-${part}-${weight === 'bold' ? 700 : 400}-normal.woff`),
}));

/** The part that draws a code point; the first where none does, which draws an empty box. */
export function partFor(codePoint: number): FontPart {
  const known = parts.get(codePoint);
  if (known) return known;
  const found = fontParts.find((part) => covers(part, codePoint)) ?? (fontParts[0] as FontPart);
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

/** `U+0000-00FF,U+0131`, as the package says which characters each of its files holds. */
function rangesOf(family: string, part: string): FontPart['ranges'] {
  const said = JSON.parse(readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<string, string>;
  return (said[part] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
