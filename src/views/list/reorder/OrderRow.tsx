import { type Identifier, useTranslate } from 'ra-core';
import { memo } from 'react';
import { ROW_HEIGHT } from './rowHeight.ts';
import type { Lifted } from './useLifted.ts';

/** Material's own drawings; a thousand rows of its components would take seconds. */
const DOTS = [6, 12, 18].flatMap((y) => [9, 15].map((x) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`));
const DRAWN = {
  handle: DOTS.join(''),
  up: 'm4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z',
  down: 'm20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z',
};

interface OrderRowProps {
  id: Identifier;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** In whose hand it is. */
  by: Lifted['by'] | undefined;
  /** Places that it stands beside its own while a row is carried; the row under a pointer follows that by itself. */
  shift: number;
  /** Whether it is the one that Tab comes to: the arrow keys lead from there to the others. */
  isCurrent: boolean;
  /** The id of the text that says which keys do what. */
  describedBy: string;
}

/** A record in its order: what is pressed on it, the list itself hears. */
export const OrderRow = memo(function OrderRow({ id, name, isFirst, isLast, by, shift, isCurrent, describedBy }: OrderRowProps) {
  const translate = useTranslate();
  return (
    <li
      data-id={id}
      className={by ? `lifted ${by}` : undefined}
      style={shift ? { transform: `translateY(${shift * ROW_HEIGHT}px)` } : undefined}
    >
      <button
        type="button"
        data-part="handle"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={translate('reorder.handle', { name })}
        aria-pressed={by !== undefined}
        aria-describedby={describedBy}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={DRAWN.handle} />
        </svg>
      </button>
      <span dir="auto" title={name}>
        {name}
      </span>
      <button type="button" data-part="up" tabIndex={-1} aria-disabled={isFirst} aria-label={translate('views.move_up', { name })}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={DRAWN.up} />
        </svg>
      </button>
      <button type="button" data-part="down" tabIndex={-1} aria-disabled={isLast} aria-label={translate('views.move_down', { name })}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={DRAWN.down} />
        </svg>
      </button>
    </li>
  );
});
