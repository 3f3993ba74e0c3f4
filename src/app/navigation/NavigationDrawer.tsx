import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '#/src/foundation/logo/Logo.tsx';
import { Navigation } from './Navigation.tsx';

/** The navigation on a phone: over the page, gone as soon as one has gone somewhere. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on each new path
  useEffect(() => close.current(), [pathname]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, sx: { width: 'min(304px, 86vw)' }, 'aria-label': translate('shell.navigation') },
      }}
    >
      <Head>
        <Logo />
        <IconButton aria-label={translate('shell.close_navigation')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Navigation />
    </Drawer>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  paddingInlineStart: 18,
  paddingInlineEnd: 10,
  flexShrink: 0,
});
