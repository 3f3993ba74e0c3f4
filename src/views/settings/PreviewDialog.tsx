import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Dialog, DialogContent, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { type PreviewOf, PreviewPart } from './PreviewPart.tsx';

interface PreviewDialogProps extends PreviewOf {
  open: boolean;
  onClose: () => void;
}

/** The preview by itself: as large as a screen with room for it allows, the whole screen elsewhere. */
export function PreviewDialog({ open, onClose, ...preview }: PreviewDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isWhole = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="lg" fullWidth fullScreen={isWhole}>
      <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        {translate('forms.preview')}
        <IconButton aria-label={translate('views.close')} edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ '&&': { paddingTop: 1 } }}>
        <PreviewPart {...preview} />
      </DialogContent>
    </Dialog>
  );
}
