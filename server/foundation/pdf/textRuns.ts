import bidiFactory from 'bidi-js';
import { covers, type FontPart, partFor } from './fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** A piece of a line that one part of a font draws, as it is given to the shaper. */
export interface TextRun {
  text: string;
  part: FontPart;
}

interface Segment extends TextRun {
  level: number;
}

const bidi = bidiFactory();
/** Letters that run from right to left, and the marks that embed or isolate; a line without any needs no turning. */
const TURNED = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Marks that steer the order and are not drawn. */
const UNDRAWN = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C\uFEFF]/g;

/** A line's own direction: that of its first letter that has one. */
export type LineDirection = Direction | 'auto';

/**
 * A line's pieces from left to right (UAX #9): letters of each script together, figures inside Arabic the right way round, brackets
 * mirrored.
 */
export function textRuns(line: string, direction: LineDirection): TextRun[] {
  const isTurned = direction === 'rtl' || TURNED.test(line);
  const levels = isTurned ? bidi.getEmbeddingLevels(line, direction === 'auto' ? undefined : direction).levels : undefined;
  return inVisualOrder(segmentsOf(line, levels)).flatMap((segment) => {
    const text = turned(segment).replace(UNDRAWN, '');
    return text ? [{ text, part: segment.part }] : [];
  });
}

/** Neighbours of one level and one part of a font, in the order in which they are read. */
function segmentsOf(line: string, levels: Uint8Array | undefined): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels?.[at] ?? 0;
    at += character.length;
    const codePoint = character.codePointAt(0) ?? 0;
    const last = segments.at(-1);
    if (last && last.level === level && covers(last.part, codePoint)) last.text += character;
    else segments.push({ text: character, part: partFor(codePoint), level });
  }
  return segments;
}

/** Rule L2: from the highest level down, what is at least so deep is turned round. */
function inVisualOrder(segments: Segment[]): Segment[] {
  const deepest = Math.max(0, ...segments.map(({ level }) => level));
  for (let level = deepest; level >= 1; level--) {
    for (let from = 0; from < segments.length; from++) {
      if ((segments[from]?.level ?? 0) < level) continue;
      let to = from;
      while (to + 1 < segments.length && (segments[to + 1]?.level ?? 0) >= level) to++;
      segments.splice(from, to - from + 1, ...segments.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return segments;
}

/** The shaper turns Arabic letters round by itself; blanks and signs between them have to be turned and mirrored for it. */
function turned({ text, part, level }: Segment): string {
  if (level % 2 === 0 || part.isRightToLeft) return text;
  return [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
}
