import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Move, moveBetween } from './order.ts';

/** A record in hand, and the index where it would be let go, counted from 0. */
export interface Lifted {
  id: Identifier;
  to: number;
  by: 'pointer' | 'keys';
}

/** What of a row is pressed to move it. */
export const ROW_PARTS = ['handle', 'up', 'down'] as const;
export type RowPart = (typeof ROW_PARTS)[number];

export interface Moving {
  records: readonly RaRecord[];
  nameOf: (record: RaRecord) => string;
  list: RefObject<HTMLElement | null>;
  onMove: (move: Move) => void;
  /** Says aloud what came of it. */
  say: (sentence: string) => void;
}

/** Lifting a record, carrying it over the others and letting it go; nothing moves before that. */
export function useLifted({ records, nameOf, list, onMove, say }: Moving) {
  const translate = useTranslate();
  // Events come faster than the rows are drawn.
  const held = useRef<Lifted | null>(null);
  const [lifted, draw] = useState<Lifted | null>(null);
  // A row that moves in the page may drop the focus.
  const focused = useRef<{ id: Identifier; part: RowPart } | null>(null);
  useLayoutEffect(() => {
    const { id, part } = focused.current ?? {};
    focused.current = null;
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-part=${part}]`)?.focus();
  });
  const hold = (next: Lifted | null) => {
    held.current = next;
    draw(next);
  };
  const indexOf = (id: Identifier) => records.findIndex((one) => one.id === id);
  const tell = (what: 'lifted' | 'carried' | 'dropped' | 'put_back', id: Identifier, index: number) => {
    const record = records.find((one) => one.id === id);
    if (record) say(translate(`reorder.${what}`, { name: nameOf(record), position: index + 1, count: records.length }));
  };
  const move = (id: Identifier, to: number, part: RowPart) => {
    const from = indexOf(id);
    if (from < 0 || to < 0 || to >= records.length) return;
    if (from !== to) {
      focused.current = { id, part };
      onMove(moveBetween(records, from, to));
    }
    tell('dropped', id, to);
  };
  return {
    // Somebody else may have deleted it meanwhile.
    lifted: lifted && indexOf(lifted.id) >= 0 ? lifted : null,
    held,
    move,
    indexOf,
    lift: (id: Identifier, by: Lifted['by']) => {
      hold({ id, to: indexOf(id), by });
      if (by === 'keys') tell('lifted', id, indexOf(id));
    },
    carry: (index: number) => {
      const to = Math.min(records.length - 1, Math.max(0, index));
      if (!held.current || held.current.to === to) return;
      hold({ ...held.current, to });
      if (held.current.by === 'keys') tell('carried', held.current.id, to);
    },
    drop: () => {
      const last = held.current;
      hold(null);
      if (last) move(last.id, last.to, 'handle');
    },
    putBack: () => {
      const last = held.current;
      hold(null);
      if (last) tell('put_back', last.id, indexOf(last.id));
    },
  };
}

export type Lifting = ReturnType<typeof useLifted>;
