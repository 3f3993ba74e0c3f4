import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a heading is in sight where its column counts as seen. */
const SEEN = 0.6;
/** All of it, but for what rounding takes. */
const WHOLE = 0.98;

interface HiddenColumns {
  frame: RefObject<HTMLDivElement | null>;
  /** Their headings, a line each. */
  hidden: string;
  /** Whether the table is wider than its frame, be it by less than a column. */
  isWider: boolean;
  /** Brings the next of them into sight. */
  reveal: () => void;
}

/**
 * The columns of a table that its frame does not show, by their headings, in their order; and what brings the next of them into sight.
 * The browser tells when headings come and go, so that scrolling measures nothing.
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
    const outside = new Set<Element>();
    const cut = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          for (const [less, than] of [
            [outside, SEEN],
            [cut, WHOLE],
          ] as const)
            if (intersectionRatio < than) less.add(target);
            else less.delete(target);
        // None in sight: the frame itself is not shown.
        const all = outside.size === headings.length ? [] : headings.filter((one) => outside.has(one));
        setHidden(all.map(nameOf).filter(Boolean).join('\n'));
        setIsWider(cut.size > 0);
      },
      { root, threshold: [SEEN, WHOLE] },
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
