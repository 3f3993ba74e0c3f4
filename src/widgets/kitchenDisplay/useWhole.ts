import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of a list's items stand in it whole: of so many that may have room, those that the screen has not cut, and at least one.
 * @param layout what their sizes follow from: where it changes they are counted anew
 */
export function useWhole<E extends HTMLElement>(most: number, layout: string): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const of = `${most} ${layout}`;
  const [found, setFound] = useState({ of, count: most });
  const count = found.of === of ? found.count : most;
  // After every drawing: what says how many are left takes room itself.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list?.clientHeight) return;
    const end = list.getBoundingClientRect().bottom + HALF_PIXEL;
    const whole = [...list.children].filter((item) => item.getBoundingClientRect().bottom <= end).length;
    if (whole < count && count > 1) setFound({ of, count: Math.max(1, whole) });
  });
  return [ref, count];
}

const HALF_PIXEL = 0.5;
