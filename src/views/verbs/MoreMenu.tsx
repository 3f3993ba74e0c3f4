import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { Button, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useRef, useState } from 'react';

/** Something one can do, as a button or as a menu's item. */
export interface Action {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Cannot be undone by whoever does it; it is told by its colour, too. */
  isDanger?: boolean;
  do: () => void;
}

/**
 * The quiet actions of a page (or, with a `label` that says of what, of a row) behind one button. What is chosen begins once the menu has
 * gone, so that a dialog gives the focus back to the button.
 */
export function MoreMenu({ actions, label }: { actions: readonly Action[]; label?: string }) {
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<Action>(undefined);
  const choose = (action?: Action) => {
    chosen.current = action;
    setOpen(false);
  };
  const begin = () => {
    button.current?.focus();
    chosen.current?.do();
    chosen.current = undefined;
  };
  if (!actions.length) return null;
  const opener = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {label ? (
        <IconButton {...opener} size="small" aria-label={label}>
          <MoreIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...opener} variant="outlined" color="inherit" startIcon={<MoreIcon />}>
          {translate('show.more')}
        </Button>
      )}
      <Menu
        id={`${id}-menu`}
        anchorEl={button.current}
        open={isOpen}
        onClose={() => choose()}
        slotProps={{ list: { 'aria-labelledby': id }, transition: { onExited: begin } }}
      >
        {actions.map((action) => (
          <MenuItem key={action.key} onClick={() => choose(action)} sx={action.isDanger ? { color: 'error.main' } : undefined}>
            {action.icon && <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>}
            <ListItemText>{action.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
