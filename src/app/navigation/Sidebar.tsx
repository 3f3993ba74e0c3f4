import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Logo } from '#/src/foundation/logo/Logo.tsx';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { CompactNavigation } from './CompactNavigation.tsx';
import { Navigation } from './Navigation.tsx';

/** The vertical navigation at the side; collapses to icons. Not there on phones, where a drawer is. */
export const Sidebar = memo(function Sidebar() {
  const translate = useTranslate();
  const { settings, update } = useSettingsContext();
  const isCompact = settings.navigation === 'compact';
  const pointsToStart = (useTheme().direction === 'rtl') === isCompact;
  const label = translate(isCompact ? 'shell.expand_navigation' : 'shell.collapse_navigation');
  return (
    <Side data-tour="menu" className={isCompact ? 'screen-only compact' : 'screen-only'}>
      <div className="brand">
        <Logo markOnly={isCompact} />
      </div>
      {isCompact ? <CompactNavigation /> : <Navigation />}
      <div className="foot">
        <Tooltip title={label} placement="right">
          <IconButton aria-label={label} size="small" onClick={() => update({ navigation: isCompact ? 'full' : 'compact' })}>
            {pointsToStart ? <ChevronLeft /> : <ChevronRight />}
          </IconButton>
        </Tooltip>
      </div>
    </Side>
  );
});

const Side = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: bannerHeight,
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  width: theme.sidebar.width,
  height: `calc(100dvh - ${bannerHeight})`,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&.compact': { width: theme.sidebar.closedWidth },
  '.brand': { display: 'flex', alignItems: 'center', height: 56, paddingInline: 18, flexShrink: 0 },
  '&.compact .brand': { justifyContent: 'center', paddingInline: 0 },
  '.foot': { display: 'flex', justifyContent: 'flex-end', padding: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&.compact .foot': { justifyContent: 'center' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
