import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a heading is in sight where its column counts as seen. */
const SEEN = 0.6;

/**
 * The columns of a table that its frame does not show, by their headings, in their order; and what brings the next of them into sight.
 * The browser tells when headings come and go, so that scrolling measures nothing.
 */
export function useHiddenColumns(): [frame: RefObject<HTMLDivElement | null>, hidden: string, reveal: () => void] {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState('');
  // Columns come, go and change places with what is drawn: each time its headings are looked at anew.
  useEffect(() => {
    const root = frame.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const headings = [...root.querySelectorAll<HTMLElement>('thead th:not(.check)')];
    const outside = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio < SEEN) outside.add(target);
          else outside.delete(target);
        // None in sight: the frame itself is not shown.
        const all = outside.size === headings.length ? [] : headings.filter((one) => outside.has(one));
        setHidden(all.map(nameOf).filter(Boolean).join('\n'));
      },
      { root, threshold: SEEN },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  });
  const reveal = () => {
    const [next] = hidden.split('\n');
    const headings = [...(frame.current?.querySelectorAll<HTMLElement>('thead th') ?? [])];
    headings.find((one) => nameOf(one) === next)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  return [frame, hidden, reveal];
}

function nameOf(heading: HTMLElement): string {
  return heading.textContent?.trim() ?? '';
}
