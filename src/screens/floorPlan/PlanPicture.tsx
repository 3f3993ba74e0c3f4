import { styled } from '@mui/material/styles';
import { type PointerEventHandler, type ReactNode, type Ref, useId } from 'react';
import type { Room } from './planTable.ts';

interface PlanPictureProps {
  room: Room;
  label: string;
  /** How large it is drawn: 1 fits the page. */
  zoom: number;
  /** The id of what says how it is worked with. */
  describedBy?: string | undefined;
  ref?: Ref<SVGSVGElement>;
  className?: string;
  onPointerDown?: PointerEventHandler;
  onPointerMove?: PointerEventHandler;
  onPointerUp?: PointerEventHandler;
  onPointerCancel?: PointerEventHandler;
  children: ReactNode;
}

const METRE = 100;

/**
 * The floor of a room, a square for each metre; one unit of the drawing is a centimetre. It is the picture of a room and never mirrored, in
 * languages that are written from right to left neither: the door stays where it is.
 */
export function PlanPicture({ room: { width, depth }, label, zoom, describedBy, children, ...svg }: PlanPictureProps) {
  const id = useId();
  return (
    <Scroller dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset, and its tables are one group */}
      <svg
        viewBox={`0 0 ${width} ${depth}`}
        role="group"
        aria-label={label}
        aria-describedby={describedBy}
        style={{ width: `calc(min(100%, 68vh * ${width / depth}) * ${zoom})`, aspectRatio: `${width} / ${depth}` }}
        {...svg}
      >
        <defs>
          <pattern id={id} width={METRE} height={METRE} patternUnits="userSpaceOnUse">
            <path d={`M ${METRE} 0 H 0 V ${METRE}`} className="line" />
          </pattern>
        </defs>
        <rect width={width} height={depth} rx={6} className="floor" />
        <rect width={width} height={depth} rx={6} fill={`url(#${id})`} className="walls" />
        {children}
      </svg>
    </Scroller>
  );
}

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: '78vh',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  padding: 12,
  svg: { display: 'block', margin: '0 auto', overflow: 'visible', maxWidth: 'none', userSelect: 'none' },
  '.floor': { fill: theme.vars.palette.background.paper },
  '.line': { fill: 'none', stroke: theme.vars.palette.divider, strokeWidth: 1.5 },
  '.walls': { stroke: theme.vars.palette.text.secondary, strokeWidth: 5, strokeOpacity: 0.55 },
}));
