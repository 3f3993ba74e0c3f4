import { styled } from '@mui/material/styles';
import { type CoreLayoutProps, useTranslate } from 'ra-core';
import { type CSSProperties, lazy, Suspense, useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ActingBanner } from '#/src/app/acting/ActingBanner.tsx';
import { useHelpKey } from '#/src/app/help/useHelpKey.ts';
import { Shortcuts } from '#/src/app/keys/Shortcuts.tsx';
import { NavigationDrawer } from '#/src/app/navigation/NavigationDrawer.tsx';
import { Sidebar } from '#/src/app/navigation/Sidebar.tsx';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { LeaveGuard } from '#/src/foundation/leave/LeaveGuard.tsx';
import { BANNER_PX, bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { asksForTour } from '#/src/foundation/page/tour.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const HelpPanel = lazy(() => import('#/src/app/help/HelpPanel.tsx'));
const Tour = lazy(() => import('./Tour.tsx'));
const SettingsPanel = lazy(() => import('#/src/foundation/settings/SettingsPanel.tsx'));

/** Navigation, header and the page between them. One broken page leaves the rest standing. */
export function Layout({ children }: CoreLayoutProps) {
  const translate = useTranslate();
  const { permissions, acting } = useSession();
  const { isPanelOpen } = useSettingsContext();
  const { pathname, search } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const [isTellingKeys, setTellingKeys] = useState(false);
  const tellKeys = useCallback(() => setTellingKeys(true), []);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleHelp = useCallback(() => setHelpOpen((open) => !open), []);
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  useHelpKey(toggleHelp);
  const main = useFocusOnNavigation(pathname);
  useKeptFocus(main);
  if (permissions.size === 0) return <Navigate to="/401" replace />;
  return (
    <LeaveGuard>
      <SkipLink label={translate('shell.skip')} />
      {acting && <ActingBanner acting={acting} />}
      <Frame style={acting && withBanner}>
        <Sidebar />
        <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        <div className="column">
          <Header onOpenNavigation={openDrawer} onOpenShortcuts={tellKeys} isHelpOpen={isHelpOpen} onToggleHelp={toggleHelp} />
          <OfflineNotice />
          <main id="content" ref={main} tabIndex={-1}>
            <Boundary resetKey={pathname} fallback={(failure) => <PageError {...failure} />}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </Boundary>
          </main>
        </div>
        <Suspense fallback={null}>{isHelpOpen && <HelpPanel onClose={closeHelp} />}</Suspense>
        <Shortcuts open={isTellingKeys} onOpen={tellKeys} onClose={() => setTellingKeys(false)} />
        <Suspense fallback={null}>{isPanelOpen && <SettingsPanel />}</Suspense>
        <Suspense fallback={null}>{asksForTour(search) && <Tour />}</Suspense>
      </Frame>
    </LeaveGuard>
  );
}

const withBanner: CSSProperties = { '--banner-height': `${BANNER_PX}px` };

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: `calc(100dvh - ${bannerHeight})`,
  '.column': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  main: {
    flex: 1,
    minWidth: 0,
    padding: '20px 24px 40px',
    outline: 'none',
    scrollMarginTop: 56,
    [theme.breakpoints.down('sm')]: { padding: '16px 16px 32px' },
  },
}));
