import { numberIn, textIn } from '#/model/values/shapes.ts';

/** The shapes of `resources/venue/tables.ts`. */
export const SHAPES = ['round', 'rectangle', 'booth', 'bar_seat'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where a table stands and how large it is: whole centimetres from the room's left and top wall to its middle, degrees clockwise. */
export interface Place {
  x: number;
  y: number;
  width: number;
  depth: number;
  rotation: number;
}

/** A table as the host stores it; without `x` and `y` it has no place on the plan yet. */
export interface PlanTable extends Omit<Place, 'x' | 'y'> {
  /** Its id; below zero: it is not stored yet. */
  key: number;
  name: string;
  capacity: number;
  area: number;
  shape: Shape;
  isActive: boolean;
  x: number | null;
  y: number | null;
  /** As it was read: ISO 8601 UTC. */
  readAt: string;
}

/** A table that stands somewhere. */
export interface PlacedTable extends PlanTable, Place {
  x: number;
  y: number;
  /** Nobody has put it there: there was room. */
  isGuessed: boolean;
}

/** A service area with the room that its plan shows: centimetres. */
export interface Area {
  id: number;
  name: string;
  room: Room;
}
export interface Room {
  width: number;
  depth: number;
}

/** How large a table of a shape is where nobody has said it. */
export const SIZES: Readonly<Record<Shape, readonly [width: number, depth: number]>> = {
  round: [90, 90],
  rectangle: [120, 80],
  booth: [130, 140],
  bar_seat: [45, 45],
};
/** The room of an area that has neither a size nor tables. */
export const LEAST_ROOM: Room = { width: 1200, depth: 800 };
export const MIN_SIZE = 20;
export const MAX_SIZE = 2000;

/** Which of the fields that the host stores are which of ours. */
export const WIRE_NAMES = {
  ...{ name: 'name', capacity: 'capacity', area: 'service_area', shape: 'shape' },
  ...{ x: 'plan_x', y: 'plan_y', width: 'plan_width', depth: 'plan_depth', rotation: 'rotation' },
} as const;
export type Editable = keyof typeof WIRE_NAMES;

/** Reads a table out of the host's answer. */
export function tableOf(record: Readonly<Record<string, unknown>>): PlanTable {
  const shape = SHAPES.find((one) => one === record.shape) ?? 'rectangle';
  const [width, depth] = SIZES[shape];
  return {
    key: Number(record.id),
    name: textIn(record.name) ?? '',
    capacity: numberIn(record.capacity) ?? 1,
    area: Number(record.service_area),
    shape,
    isActive: record.status !== 'inactive',
    x: numberIn(record.plan_x),
    y: numberIn(record.plan_y),
    width: numberIn(record.plan_width) ?? width,
    depth: numberIn(record.plan_depth) ?? depth,
    rotation: numberIn(record.rotation) ?? 0,
    readAt: textIn(record.updated_at) ?? '',
  };
}

/** A service area, with its room as far as somebody has said it. */
export function areaOf(record: Readonly<Record<string, unknown>>): Omit<Area, 'room'> & { room: Partial<Room> } {
  const width = numberIn(record.plan_width) ?? undefined;
  const depth = numberIn(record.plan_depth) ?? undefined;
  return { id: Number(record.id), name: textIn(record.name) ?? '', room: { ...(width && { width }), ...(depth && { depth }) } };
}
