import type { KeyboardEvent } from 'react';
import { FINE, GRID, limited, TURN, turned } from './geometry.ts';
import type { Place, PlacedTable } from './planTable.ts';
import type { Plan } from './usePlan.ts';

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface TableKeys {
  plan: Plan;
  /** Says where a table has come to stand. */
  onPut: (table: PlacedTable) => void;
  onEdit: (table: PlacedTable) => void;
  onDuplicate: (table: PlacedTable) => void;
  onDelete: (table: PlacedTable) => void;
  /** Whether something was being dragged, which is put back. */
  giveUp: () => boolean;
}

/** What the keys do at a table that has the focus. They are heard there alone, so no letter is lost to anything else. */
export function useTableKeys({ plan, onPut, onEdit, onDuplicate, onDelete, giveUp }: TableKeys) {
  return (event: KeyboardEvent, table: PlacedTable): void => {
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const placed = placeAfter(event, table);
    if (placed) {
      done();
      onPut(plan.put(table, placed, `keys ${table.key}`));
      return;
    }
    const act = { Enter: onEdit, ' ': onEdit, d: onDuplicate, Delete: onDelete, Backspace: onDelete }[keyOf(event)];
    if (act) {
      done();
      act(table);
    } else if (event.key === 'Escape') {
      done();
      if (!giveUp()) plan.select(undefined);
    }
  };
}

const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

/** Where a key puts a table; undefined for keys that put it nowhere. Arrows move, W and H size, R turns; with Shift finely, or back. */
function placeAfter(event: KeyboardEvent, { x, y, width, depth, rotation }: PlacedTable): Partial<Place> | undefined {
  const move = MOVES[event.key];
  if (move) {
    const step = event.shiftKey ? FINE : GRID;
    return { x: x + move[0] * step, y: y + move[1] * step };
  }
  const back = event.shiftKey ? -1 : 1;
  switch (keyOf(event)) {
    case 'w':
      return { width: limited(width + back * GRID) };
    case 'h':
      return { depth: limited(depth + back * GRID) };
    case 'r':
      return { rotation: turned(rotation + back * TURN) };
    default:
      return undefined;
  }
}
