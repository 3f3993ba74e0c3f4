import type { Place, Shape } from './planTable.ts';

/** A chair around a table, in the table's own coordinates: its middle, and how it is turned. */
export interface Chair {
  x: number;
  y: number;
  angle: number;
}

/** How far a chair's middle stands from the edge of its table; centimetres. */
const AWAY = 14;
/** More are not drawn: the number of seats stands in words. */
const MAX_CHAIRS = 24;

/** Where the chairs of a table stand: evenly around what is round, along the sides of what is not, the longer ones first. */
export function chairsOf({ shape, width, depth }: Pick<Place, 'width' | 'depth'> & { shape: Shape }, capacity: number): Chair[] {
  const chairs = Math.min(capacity, MAX_CHAIRS);
  if (shape === 'booth' || shape === 'bar_seat') return [];
  if (shape === 'round')
    return Array.from({ length: chairs }, (_, at) => {
      const turn = (at * 2 * Math.PI) / chairs - Math.PI / 2;
      const [x, y] = [Math.cos(turn) * (width / 2 + AWAY), Math.sin(turn) * (depth / 2 + AWAY)];
      return { x, y, angle: (turn * 180) / Math.PI + 90 };
    });
  return sidesFor(chairs, width, depth).flatMap((many, side) => alongSide(many, side, width, depth));
}

/** How many chairs stand above, below, left and right. */
function sidesFor(chairs: number, width: number, depth: number): [number, number, number, number] {
  // At a square of four or more one sits on every side; else two ends stay free up to six, as long as the long sides have room.
  const isSquare = Math.abs(width - depth) < Math.max(width, depth) / 4;
  const perEnd = chairs < 3 ? 0 : isSquare ? Math.floor(chairs / 4) : chairs > 6 ? 1 : 0;
  const left = chairs - 2 * perEnd;
  const [first, second] = [Math.ceil(left / 2), Math.floor(left / 2)];
  return width >= depth ? [first, second, perEnd, perEnd] : [perEnd, perEnd, first, second];
}

function alongSide(many: number, side: number, width: number, depth: number): Chair[] {
  return Array.from({ length: many }, (_, at) => {
    const share = (at + 1) / (many + 1) - 0.5;
    if (side < 2) return { x: share * width, y: (side === 0 ? -1 : 1) * (depth / 2 + AWAY), angle: side === 0 ? 0 : 180 };
    return { x: (side === 2 ? -1 : 1) * (width / 2 + AWAY), y: share * depth, angle: side === 2 ? 270 : 90 };
  });
}
