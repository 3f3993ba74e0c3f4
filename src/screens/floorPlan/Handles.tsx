import { styled } from '@mui/material/styles';
import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { Pull } from './geometry.ts';
import type { PlacedTable, Room } from './planTable.ts';
import { HANDLES } from './usePointer.ts';

interface HandlesProps {
  table: PlacedTable;
  picture: RefObject<SVGSVGElement | null>;
  room: Room;
  onGrab: (event: PointerEvent, table: PlacedTable, gesture: Pull | 'turn') => void;
}

/** What is seen of a handle, and what a finger hits; pixels. */
const SEEN = 7;
const HIT = 17;
/** The handle that turns a table stands so many pixels above it. */
const ABOVE = 30;

type Handle = readonly [gesture: Pull | 'turn', left: number, below: number];

/** The handles of the selected table: its right and lower side, their corner, and one to turn it. For pointers alone: keys and fields do the same. */
export function Handles({ table, picture, room, onGrab }: HandlesProps) {
  const pixel = usePixel(picture, room.width);
  const { x, y, width, depth, rotation } = table;
  const [right, bottom, top] = [width / 2, depth / 2, -depth / 2];
  // Where two of them would lie over each other the corner alone is left.
  const hasSides = Math.min(width, depth) > 3 * HIT * pixel;
  const sides: readonly Handle[] = [
    ['x', right, 0],
    ['y', 0, bottom],
  ];
  const handles: readonly Handle[] = [...(hasSides ? sides : []), ['both', right, bottom], ['turn', 0, top - ABOVE * pixel]];
  return (
    <Held className={HANDLES} transform={`translate(${x} ${y}) rotate(${rotation})`} aria-hidden>
      <line x1={0} x2={0} y1={top} y2={top - ABOVE * pixel} strokeWidth={1.5 * pixel} />
      {handles.map(([gesture, left, below]) => (
        <g
          key={gesture}
          className={gesture}
          transform={`translate(${left} ${below})`}
          onPointerDown={(event) => onGrab(event, table, gesture)}
        >
          <circle r={HIT * pixel} className="hit" />
          <circle r={SEEN * pixel} className="seen" strokeWidth={2 * pixel} />
        </g>
      ))}
    </Held>
  );
}

/** How many centimetres of the room one pixel of the screen is. */
function usePixel(picture: RefObject<SVGSVGElement | null>, width: number): number {
  const [shown, setShown] = useState(width);
  useEffect(() => {
    const svg = picture.current;
    if (!svg || typeof ResizeObserver === 'undefined') return;
    const measure = () => setShown(svg.getBoundingClientRect().width || width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [picture, width]);
  return width / shown;
}

const Held = styled('g')(({ theme }) => ({
  line: { stroke: theme.vars.palette.primary.main },
  '.hit': { fill: 'transparent' },
  '.seen': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.primary.main },
  '.turn': { cursor: 'grab', '.seen': { fill: theme.vars.palette.primary.main } },
  '.x, .y, .both': { cursor: 'nwse-resize' },
}));
