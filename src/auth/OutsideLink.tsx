import type { MouseEvent, ReactNode } from 'react';
import { goTo, usePlace } from './place.ts';
import './outside.css';

/** A link from one page outside to another, which takes the way back along. */
export function OutsideLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  const { search } = usePlace();
  const address = to + search;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab or window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(address, { state });
  };
  return (
    <a className="outside-link" href={address} onClick={follow}>
      {children}
    </a>
  );
}
