import { Dialog, DialogContent, DialogTitle, Popover, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface CellFrameProps {
  /** What is edited: ‘Edit Price of Burger’. */
  title: string;
  /** The cell. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

// What is pressed in it is not pressed in the list below.
const onKeyDown = (event: KeyboardEvent) => event.stopPropagation();

/** What stands around the editor of a cell: over its cell, on a phone at the top, where the keyboard on the screen leaves room. */
export function CellFrame({ title, anchor, onClose, children }: CellFrameProps) {
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // As it was when it was opened: a phone that is turned keeps what is typed.
  const [isPhone] = useState(isNarrow);
  if (isPhone)
    return (
      <Dialog
        open
        onClose={onClose}
        onKeyDown={onKeyDown}
        aria-labelledby={id}
        maxWidth="xs"
        fullWidth
        sx={{ '.MuiDialog-container': { alignItems: 'flex-start' } }}
        slotProps={{ paper: { sx: { margin: 2, width: 'calc(100% - 32px)' } } }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
      </Dialog>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { width: 340, maxWidth: 'calc(100vw - 32px)', padding: 2 },
        },
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </Popover>
  );
}
