import { Authenticated, useTranslate } from 'ra-core';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { Route } from 'react-router';
import { opensWith } from '#/authProvider/permissionTree.ts';
import type { PageScreen } from '#/src/screens/screen.ts';
import { AccessDenied } from './errors/AccessDenied.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';
import { useSession } from './session/SessionContext.ts';

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
            <GuardedScreen screen={screen} page={Page} />
          </Authenticated>
        }
      />
    );
  });
}

/** The screen for those who may open it; the others are told so, and nothing is loaded for them. */
function GuardedScreen({ screen, page: Page }: { screen: PageScreen; page: ComponentType }) {
  const { permissions, user, acting } = useSession();
  const isOfCallers = !screen.callers || (screen.callers === 'platform') === (user.user_type === 'admin');
  const isShut = screen.ownAffair && acting;
  return isOfCallers && !isShut && opensWith(permissions, screen.permissions) ? <Page /> : <AccessDenied />;
}

/** Before the page, so that a page which knows better, a record's name, has the last word. */
function ScreenTitle({ label }: { label: string }) {
  useDocumentTitle(useTranslate()(label));
  return null;
}
