import { DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';

/** The id of the title that names the dialog. */
export const DialogTitleId = createContext<string | undefined>(undefined);

/** A form as a dialog shows it: its title, its inputs, and Save in reach below them. */
export function FormDialogParts({ title, toolbar, children }: { title: string; toolbar: ReactNode; children: ReactNode }) {
  return (
    <>
      <DialogTitle id={useContext(DialogTitleId)} component="h1">
        {title}
      </DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlock: 1.5 }}>{toolbar}</DialogActions>
    </>
  );
}

/** The same while its record is on its way. */
export function WaitingParts() {
  return (
    <>
      <DialogTitle id={useContext(DialogTitleId)} component="h1">
        <Skeleton width="50%" />
      </DialogTitle>
      <DialogContent dividers>
        <Skeleton variant="rounded" height={220} />
      </DialogContent>
    </>
  );
}
