import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { ROW_HEIGHT, scrollerOf } from './rowHeight.ts';
import type { Lifting } from './useLifted.ts';

/** So near to an edge the list scrolls by itself, in pixels; and by how many at most, sixty times a second. */
const EDGE = 48;
const FASTEST = 12;

interface Drag {
  row: HTMLElement;
  from: number;
  /** Where the pointer was, and the list was scrolled to, as it began. */
  beganAt: number;
  scrolledTo: number;
  pointer: number;
}

/**
 * Dragging a row by its handle, by mouse, pen or finger. The row follows the pointer at once; the others are drawn again where it passes
 * them.
 */
export function useDragging(list: RefObject<HTMLElement | null>, lifting: Lifting, count: number) {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const latest = useRef(lifting);
  latest.current = lifting;

  const follow = () => {
    const now = drag.current;
    const scroller = scrollerOf(list.current);
    if (!now || !scroller) return;
    // Beyond the edge the row stays in sight.
    const { top, bottom } = scroller.getBoundingClientRect();
    const pointer = Math.min(bottom - ROW_HEIGHT / 2, Math.max(top + ROW_HEIGHT / 2, now.pointer));
    const way = pointer - now.beganAt + scroller.scrollTop - now.scrolledTo;
    const offset = Math.min((count - 1 - now.from) * ROW_HEIGHT, Math.max(-now.from * ROW_HEIGHT, way));
    now.row.style.transform = `translateY(${offset}px)`;
    latest.current.carry(now.from + Math.round(offset / ROW_HEIGHT));
  };
  const scroll = () => {
    const scroller = scrollerOf(list.current);
    if (!drag.current || !scroller) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { pointer } = drag.current;
    const beyond = pointer < top + EDGE ? pointer - top - EDGE : Math.max(0, pointer - bottom + EDGE);
    if (beyond) {
      scroller.scrollTop += FASTEST * Math.max(-1, Math.min(1, beyond / EDGE));
      follow();
    }
    frame.current = requestAnimationFrame(scroll);
  };
  const end = () => {
    cancelAnimationFrame(frame.current);
    drag.current?.row.style.removeProperty('transform');
    drag.current = null;
  };
  return {
    grab: (event: PointerEvent<HTMLElement>, row: HTMLElement, handle: HTMLElement, id: number) => {
      event.preventDefault();
      handle.focus({ preventScroll: true });
      handle.setPointerCapture(event.pointerId);
      const scrolledTo = scrollerOf(list.current)?.scrollTop ?? 0;
      drag.current = { row, from: lifting.indexOf(id), beganAt: event.clientY, scrolledTo, pointer: event.clientY };
      lifting.lift(id, 'pointer');
      frame.current = requestAnimationFrame(scroll);
    },
    pull: (event: PointerEvent) => {
      if (!drag.current) return;
      drag.current.pointer = event.clientY;
      follow();
    },
    letGo: () => {
      if (!drag.current) return;
      end();
      lifting.drop();
    },
    cancel: () => {
      if (!drag.current) return;
      end();
      lifting.putBack();
    },
  };
}

export type Dragging = ReturnType<typeof useDragging>;
