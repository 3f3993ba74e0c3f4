import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { widthVariable } from './columnStyle.ts';

const NARROWEST = 64;
const WIDEST = 800;
const STEP = 16;

interface WidthHandleProps {
  name: string;
  label: string;
  /** Pixels; undefined: as wide as what stands in it asks. */
  width: number | undefined;
  onChange: (width: number | null) => void;
}

/** The edge of a column: dragged, or moved by the arrow keys; a double click or Delete makes it as wide as it asks. */
export function WidthHandle({ name, label, width, onChange }: WidthHandleProps) {
  const translate = useTranslate();
  const drag = useRef<{ from: number; width: number; last: number } | null>(null);
  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
  const measured = (element: Element) => element.closest('th')?.offsetWidth ?? NARROWEST;
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = measured(event.currentTarget);
    drag.current = { from: event.clientX, width: now, last: now };
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const way = (event.clientX - drag.current.from) * (isRtl(event.currentTarget) ? -1 : 1);
    drag.current.last = within(drag.current.width + way);
    // Seen at once, kept when it is let go: the rows are not drawn again meanwhile.
    event.currentTarget.closest('table')?.style.setProperty(widthVariable(name), `${drag.current.last}px`);
  };
  const release = () => {
    if (drag.current && drag.current.last !== drag.current.width) onChange(drag.current.last);
    drag.current = null;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(null);
    else if (step === undefined) return;
    else onChange(within((width ?? measured(event.currentTarget)) + (isRtl(event.currentTarget) ? -step : step)));
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator that has a value can
    <span
      role="separator"
      tabIndex={0}
      className="grip"
      aria-orientation="vertical"
      aria-label={translate('lists.width_of', { name: label })}
      aria-valuenow={width ?? 0}
      aria-valuemin={0}
      aria-valuemax={WIDEST}
      aria-valuetext={width === undefined ? translate('lists.width_auto') : translate('lists.width_px', { width })}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onChange(null)}
      onKeyDown={press}
    />
  );
}

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}
