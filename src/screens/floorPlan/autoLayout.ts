import { halfBox, overlap } from './geometry.ts';
import type { PlacedTable, PlanTable, Room } from './planTable.ts';

/** Room for chairs between tables that nobody has placed; centimetres. */
const GAP = 60;
const STEP = 20;

/**
 * Gives every table of a room a place: those that have one keep it, the others stand row by row where there is room, below everything else
 * where there is none. The same tables always come to stand alike. A table is never hidden.
 */
export function laidOut(tables: readonly PlanTable[], room: Room): PlacedTable[] {
  const placed: PlacedTable[] = tables.flatMap((table) => (isPlaced(table) ? [{ ...table, isGuessed: false }] : []));
  for (const table of tables) if (!isPlaced(table)) placed.push(freePlace(table, placed, room));
  const order = new Map(tables.map(({ key }, at) => [key, at]));
  return placed.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
}

const isPlaced = (table: PlanTable): table is PlanTable & { x: number; y: number } => table.x !== null && table.y !== null;

/** Where a table fits, with some floor around it. */
function freePlace(table: PlanTable, others: readonly PlacedTable[], room: Room): PlacedTable {
  const here = { ...table, x: 0, y: 0, isGuessed: true };
  const half = halfBox(here);
  const margin = { width: table.width + GAP, depth: table.depth + GAP };
  const first = { x: Math.ceil(half.x) + GAP / 2, y: Math.ceil(half.y) + GAP / 2 };
  for (let y = first.y; y + half.y <= room.depth; y += STEP)
    for (let x = first.x; x + half.x <= room.width; x += STEP)
      if (!others.some((other) => overlap({ ...here, ...margin, x, y }, other))) return { ...here, x, y };
  const lowest = others.reduce((low, other) => Math.max(low, other.y + halfBox(other).y), 0);
  return { ...here, x: first.x, y: Math.ceil(lowest + half.y + GAP / 2) };
}
