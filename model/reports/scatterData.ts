import type { Scatter } from '#/model/language/reports.ts';

type Row = Readonly<Record<string, unknown>>;

/** One row as a dot. */
export interface Dot {
  name: unknown;
  x: number;
  y: number;
  group: string;
}

/** The dots of rows that have both figures and a group, and where the middle is, where all rows say the same. */
export function scatterData(
  { category, values: [across, up], group, lines }: Scatter,
  rows: readonly Row[],
): { dots: Dot[]; middle: { x: number; y: number } | undefined } {
  const dots = rows.flatMap((row) => {
    const [x, y, of] = [row[across], row[up], row[group]];
    return typeof x === 'number' && typeof y === 'number' && typeof of === 'string' ? [{ name: row[category], x, y, group: of }] : [];
  });
  const [x, y] = lines.map((name) => sameIn(rows.map((row) => row[name])));
  return { dots, middle: x === undefined || y === undefined ? undefined : { x, y } };
}

function sameIn(values: readonly unknown[]): number | undefined {
  const [first] = values;
  return typeof first === 'number' && values.every((value) => value === first) ? first : undefined;
}

/** A text beside a dot, in pixels. */
export interface Label {
  index: number;
  x: number;
  y: number;
  end: boolean;
}

const HEIGHT = 16;

/**
 * Which dots have room for their name beside them: those farthest from the others' middle first, none over another or over the edge.
 * @param dots where each is, in pixels, and how wide its name
 */
export function labelsOf(dots: readonly { x: number; y: number; width: number }[], frame: { left: number; right: number }): Label[] {
  const mean = (of: (dot: { x: number; y: number }) => number) => dots.reduce((sum, dot) => sum + of(dot), 0) / Math.max(1, dots.length);
  const [x, y] = [mean((dot) => dot.x), mean((dot) => dot.y)];
  const taken = dots.map((dot) => ({ left: dot.x - 5, right: dot.x + 5, top: dot.y - 5, bottom: dot.y + 5 }));
  const labels: Label[] = [];
  const order = dots.map((_, index) => index).sort((a, b) => away(dots[b], x, y) - away(dots[a], x, y));
  for (const index of order) {
    const dot = dots[index];
    if (!dot) continue;
    for (const end of [false, true]) {
      const left = end ? dot.x - 9 - dot.width : dot.x + 9;
      const box = { left, right: left + dot.width, top: dot.y - HEIGHT / 2, bottom: dot.y + HEIGHT / 2 };
      if (box.left < frame.left || box.right > frame.right || taken.some((other) => isOver(box, other))) continue;
      taken.push(box);
      labels.push({ index, x: end ? dot.x - 9 : dot.x + 9, y: dot.y + 4, end });
      break;
    }
  }
  return labels;
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function away(dot: { x: number; y: number } | undefined, x: number, y: number): number {
  return dot ? Math.hypot(dot.x - x, dot.y - y) : 0;
}
