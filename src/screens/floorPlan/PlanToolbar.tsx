import AddIcon from '@mui/icons-material/AddOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import { Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { SHAPES, type Shape } from './planTable.ts';
import type { Plan } from './usePlan.ts';

interface ToolProps {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
}

function Tool({ label, icon, isOff, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Adds a table of a shape that is chosen. */
export function AddTable({ onAdd }: { onAdd: (shape: Shape) => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('floor_plan.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SHAPES.map((shape) => (
          <MenuItem
            key={shape}
            onClick={() => {
              setAnchor(null);
              onAdd(shape);
            }}
          >
            {translate(`floor_plan.shapes.${shape}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The ways back and forth again. */
export function UndoTools({ plan: { draft, dispatch } }: { plan: Plan }) {
  const translate = useTranslate();
  return (
    <>
      <Tool
        label={translate('floor_plan.undo')}
        icon={<UndoIcon />}
        isOff={draft.past.length === 0}
        onClick={() => dispatch({ do: 'undo' })}
      />
      <Tool
        label={translate('floor_plan.redo')}
        icon={<RedoIcon />}
        isOff={draft.future.length === 0}
        onClick={() => dispatch({ do: 'redo' })}
      />
    </>
  );
}

const ZOOMS: readonly number[] = [1, 1.5, 2, 3];

/** Draws the room larger and smaller again. */
export function ZoomTools({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const translate = useTranslate();
  const at = ZOOMS.indexOf(zoom);
  const to = (step: number) => () => onZoom(ZOOMS[at + step] ?? zoom);
  return (
    <>
      <Tool label={translate('floor_plan.smaller')} icon={<ZoomOutIcon />} isOff={at <= 0} onClick={to(-1)} />
      <Tool label={translate('floor_plan.larger')} icon={<ZoomInIcon />} isOff={at === ZOOMS.length - 1} onClick={to(1)} />
    </>
  );
}
