import { Button, CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** Save and cancel, always in reach. Ctrl or ⌘ with Enter saves from anywhere in the form. */
export function FormToolbar({ saving, cancelTo }: { saving: boolean; cancelTo?: string }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      button.current?.click();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);
  return (
    <Bar>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        disabled={saving}
        startIcon={saving ? <CircularProgress size={16} color="inherit" /> : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={translate('views.save_hint')}
      >
        {translate(saving ? 'views.saving' : 'views.save')}
      </Button>
      {cancelTo && (
        <Button component={Link} to={cancelTo} color="inherit">
          {translate('views.cancel')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  gap: 8,
  maxWidth: 1080,
  paddingBlock: 12,
  background: theme.vars.palette.background.default,
}));
