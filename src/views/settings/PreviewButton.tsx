import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { PreviewOf } from './PreviewPart.tsx';

/** Where a screen has no room beside the form: the preview is a tap away, beside Save, wherever one is in the form. */
export function PreviewButton(preview: PreviewOf) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" variant="outlined" startIcon={<PreviewIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('forms.preview')}
      </Button>
      <PreviewDialog {...preview} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
