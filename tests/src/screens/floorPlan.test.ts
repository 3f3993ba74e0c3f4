import { describe, expect, it } from 'vitest';
import { laidOut } from '#/src/screens/floorPlan/autoLayout.ts';
import { changesToSend, draftAfter, EMPTY_DRAFT, editedTables, freeName } from '#/src/screens/floorPlan/draft.ts';
import { halfBox, insideRoom, overlap, overlapsAmong, pointedTo, resized, roomFor, snapped } from '#/src/screens/floorPlan/geometry.ts';
import { type OpenOrder, occupancyOf } from '#/src/screens/floorPlan/openOrders.ts';
import { type PlacedTable, type PlanTable, tableOf } from '#/src/screens/floorPlan/planTable.ts';
import { chairsOf } from '#/src/screens/floorPlan/seats.ts';

const stored = (values: Partial<PlanTable> = {}): PlanTable => ({
  ...{ key: 1, name: '1', capacity: 4, area: 1, shape: 'rectangle', isActive: true, readAt: '2026-11-26T10:00:00.000Z' },
  ...{ x: 300, y: 200, width: 120, depth: 80, rotation: 0, ...values },
});
const placed = (values: Partial<PlacedTable> = {}) => ({ isGuessed: false, ...stored(values) }) as PlacedTable;
const room = { width: 1200, depth: 800 };

