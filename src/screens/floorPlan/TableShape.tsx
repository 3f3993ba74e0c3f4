import { styled } from '@mui/material/styles';
import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler, PointerEventHandler, ReactNode } from 'react';
import { halfBox, isRound } from './geometry.ts';
import type { PlacedTable } from './planTable.ts';
import { chairsOf } from './seats.ts';

interface TableShapeProps {
  table: PlacedTable;
  /** Everything about it in words, for who does not see it. */
  label: string;
  isSelected: boolean;
  /** It lies over another one. */
  isInTheWay?: boolean;
  look?: 'occupied' | 'part' | 'uncertain' | 'reserved' | undefined;
  canMove?: boolean;
  /** A quiet line below its name. */
  note: string;
  onClick?: MouseEventHandler;
  onFocus?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
  onPointerDown?: PointerEventHandler;
  children?: ReactNode;
}

/** Where only the name has room. */
const SMALL = 62;

/** One table as it stands in the room: its chairs, its top, its name. */
export function TableShape({ table, label, isSelected, isInTheWay, look, canMove, note, children, ...events }: TableShapeProps) {
  const { x, y, width, depth, rotation, shape, name, capacity, isActive, isGuessed } = table;
  const half = halfBox(table);
  // A booth's benches are a part of its size, so that it can stand at a wall and beside another.
  const [bench, inset] = shape === 'booth' ? [depth / 4, 6] : [0, 0];
  const isSmall = Math.min(half.x, half.y) * 2 < SMALL;
  const classes = [look, isSelected && 'selected', isInTheWay && 'in-the-way', canMove && 'movable', isGuessed && 'guessed'];
  const shownName = Math.min(32, (Math.min(half.x * 2, 200) * 1.5) / Math.max(2, name.length));
  return (
    <Table
      transform={`translate(${x} ${y})`}
      className={[...classes, !isActive && 'inactive'].filter(Boolean).join(' ')}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      {...events}
    >
      <g transform={`rotate(${rotation})`}>
        {chairsOf(table, capacity).map(({ x: left, y: top, angle }) => (
          <rect
            key={`${left} ${top}`}
            className="chair"
            {...{ x: -15, y: -7, width: 30, height: 14, rx: 6 }}
            transform={`translate(${left} ${top}) rotate(${angle})`}
          />
        ))}
        {shape === 'booth' && <Benches width={width} depth={depth} bench={bench} />}
        {isRound(shape) ? (
          <ellipse className="top" rx={width / 2} ry={depth / 2} />
        ) : (
          <rect className="top" x={-width / 2 + inset} y={-depth / 2 + bench} width={width - 2 * inset} height={depth - 2 * bench} rx={8} />
        )}
        {children}
      </g>
      <text className="name" aria-hidden fontSize={isSmall ? Math.min(shownName, 20) : shownName} y={isSmall || !note ? 1 : -9}>
        {name}
      </text>
      {note && !isSmall && (
        <text className="note" aria-hidden y={19}>
          {note}
        </text>
      )}
    </Table>
  );
}

/** A booth's benches, along its upper and lower side. */
function Benches({ width, depth, bench }: { width: number; depth: number; bench: number }) {
  return [-1, 1].map((side) => (
    <rect
      key={side}
      className="chair"
      {...{ x: -width / 2, y: side < 0 ? -depth / 2 : depth / 2 - bench + 6, width, height: bench - 6, rx: 10 }}
    />
  ));
}

const Table = styled('g')(({ theme }) => {
  const { palette } = theme.vars;
  const filled = (tone: 'info' | 'warning') => ({
    '.top': {
      fill: `color-mix(in srgb, ${palette[tone].main} 20%, ${palette.background.raised})`,
      stroke: palette[tone].main,
      strokeWidth: 4,
    },
    '.chair': { fill: `color-mix(in srgb, ${palette[tone].main} 45%, ${palette.background.raised})` },
  });
  return {
    cursor: 'pointer',
    '&:focus, &:focus-visible': { outline: 'none' },
    '&.movable': { cursor: 'grab' },
    '&.movable:active': { cursor: 'grabbing' },
    '.top': { fill: palette.background.raised, stroke: palette.text.secondary, strokeWidth: 2.5 },
    '.chair': { fill: `color-mix(in srgb, ${palette.text.secondary} 40%, ${palette.background.paper})` },
    text: { textAnchor: 'middle', dominantBaseline: 'middle', fontFamily: theme.typography.fontFamily, pointerEvents: 'none' },
    '.name': { fill: palette.text.primary, fontWeight: 700, unicodeBidi: 'plaintext' },
    '.note': { fill: palette.text.secondary, fontSize: 18, fontWeight: 500 },
    '&:hover .top': { stroke: palette.text.primary },
    '&.guessed .top': { strokeDasharray: '9 7' },
    '&.inactive': { opacity: 0.5 },
    '&.occupied': filled('info'),
    '&.part': filled('warning'),
    '&.uncertain .top': { stroke: palette.info.main, strokeWidth: 4, strokeDasharray: '10 7' },
    '&.reserved .top': { stroke: palette.success.main, strokeWidth: 4 },
    '&.reserved .note': { fill: palette.success.main, fontWeight: 600 },
    '&.occupied .note, &.part .note': { fill: palette.text.primary },
    '&.in-the-way .top': { stroke: palette.error.main, strokeWidth: 4, strokeDasharray: '4 6' },
    '&.selected .top': { stroke: palette.primary.main, strokeWidth: 5 },
    '&:focus-visible .top': { stroke: palette.primary.main, strokeWidth: 8, strokeDasharray: 'none' },
  };
});
