import { type RefObject, useEffect, useRef, useState } from 'react';

/** What of a heading may be cut: the room beside its column's values, so that each of them can still be read. */
const ROOM = '0px 8px';
/** All of it, but for what rounding takes. */
const WHOLE = 0.98;

interface HiddenColumns {
  frame: RefObject<HTMLDivElement | null>;
  /** Their headings, a line each. */
  hidden: string;
  /** Whether the table is wider than its frame. */
  isWider: boolean;
  /** Brings the next of them into sight. */
  reveal: () => void;
}

/**
 * The columns of a table that its frame does not show whole, by their headings, in their order; and what brings the next of them into
 * sight. The browser tells when headings come and go, so that scrolling measures nothing.
 */
export function useHiddenColumns(): HiddenColumns {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState('');
  const [isWider, setIsWider] = useState(false);
  // Columns come, go and change places with what is drawn: each time its headings are looked at anew.
  useEffect(() => {
    const root = frame.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const headings = [...root.querySelectorAll<HTMLElement>('thead th:not(.check)')];
    const seen = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) seen.set(target, intersectionRatio);
        const cut = headings.filter((one) => (seen.get(one) ?? 1) < WHOLE);
        // None in sight: the frame itself is not shown.
        const isShown = headings.some((one) => seen.get(one) !== 0);
        setHidden(isShown ? cut.map(nameOf).filter(Boolean).join('\n') : '');
        setIsWider(cut.length > 0);
      },
      { root, rootMargin: ROOM, threshold: [0, WHOLE] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  });
  const reveal = () => {
    const [next] = hidden.split('\n');
    const headings = [...(frame.current?.querySelectorAll<HTMLElement>('thead th') ?? [])];
    headings.find((one) => nameOf(one) === next)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  return { frame, hidden, isWider, reveal };
}

function nameOf(heading: HTMLElement): string {
  return heading.textContent?.trim() ?? '';
}
