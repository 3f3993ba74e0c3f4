import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { GRID, type Point, type Pull, pointedTo, resized, snapped, TURN } from './geometry.ts';
import type { PlacedTable, Room } from './planTable.ts';
import type { Plan } from './usePlan.ts';

/** What is done to a table while the pointer is down. */
type Gesture = 'move' | 'turn' | Pull;

interface Held {
  table: PlacedTable;
  gesture: Gesture;
  /** Where the pointer went down: in the room, and on the screen. */
  from: Point;
  shown: Point;
  /** One step to be undone. */
  step: string;
  isMoving: boolean;
}

/** The class of what a table is sized and turned by. */
export const HANDLES = 'handles';
/** A finger or a mouse that moves less than so many pixels has only pressed. */
const STILL = 4;

/** Moves, resizes and turns tables by mouse, finger or pen. `onMoved`: it has been let go somewhere else. */
export function usePointer(plan: Plan, onMoved: (table: PlacedTable) => void) {
  const picture = useRef<SVGSVGElement>(null);
  const held = useRef<Held>(undefined);
  const last = useRef<PlacedTable>(undefined);
  const count = useRef(0);
  useHeldByFinger(picture);
  const grab = (event: ReactPointerEvent, table: PlacedTable, gesture: Gesture) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    // Whatever the pointer passes over, it is the picture that hears of it.
    picture.current?.setPointerCapture?.(event.pointerId);
    count.current += 1;
    const from = pointIn(picture.current, plan.area.room, event);
    held.current = {
      ...{ table, gesture, from, step: `pointer ${count.current}`, isMoving: false },
      shown: { x: event.clientX, y: event.clientY },
    };
    plan.select(table.key);
  };
  const move = (event: ReactPointerEvent) => {
    const now = held.current;
    if (!now) return;
    const away = Math.hypot(event.clientX - now.shown.x, event.clientY - now.shown.y);
    if (!now.isMoving && away < STILL) return;
    now.isMoving = true;
    last.current = plan.put(now.table, placeAt(now, pointIn(picture.current, plan.area.room, event)), now.step);
  };
  const release = () => {
    if (held.current?.isMoving && last.current) onMoved(last.current);
    held.current = undefined;
    last.current = undefined;
  };
  /** Puts what is being moved back where it was. */
  const giveUp = (): boolean => {
    const now = held.current;
    if (!now?.isMoving) return false;
    plan.dispatch({ do: 'undo' });
    held.current = undefined;
    last.current = undefined;
    return true;
  };
  return {
    picture,
    grab,
    giveUp,
    /** For the picture, which hears of everything once something is held. */
    listeners: { onPointerMove: move, onPointerUp: release, onPointerCancel: () => void giveUp() },
  };
}

/**
 * A finger on a table moves the table, on the bare floor it pans. `touch-action` says that of boxes only, and what is drawn has none; React
 * hears of fingers too late to keep the browser from panning.
 */
function useHeldByFinger(picture: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = picture.current;
    const keep = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(`.movable, .${HANDLES}`)) event.preventDefault();
    };
    svg?.addEventListener('touchstart', keep, { passive: false });
    return () => svg?.removeEventListener('touchstart', keep);
  }, [picture]);
}

function placeAt({ table, gesture, from }: Held, to: Point) {
  if (gesture === 'turn') return { rotation: pointedTo(table, to, TURN) };
  if (gesture === 'move') return { x: snapped(table.x + to.x - from.x, GRID), y: snapped(table.y + to.y - from.y, GRID) };
  const { x, y, width, depth } = resized(table, gesture, to, GRID);
  return { x, y, width, depth };
}

/** Where in the room an event happened. */
function pointIn(svg: SVGSVGElement | null, { width, depth }: Room, { clientX, clientY }: ReactPointerEvent): Point {
  const box = svg?.getBoundingClientRect();
  if (!box?.width || !box.height) return { x: clientX, y: clientY };
  return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * depth };
}
