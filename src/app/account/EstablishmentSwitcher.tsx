import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

const loadChoice = () => import('./EstablishmentChoice.tsx').then(({ EstablishmentChoice }) => ({ default: EstablishmentChoice }));
const EstablishmentChoice = lazy(loadChoice);
const preloadChoice = () => preload(loadChoice);

/** The establishment one works in; pressed, the others to choose from. With only one it just says which. */
export function EstablishmentSwitcher() {
  const translate = useTranslate();
  const { establishment, establishments } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (establishments.length === 0) return null;
  const chosen = establishment?.title ?? translate('shell.choose_establishment');
  if (establishment && establishments.length === 1)
    return (
      <Plain data-tour="establishment">
        <StorefrontOutlined fontSize="small" />
        <span dir="auto">{chosen}</span>
      </Plain>
    );
  return (
    <>
      <Chosen
        data-tour="establishment"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={`${translate('shell.establishment')}: ${chosen}`}
        onPointerEnter={preloadChoice}
        onFocus={preloadChoice}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StorefrontOutlined fontSize="small" />
        <span dir="auto">{chosen}</span>
        <UnfoldMore fontSize="small" />
      </Chosen>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.choose_establishment'), sx: { mt: 0.5, width: 300 } } }}
      >
        <Suspense fallback={<div style={{ height: 120 }} />}>
          <EstablishmentChoice onDone={() => setAnchor(null)} />
        </Suspense>
      </Popover>
    </>
  );
}

const Plain = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontWeight: 600,
  svg: { color: theme.vars.palette.text.secondary },
  span: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Chosen = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  gap: 8,
  minWidth: 0,
  maxWidth: 320,
  minHeight: 36,
  paddingInline: 10,
  borderRadius: 8,
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.divider}`,
  svg: { color: theme.vars.palette.text.secondary },
  span: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // On a phone the room is the name's.
  [theme.breakpoints.down('sm')]: { gap: 2, paddingInline: '8px 4px', 'svg:first-of-type': { display: 'none' } },
}));
