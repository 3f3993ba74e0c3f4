import EarlierIcon from '@mui/icons-material/ArrowBackOutlined';
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Ask } from './reading.ts';
import type { Arranging } from './useArrangement.ts';

/** A part of the dashboard that can be moved and hidden. */
export interface DashboardPart {
  id: string;
  name: string;
  /** What it shows of the page's one reading. */
  asks?: readonly Ask[];
  content: ReactNode;
}

interface ArrangedProps {
  /** What these parts are together. */
  label: string;
  className: 'tiles' | 'panels';
  parts: readonly DashboardPart[];
  arranging: Arranging;
  /** Whether they are being moved: by dragging, by buttons, and by the arrow keys on these. */
  isOpen: boolean;
  /** Says aloud what came of a move. */
  say: (sentence: string) => void;
}

type Way = 'earlier' | 'later';
const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Parts in a person's order. */
export function Arranged({ label, className, parts, arranging, isOpen, say }: ArrangedProps) {
  const translate = useTranslate();
  const [dragged, setDragged] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  // A part that moves takes the focus with it, which the browser drops.
  const moved = useRef<{ id: string; way: Way } | null>(null);
  useLayoutEffect(() => {
    const { id, way } = moved.current ?? {};
    moved.current = null;
    if (id) grid.current?.querySelector<HTMLElement>(`[data-part="${id}"] [data-way="${way}"]`)?.focus();
  });
  const shown = arranging.order.flatMap((id) => parts.filter((part) => part.id === id && !arranging.hidden.includes(id)));
  const move = ({ id, name }: DashboardPart, step: -1 | 1, way: Way) => {
    const index = shown.findIndex((part) => part.id === id) + step;
    const at = shown[index];
    if (!at) return;
    moved.current = { id, way };
    arranging.place(id, at.id);
    say(translate('dashboard.placed', { name, position: index + 1, count: shown.length }));
  };
  const onKey = (event: KeyboardEvent, part: DashboardPart, way: Way) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const isAlong = event.key === 'ArrowUp' || event.key === 'ArrowDown' || getComputedStyle(event.currentTarget).direction !== 'rtl';
    move(part, isAlong ? step : step === 1 ? -1 : 1, way);
  };
  const tool = (part: DashboardPart, way: Way, step: -1 | 1) => {
    const Icon = way === 'earlier' ? EarlierIcon : LaterIcon;
    const said = translate(`dashboard.${way}`, { name: part.name });
    return (
      <Tooltip title={said}>
        <IconButton
          size="small"
          aria-label={said}
          data-way={way}
          onClick={() => move(part, step, way)}
          onKeyDown={(event) => onKey(event, part, way)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Grid ref={grid} className={className} role="group" aria-label={label}>
      {shown.map((part) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging is beside the buttons, which do the same
        <div
          key={part.id}
          data-part={part.id}
          className={`part${isOpen ? ' open' : ''}${dragged === part.id ? ' dragged' : ''}`}
          draggable={isOpen}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', part.id);
            setDragged(part.id);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged) arranging.place(dragged, part.id);
            setDragged(null);
          }}
        >
          {isOpen && (
            <div className="tools">
              {tool(part, 'earlier', -1)}
              {tool(part, 'later', 1)}
              <Tooltip title={translate('dashboard.hide', { name: part.name })}>
                <IconButton
                  size="small"
                  aria-label={translate('dashboard.hide', { name: part.name })}
                  onClick={() => {
                    arranging.hide(part.id);
                    say(translate('dashboard.is_hidden', { name: part.name }));
                  }}
                >
                  <HideIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </div>
          )}
          <div className="content" inert={isOpen}>
            {part.content}
          </div>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 16,
  '&.tiles': { gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))' },
  '&.panels': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))' },
  '.part': { position: 'relative', minWidth: 0 },
  '.content': { height: '100%' },
  // A part that has nothing to say takes no place.
  '.part:has(> .content:empty)': { display: 'none' },
  '.part.open': { cursor: 'grab', outline: `1px dashed ${theme.vars.palette.primary.main}`, outlineOffset: 3, borderRadius: 12 },
  '.part.dragged': { opacity: 0.4 },
  '.tools': {
    position: 'absolute',
    insetInlineEnd: 6,
    top: 6,
    zIndex: 1,
    display: 'flex',
    borderRadius: 8,
    background: theme.vars.palette.background.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
    '[dir=rtl] & [data-way] svg': { transform: 'scaleX(-1)' },
  },
  [theme.breakpoints.down('sm')]: { gap: 12, '&.tiles': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));
