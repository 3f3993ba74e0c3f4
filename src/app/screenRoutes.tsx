import { Authenticated, useTranslate } from 'ra-core';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { Navigate, Route } from 'react-router';
import { isPlatformUser } from '#/authProvider/account.ts';
import { opensWith } from '#/authProvider/permissionTree.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { useDocumentTitle } from '#/src/foundation/page/useDocumentTitle.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import type { PageScreen } from '#/src/screens/screen.ts';
import { DASHBOARD_PATH, startPath } from './navigation/startPath.ts';

/** The routes of the screens: signed in, for those who may, loaded when one is opened. */
export function screenRoutes(screens: readonly PageScreen[]): ReactElement[] {
  return screens.map((screen) => {
    const Page = lazy(screen.load);
    return (
      <Route
        key={screen.path}
        path={screen.path}
        element={
          <Authenticated>
            <ScreenTitle label={screen.label} />
            <GuardedScreen screen={screen} page={Page} screens={screens} />
          </Authenticated>
        }
      />
    );
  });
}

interface GuardedScreenProps {
  screen: PageScreen;
  page: ComponentType;
  screens: readonly PageScreen[];
}

/**
 * The screen for those who may open it; the others are told so, or led from the dashboard to where they begin, and nothing is loaded for
 * them.
 */
function GuardedScreen({ screen, page: Page, screens }: GuardedScreenProps) {
  const { permissions, user, acting, isFullAccess, tree } = useSession();
  const isOfCallers = !screen.callers || (screen.callers === 'platform') === isPlatformUser(user);
  const isShut = (screen.selfOnly && acting) || (screen.owners && !isFullAccess);
  if (isOfCallers && !isShut && opensWith(permissions, screen.permissions)) return <Page />;
  const start = screen.path === DASHBOARD_PATH && startPath(tree, screens);
  return start ? <Navigate to={start} replace /> : <AccessDenied />;
}

/** Before the page, so that a page which knows better, a record's name, has the last word. */
function ScreenTitle({ label }: { label: string }) {
  useDocumentTitle(useTranslate()(label));
  return null;
}
