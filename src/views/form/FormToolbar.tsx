import AnotherIcon from '@mui/icons-material/LibraryAddOutlined';
import { Button, CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { useUploadUnderWay } from '#/src/kinds/file/uploadsUnderWay.ts';
import { iconAlone, NARROW } from '#/src/theme/iconsAlone.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { useSaveKey } from './useSaveKey.ts';

interface FormToolbarProps {
  saving: boolean;
  /** Where Cancel leads, or what it does; without either there is none. */
  cancelTo?: string;
  onCancel?: () => void;
  /** In a dialog, which has a place for it. */
  isBare?: boolean;
  /** Where another record may follow: told before each save whether one is wanted. */
  wantsAnother?: RefObject<boolean> | undefined;
  /** What else can be done with what stands in the form. */
  children?: ReactNode;
}

/** Save and cancel, always in reach. Ctrl or ⌘ with Enter saves from anywhere in the form. */
export function FormToolbar({ saving, cancelTo, onCancel, isBare, wantsAnother, children }: FormToolbarProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const arriving = useUploadUnderWay();
  useSaveKey(button);
  const asks = (another: boolean) => () => {
    if (wantsAnother) wantsAnother.current = another;
  };
  return (
    <Bar className={isBare ? 'screen-only bare' : 'screen-only'}>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        // The focus stays where it is: leaving a box may show what it misses, and the button would move away from below the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={asks(false)}
        disabled={saving || arriving !== undefined}
        startIcon={saving ? <CircularProgress size={16} color="inherit" /> : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={translate('views.save_hint')}
      >
        {translate(saving ? 'views.saving' : 'views.save')}
      </Button>
      {wantsAnother && (
        <Button
          type="submit"
          color="inherit"
          className="another"
          startIcon={<AnotherIcon />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={asks(true)}
          disabled={saving || arriving !== undefined}
        >
          {translate('views.save_and_another')}
        </Button>
      )}
      {arriving !== undefined && <span role="status">{translate('files.save_waits', { name: arriving })}</span>}
      {cancelTo && (
        <Button component={Link} to={cancelTo} color="inherit">
          {translate('views.cancel')}
        </Button>
      )}
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {translate('views.cancel')}
        </Button>
      )}
      {children}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  maxWidth: pageWidth,
  paddingBlock: 12,
  background: theme.vars.palette.background.default,
  '.another .MuiButton-startIcon': { display: 'none' },
  [NARROW]: { '.another': iconAlone, '.another .MuiButton-startIcon': { display: 'inherit' } },
  '&.bare': { position: 'static', flexDirection: 'row-reverse', flex: 1, paddingBlock: 0, background: 'none' },
}));
