import { brokenLines } from '#/resources/reference/brokenLines.ts';
import type { LabelStyle, LabelTools } from '#/resources/reference/labelLayout.ts';

/** The letters of the printed labels. */
export const FAMILY = '"Noto Sans", "Noto Sans Arabic", sans-serif';
/** Widths are taken at this size, so that rounding does not matter. */
const AT = 100;
/** Of a letter, where nothing can be measured. */
const USUAL = 0.56;

/** Measures lines in the labels' letters; anew once they are loaded. */
export function lineMeasure(isLoaded: boolean): LabelTools['lines'] {
  const known = isLoaded ? loaded : before;
  const width = (line: string, { size, weight }: LabelStyle) => {
    const key = `${weight === 'bold' ? 700 : 400}${line}`;
    const at = known.get(key) ?? measured(line, weight === 'bold' ? 700 : 400);
    known.set(key, at);
    return at * size;
  };
  return { width, broken: (text, room, style, most) => brokenLines(text, room, (line) => width(line, style), most) };
}

const before = new Map<string, number>();
const loaded = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Of one point. */
function measured(line: string, weight: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return [...line].length * USUAL;
  context.font = `${weight} ${AT}px ${FAMILY}`;
  return context.measureText(line).width / AT;
}
