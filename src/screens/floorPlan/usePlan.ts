import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { laidOut } from './autoLayout.ts';
import { type Draft, type DraftAction, draftAfter, EMPTY_DRAFT, editedTables, freeName, isChanged } from './draft.ts';
import { insideRoom, overlapsAmong, roomFor } from './geometry.ts';
import { type Area, type Place, type PlacedTable, type PlanTable, type Shape, SIZES } from './planTable.ts';
import type { StoredPlan } from './useStoredPlan.ts';

/** The plan of one area as somebody works on it. */
export interface Plan {
  area: Area;
  /** All tables of the establishment as they would be once it is saved. */
  all: readonly PlanTable[];
  /** Those of the area, each somewhere. */
  tables: readonly PlacedTable[];
  /** Which of them lie over which others. */
  overlaps: ReadonlyMap<number, readonly number[]>;
  draft: Draft;
  isChanged: boolean;
  selected: PlacedTable | undefined;
  select: (key: number | undefined) => void;
  /** Changes a table; what has the same `gesture` is one step to be undone. */
  change: (key: number, to: Partial<PlanTable>, gesture?: string) => void;
  /** Puts a table somewhere in the room, as near as it can stand, and gives where. */
  put: (table: PlacedTable, to: Partial<Place>, gesture?: string) => PlacedTable;
  /** Adds a table of a shape where there is room, or one like another beside it. */
  add: (shape: Shape, like?: PlacedTable) => number;
  dispatch: (action: DraftAction) => void;
}

/** What somebody makes of a stored plan, area by area; it is kept while they look at another area. */
export function usePlan(stored: StoredPlan, areaId: number): Plan | undefined {
  const [draft, dispatch] = useReducer(draftAfter, EMPTY_DRAFT);
  const [selectedKey, select] = useState<number>();
  const lastKey = useRef(0);
  const all = useMemo(() => editedTables(stored.tables, draft.edits), [stored.tables, draft.edits]);
  const said = stored.areas.find(({ id }) => id === areaId);
  // The room is that of what is stored: it does not grow under a table that is being dragged.
  const room = useMemo(() => {
    const inArea = stored.tables.filter(({ area }) => area === areaId);
    const least = roomFor(said?.room ?? {}, inArea);
    return roomFor(least, laidOut(inArea, least));
  }, [said, stored.tables, areaId]);
  const placedTables = useMemo(
    () =>
      laidOut(
        all.filter(({ area }) => area === areaId),
        room,
      ),
    [all, areaId, room],
  );
  const overlaps = useMemo(() => overlapsAmong(placedTables), [placedTables]);
  const changed = useMemo(() => isChanged(stored.tables, draft.edits), [stored.tables, draft.edits]);
  const change = useCallback((key: number, to: Partial<PlanTable>, gesture?: string) => dispatch({ do: 'change', key, to, gesture }), []);
  const put = useCallback(
    (table: PlacedTable, to: Partial<Place>, gesture?: string) => {
      const { x, y, width, depth, rotation, ...rest } = insideRoom({ ...table, ...to }, room);
      change(table.key, { x, y, width, depth, rotation }, gesture);
      return { ...rest, x, y, width, depth, rotation };
    },
    [change, room],
  );
  if (!said) return undefined;
  const add = (shape: Shape, like?: PlacedTable) => {
    lastKey.current -= 1;
    const [width, depth] = SIZES[shape];
    const key = lastKey.current;
    const own = like ?? { shape, width, depth, rotation: 0, capacity: shape === 'bar_seat' ? 1 : 4, x: null, y: null };
    const table: PlanTable = {
      ...{ key, area: areaId, name: freeName(all, areaId, like?.name), isActive: true, readAt: '' },
      ...{ shape: own.shape, width: own.width, depth: own.depth, rotation: own.rotation, capacity: own.capacity },
      ...{ x: null, y: null },
    };
    const [placed] = laidOut([...all.filter(({ area }) => area === areaId), table], room).slice(-1);
    const place = insideRoom({ ...table, x: placed?.x ?? 0, y: placed?.y ?? 0 }, room);
    dispatch({ do: 'change', key, to: { ...table, x: place.x, y: place.y } });
    select(key);
    return key;
  };
  return {
    area: { ...said, room },
    ...{ all, tables: placedTables, overlaps, draft, isChanged: changed },
    ...{ selected: placedTables.find(({ key }) => key === selectedKey), select, change, put, add, dispatch },
  };
}
