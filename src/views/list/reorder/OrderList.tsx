import { styled } from '@mui/material/styles';
import type { Identifier } from 'ra-core';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { oneOf } from '#/model/values/shapes.ts';
import { OrderRow } from './OrderRow.tsx';
import { ROW_HEIGHT, reveal } from './rowHeight.ts';
import { useDragging } from './useDragging.ts';
import { type Lifted, type Moving, ROW_PARTS, type RowPart, useLifted } from './useLifted.ts';

interface OrderListProps extends Omit<Moving, 'list'> {
  label: string;
  describedBy: string;
}

const FAR = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -FAR,
  PageDown: FAR,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Records to be put in order: dragged by their handles, lifted and carried there by keys, or moved a place by the row's arrows. */
export function OrderList({ label, describedBy, ...moving }: OrderListProps) {
  const { records, nameOf } = moving;
  const list = useRef<HTMLOListElement>(null);
  const lifting = useLifted({ ...moving, list });
  const dragging = useDragging(list, lifting, records.length);
  const { lifted, held } = lifting;
  const [at, setAt] = useState<Identifier>();
  const current = records.some(({ id }) => id === at) ? at : records[0]?.id;
  const last = records.length - 1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const pressed = pressedOn(event);
    if (pressed?.part !== 'handle' || event.button !== 0 || !event.isPrimary) return;
    // What keys have lifted is let go first.
    if (held.current) lifting.drop();
    else dragging.grab(event, pressed.row, pressed.button, pressed.id);
  };
  const onClick = (event: MouseEvent) => {
    const { part, id } = pressedOn(event) ?? {};
    if (id === undefined) return;
    if (part === 'up') lifting.move(id, lifting.indexOf(id) - 1, part);
    else if (part === 'down') lifting.move(id, lifting.indexOf(id) + 1, part);
    // A click by a key, or by what reads the screen; the pointer's own has been a drag.
    else if (event.detail === 0) held.current ? lifting.drop() : lifting.lift(id, 'keys');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedOn(event);
    const step = STEPS[event.key];
    if (event.key === 'Escape' && held.current) {
      // The dialog stays open.
      event.stopPropagation();
      dragging.cancel();
      lifting.putBack();
    } else if (pressed?.part === 'handle' && step !== undefined && held.current?.by !== 'pointer') {
      event.preventDefault();
      const from = held.current?.to ?? lifting.indexOf(pressed.id);
      const index = Math.min(last, Math.max(0, from + step));
      if (held.current) lifting.carry(index);
      else list.current?.querySelectorAll<HTMLElement>('[data-part=handle]')[index]?.focus();
      reveal(list.current, index);
    }
  };
  const onBlur = (event: FocusEvent) => {
    // Not where the whole window has lost the focus.
    if (held.current?.by === 'keys' && event.relatedTarget) lifting.drop();
  };
  return (
    <List
      ref={list}
      aria-label={label}
      className={lifted ? 'carrying' : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={dragging.pull}
      onPointerUp={dragging.letGo}
      onPointerCancel={dragging.cancel}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => setAt(pressedOn(event)?.id ?? at)}
      onBlur={onBlur}
    >
      {records.map((record, index) => (
        <OrderRow
          key={record.id}
          id={record.id}
          name={nameOf(record)}
          isFirst={index === 0}
          isLast={index === last}
          by={lifted?.id === record.id ? lifted.by : undefined}
          shift={lifted ? shiftOf(index, lifting.indexOf(lifted.id), lifted, record.id) : 0}
          isCurrent={record.id === current}
          describedBy={describedBy}
        />
      ))}
    </List>
  );
}

/** The button of a row that an event is about. */
function pressedOn({ target }: { target: EventTarget }): { id: number; part: RowPart; row: HTMLElement; button: HTMLElement } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
  const row = button?.closest<HTMLElement>('[data-id]');
  const part = oneOf(ROW_PARTS, button?.dataset.part);
  return button && row && part ? { id: Number(row.dataset.id), part, row, button } : undefined;
}

/** By how many places a row stands aside while another one is carried from its place. */
function shiftOf(index: number, from: number, { id, to, by }: Lifted, own: Identifier): number {
  if (own === id) return by === 'keys' ? to - from : 0;
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: ROW_HEIGHT,
    paddingInline: 4,
    position: 'relative',
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  },
  'li:last-of-type': { boxShadow: 'none' },
  // What is scrolled away need not be laid out.
  'li:not(.lifted)': { contentVisibility: 'auto', containIntrinsicSize: `auto ${ROW_HEIGHT}px` },
  svg: { width: 20, height: 20, fill: 'currentColor' },
  'li > span': {
    flex: 1,
    minWidth: 0,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: 44, height: 44 },
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
    '&[data-part=handle]': { cursor: 'grab', touchAction: 'none' },
  },
  '&.carrying': {
    userSelect: 'none',
    '@media (prefers-reduced-motion: no-preference)': { 'li:not(.pointer)': { transition: 'transform 150ms ease' } },
  },
  '&.carrying button[data-part=handle]': { cursor: 'grabbing' },
  'li.lifted': {
    zIndex: 1,
    borderRadius: 8,
    background: theme.vars.palette.background.raised,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}, 0 8px 24px rgb(0 0 0 / 0.28)`,
  },
}));
