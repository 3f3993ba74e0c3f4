import { Dialog, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { DialogTitleId } from './FormDialogParts.tsx';

interface FormDialogProps {
  resource: ResourceModel;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form over what it was opened from; the whole screen on phones. What is pressed in it is not pressed in the form below. */
export function FormDialog({ resource, onClose, children }: FormDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={isLarge(resource) ? 'md' : 'sm'}
      fullWidth
      slotProps={isPhone ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
      sx={{ form: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 } }}
    >
      <DialogTitleId value={id}>{children}</DialogTitleId>
    </Dialog>
  );
}

/** Whether it has more than a small dialog shows well. */
function isLarge({ form, fields }: ResourceModel): boolean {
  const all = Object.values(fields);
  return Boolean(form?.tabs ?? form?.sections) || all.length > 8 || all.some(({ kind }) => kind === 'lines');
}
