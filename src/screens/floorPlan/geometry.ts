import { LEAST_ROOM, MAX_SIZE, MIN_SIZE, type Place, type PlanTable, type Room, type Shape } from './planTable.ts';

export interface Point {
  x: number;
  y: number;
}
type Outlined = Place & { shape: Shape };

/** What a table is moved by, and by the finest steps; centimetres. */
export const GRID = 10;
export const FINE = 1;
/** What it is turned by; degrees. */
export const TURN = 15;
/** Corners of what is round. */
const ROUND_CORNERS = 24;
/** Tables that are pushed together touch; what lies over each other by less is a matter of rounding. */
const TOLERANCE = 0.5;
/** What sines and cosines are off by. */
const ROUNDING = 1e-6;
/** Free floor around what stands furthest out. */
const MARGIN = 60;

/** To the nearest line of a grid. */
export const snapped = (value: number, step: number): number => Math.round(value / step) * step;

/** Degrees as they are stored: 0 to 359. */
export const turned = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** A vector turned clockwise by so many degrees; the plan's y points down. */
export function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** A table's outline, in the plan's coordinates; what is round has many corners. */
function outlineOf({ shape, x, y, width, depth, rotation }: Outlined): Point[] {
  const own: Point[] = isRound(shape)
    ? Array.from({ length: ROUND_CORNERS }, (_, at) => {
        const angle = (at * 2 * Math.PI) / ROUND_CORNERS;
        return { x: (width / 2) * Math.cos(angle), y: (depth / 2) * Math.sin(angle) };
      })
    : [-1, 1].flatMap((side) => [-side, side].map((end) => ({ x: (side * width) / 2, y: (end * depth) / 2 })));
  return own.map((corner) => {
    const moved = rotate(corner, rotation);
    return { x: x + moved.x, y: y + moved.y };
  });
}

export const isRound = (shape: Shape): boolean => shape === 'round' || shape === 'bar_seat';

/** Half of the upright box around a table. */
export function halfBox(table: Outlined): Point {
  const corners = outlineOf(table);
  return { x: Math.max(...corners.map(({ x }) => x)) - table.x, y: Math.max(...corners.map(({ y }) => y)) - table.y };
}

/** Whether two tables stand in each other's way: no line between them parts their outlines. */
export function overlap(one: Outlined, other: Outlined): boolean {
  // Most tables of a room are further apart than either of them reaches.
  const reach = (Math.hypot(one.width, one.depth) + Math.hypot(other.width, other.depth)) / 2;
  if (Math.hypot(one.x - other.x, one.y - other.y) >= reach) return false;
  const [a, b] = [outlineOf(one), outlineOf(other)];
  return ![...sidesOf(a), ...sidesOf(b)].some((normal) => {
    const [first, second] = [shadowOf(a, normal), shadowOf(b, normal)];
    return first[1] - second[0] <= TOLERANCE || second[1] - first[0] <= TOLERANCE;
  });
}

/** Of tables of one room, those that stand in the way of others: key → the others' keys. */
export function overlapsAmong(tables: readonly (Outlined & { key: number })[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  const note = (one: number, other: number) => found.set(one, [...(found.get(one) ?? []), other]);
  for (const [at, one] of tables.entries())
    for (const other of tables.slice(at + 1))
      if (overlap(one, other)) {
        note(one.key, other.key);
        note(other.key, one.key);
      }
  return found;
}

/** The place with its middle as near as it may be without leaving the room; what is larger than the room stands in its middle. */
export function insideRoom<T extends Outlined>(table: T, room: Room): T {
  const half = halfBox(table);
  return { ...table, x: within(table.x, half.x, room.width), y: within(table.y, half.y, room.depth) };
}

function within(at: number, half: number, size: number): number {
  if (half * 2 > size) return Math.round(size / 2);
  // Rounded into the room: whole centimetres are stored.
  const near = half - ROUNDING;
  return Math.min(Math.floor(size - near), Math.max(Math.ceil(near), Math.round(at)));
}

/** The room as somebody has said it, where need be as much larger as its tables ask for. */
export function roomFor(said: Partial<Room>, tables: readonly PlanTable[]): Room {
  const reach = { x: 0, y: 0 };
  for (const table of tables) {
    const { x, y } = table;
    if (x === null || y === null) continue;
    const half = halfBox({ ...table, x, y });
    reach.x = Math.max(reach.x, x + half.x);
    reach.y = Math.max(reach.y, y + half.y);
  }
  const sizeOf = (given: number | undefined, least: number, far: number) =>
    given === undefined ? Math.max(least, Math.ceil(far + MARGIN)) : Math.max(given, Math.ceil(far));
  return { width: sizeOf(said.width, LEAST_ROOM.width, reach.x), depth: sizeOf(said.depth, LEAST_ROOM.depth, reach.y) };
}

/** A side that is pulled: to the right, downwards, or both. */
export type Pull = 'x' | 'y' | 'both';

/**
 * The table with a side pulled to a point of the plan; the opposite side stays where it is. The sizes snap to the grid.
 */
export function resized<T extends Outlined>(table: T, pull: Pull, to: Point, step: number): T {
  const own = rotate({ x: to.x - table.x, y: to.y - table.y }, -table.rotation);
  const sized = (size: number, far: number) => limited(snapped(size / 2 + far, step));
  const width = pull === 'y' ? table.width : sized(table.width, own.x);
  const depth = pull === 'x' ? table.depth : sized(table.depth, own.y);
  const shift = rotate({ x: (width - table.width) / 2, y: (depth - table.depth) / 2 }, table.rotation);
  return { ...table, width, depth, x: Math.round(table.x + shift.x), y: Math.round(table.y + shift.y) };
}

export const limited = (size: number): number => Math.min(MAX_SIZE, Math.max(MIN_SIZE, size));

/** How far a table is turned where its top points to a point of the plan. */
export function pointedTo({ x, y }: Point, to: Point, step: number): number {
  return turned(snapped((Math.atan2(to.y - y, to.x - x) * 180) / Math.PI + 90, step));
}

function sidesOf(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    const length = Math.hypot(next.x - x, next.y - y) || 1;
    return { x: (y - next.y) / length, y: (next.x - x) / length };
  });
}

function shadowOf(corners: readonly Point[], normal: Point): [number, number] {
  const along = corners.map(({ x, y }) => x * normal.x + y * normal.y);
  return [Math.min(...along), Math.max(...along)];
}