describe('where tables stand', () => {
  it('is snapped to the grid', () => {
    expect([snapped(14, 10), snapped(15, 10), snapped(-4, 10) + 0]).toEqual([10, 20, 0]);
  });

  it('overlaps where their outlines do, turned and round ones too, and not where they only touch', () => {
    expect(overlap(placed(), placed({ x: 419 }))).toBe(true);
    expect(overlap(placed(), placed({ x: 420 }))).toBe(false);
    // Turned by a quarter it is narrow; by 45° its corner reaches further.
    expect(overlap(placed({ rotation: 90 }), placed({ x: 370, width: 80 }))).toBe(true);
    expect(overlap(placed({ rotation: 90 }), placed({ x: 400, width: 100 }))).toBe(false);
    expect(overlap(placed({ width: 100, depth: 100, rotation: 45 }), placed({ x: 415 }))).toBe(true);
    // The corners of two boxes meet, the circles in them do not.
    const circle = { shape: 'round', width: 100, depth: 100 } as const;
    expect(overlap(placed(circle), placed({ ...circle, x: 390, y: 290 }))).toBe(false);
    const [one, two, far] = [placed(), placed({ key: 2, x: 350 }), placed({ key: 3, x: 900 })];
    expect([...overlapsAmong([one, two, far])]).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  it('is inside the room, whatever is asked, and in its middle where a table is larger than it', () => {
    expect(insideRoom(placed({ x: -50, y: 5000 }), room)).toMatchObject({ x: 60, y: 760 });
    expect(insideRoom(placed({ x: 0, y: 0, rotation: 90 }), room)).toMatchObject({ x: 40, y: 60 });
    expect(insideRoom(placed({ width: 1500 }), room)).toMatchObject({ x: 600 });
  });

  it('never falls out of a room that is said to be smaller than its tables need', () => {
    expect(roomFor({}, [])).toEqual({ width: 1200, depth: 800 });
    expect(roomFor({}, [stored({ x: 2000 })])).toEqual({ width: 2120, depth: 800 });
    expect(roomFor({ width: 500, depth: 500 }, [stored({ x: 600 })])).toEqual({ width: 660, depth: 500 });
  });

  it('changes with a side that is pulled while the opposite side stays, turned ones too', () => {
    expect(resized(placed(), 'x', { x: 403, y: 999 }, 10)).toMatchObject({ width: 160, depth: 80, x: 320, y: 200 });
    expect(resized(placed(), 'both', { x: 380, y: 280 }, 10)).toMatchObject({ width: 140, depth: 120, x: 310, y: 220 });
    expect(resized(placed({ rotation: 90 }), 'x', { x: 300, y: 300 }, 10)).toMatchObject({ width: 160, depth: 80, x: 300, y: 220 });
    expect(resized(placed(), 'x', { x: 0, y: 0 }, 10)).toMatchObject({ width: 20 });
  });

  it('is turned to where its top points', () => {
    expect([pointedTo({ x: 0, y: 0 }, { x: 0, y: -9 }, 15), pointedTo({ x: 0, y: 0 }, { x: 9, y: 0 }, 15)]).toEqual([0, 90]);
    expect(pointedTo({ x: 0, y: 0 }, { x: -9, y: -1 }, 15)).toBe(270);
  });
});

describe('tables without a place', () => {
  const none = { x: null, y: null };

  it('are laid out where there is room, alike each time, and those that have a place keep it', () => {
    const tables = [stored(), ...Array.from({ length: 12 }, (_, at) => stored({ key: at + 2, name: String(at + 2), ...none }))];
    const laid = laidOut(tables, room);
    expect(laid.map(({ key }) => key)).toEqual(tables.map(({ key }) => key));
    expect(laid[0]).toMatchObject({ x: 300, y: 200, isGuessed: false });
    expect(laid.slice(1).every(({ isGuessed }) => isGuessed)).toBe(true);
    expect(overlapsAmong(laid).size).toBe(0);
    expect(laid.every((table) => table.x + halfBox(table).x <= room.width && table.y + halfBox(table).y <= room.depth)).toBe(true);
    expect(laidOut(tables, room)).toEqual(laid);
  });

  it('stand below everything else where there is no room, rather than nowhere', () => {
    const full = stored({ width: 1200, depth: 800, x: 600, y: 400 });
    const [, below] = laidOut([full, stored({ key: 2, ...none })], room);
    expect(below?.y).toBeGreaterThan(800);
  });

  it('are read from records that know nothing of a plan', () => {
    expect(tableOf({ id: 7, name: 'B1', capacity: 1, service_area: 3, status: 'inactive', shape: null, plan_x: null })).toMatchObject({
      ...{ key: 7, area: 3, shape: 'rectangle', x: null, width: 120, rotation: 0, isActive: false },
    });
  });
});

it('as many chairs stand around a table as it has seats, none of them on it', () => {
  for (const shape of ['round', 'rectangle'] as const)
    for (let seats = 1; seats <= 12; seats++)
      for (const [width, depth] of [
        [90, 90],
        [240, 90],
        [90, 240],
      ] as const) {
        const chairs = chairsOf({ shape, width, depth }, seats);
        expect(chairs).toHaveLength(seats);
        const isOnTop = ({ x, y }: { x: number; y: number }) => Math.abs(x) < width / 2 && Math.abs(y) < depth / 2;
        if (shape === 'rectangle') expect(chairs.filter(isOnTop)).toEqual([]);
      }
});

describe('what is changed and not saved', () => {
  const tables = [stored(), stored({ key: 2, name: '2', x: null, y: null })];
  const moved = (x: number, gesture?: string) => ({ do: 'change', key: 1, to: { x }, gesture }) as const;

  it('is undone step by step, a gesture being one step, and done again', () => {
    const draft = [moved(310), moved(320, 'a'), moved(330, 'a'), moved(340, 'b')].reduce(draftAfter, EMPTY_DRAFT);
    const xAfter = (...steps: ('undo' | 'redo')[]) =>
      editedTables(tables, steps.reduce((one, step) => draftAfter(one, { do: step }), draft).edits)[0]?.x;
    expect([xAfter(), xAfter('undo'), xAfter('undo', 'undo'), xAfter('undo', 'undo', 'undo'), xAfter('undo', 'redo')]).toEqual([
      ...[340, 330, 310, 300, 340],
    ]);
  });

  it('is sent as what differs, with when it was read; of new tables everything', () => {
    const { edits } = [
      moved(310),
      { do: 'change', key: 2, to: { name: '2a' } } as const,
      { do: 'change', key: -1, to: { ...stored({ name: '3' }), key: -1 } } as const,
    ].reduce(draftAfter, EMPTY_DRAFT);
    const sent = changesToSend(tables, editedTables(tables, edits), new Set());
    expect(sent.map(({ key }) => key)).toEqual([1, 2, -1]);
    expect(sent[0]?.row).toMatchObject({ table: 1, read_at: '2026-11-26T10:00:00.000Z', plan_x: 310, plan_width: 120 });
    expect(sent[1]?.row).toEqual({ table: 2, read_at: '2026-11-26T10:00:00.000Z', name: '2a' });
    expect(sent[2]?.row).toMatchObject({ name: '3', service_area: 1, plan_x: 300, capacity: 4 });
    expect(sent[2]?.row).not.toHaveProperty('table');
  });

  it('is nothing once it is put back, or given up for what somebody else has made of it', () => {
    const there = [moved(310), moved(300)].reduce(draftAfter, EMPTY_DRAFT);
    expect(changesToSend(tables, editedTables(tables, there.edits), new Set())).toEqual([]);
    const given = [moved(310), { do: 'forget', key: 1 } as const, { do: 'undo' } as const].reduce(draftAfter, EMPTY_DRAFT);
    expect(given.edits.size).toBe(0);
  });

  it('has a name that no table of its area has', () => {
    expect([freeName(tables, 1), freeName(tables, 2), freeName([stored({ name: 'T9' })], 1, 'T9')]).toEqual(['3', '1', 'T10']);
  });
});

describe('who sits where', () => {
  const order = (values: Partial<OpenOrder>): OpenOrder => ({
    ...{ id: 1, number: '1', table: '1', guests: null, server: '', since: '2026-11-26T10:00:00Z', total: 10, isPartlyPaid: false },
    ...values,
  });

  it('is told by the open orders of that table, whose sums are exact', () => {
    const { at, elsewhere } = occupancyOf(
      [stored(), stored({ key: 2, name: '2' })],
      [
        order({ total: 0.1, guests: 2, since: '2026-11-26T10:30:00Z' }),
        order({ id: 2, table: ' 1 ', total: 0.2 }),
        order({ id: 3, table: '' }),
      ],
    );
    expect(at.get(1)).toMatchObject({ since: '2026-11-26T10:00:00Z', guests: 2, total: 0.3, isUncertain: false });
    expect([at.get(1)?.orders.length, at.has(2), elsewhere]).toEqual([2, false, []]);
  });

  it('is uncertain where two areas have a table of that name, and certain where one of them is out of use', () => {
    const both = [stored(), stored({ key: 2, area: 2 })];
    expect([...occupancyOf(both, [order({})]).at].map(([key, { isUncertain }]) => [key, isUncertain])).toEqual([
      [1, true],
      [2, true],
    ]);
    const inUse = [stored({ isActive: false }), stored({ key: 2, area: 2 })];
    expect([...occupancyOf(inUse, [order({})]).at].map(([key, { isUncertain }]) => [key, isUncertain])).toEqual([[2, false]]);
  });

  it('is not lost where no plan has the table', () => {
    expect(occupancyOf([stored()], [order({ table: 'Garden 4' })])).toMatchObject({ elsewhere: [{ table: 'Garden 4' }] });
  });
});
