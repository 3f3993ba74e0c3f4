import { lazy, useMemo, useRef } from 'react';
import { Authenticated, CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { createAuthProvider } from '#/authProvider/index.ts';
import { createDataProvider } from '#/dataProvider/index.ts';
import { readingFetch } from '#/dataProvider/readingFetch.ts';
import type { Language } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { model } from '#/resources/index.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { NoPermissions } from '#/src/foundation/errors/NoPermissions.tsx';
import { NotFound } from '#/src/foundation/errors/NotFound.tsx';
import { apiUrl } from '#/src/foundation/files/apiUrl.ts';
import { InLanguage } from '#/src/foundation/language/InLanguage.tsx';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { useAdminTexts } from '#/src/foundation/language/useAdminTexts.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { branding } from '#/src/foundation/logo/branding.ts';
import { queryClient } from '#/src/foundation/queryClient.ts';
import { account, pageEnd, writeLock } from '#/src/foundation/session/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import { pageScreens } from '#/src/screens/index.ts';
import { RevealOnce } from '#/src/views/parts/reveal/RevealOnce.tsx';
import { LeftToast } from './acting/LeftToast.tsx';
import { Layout } from './layout/Layout.tsx';
import { DASHBOARD_PATH } from './navigation/startPath.ts';
import { derivedLoaders } from './pageLoaders.ts';
import { resourceScreens } from './resourceScreens.tsx';
import { screenRoutes } from './screenRoutes.tsx';

const derivedPages = Object.entries(derivedLoaders).map(([path, load]) => [path, lazy(load)] as const);
const ownRoutes = screenRoutes(pageScreens);
const resourceRoutes = resourceScreens(model);

/**
 * react-admin, composed by hand; another establishment starts it anew, so that nothing of the one before remains. Another language does
 * not: a form half filled stays as it is.
 */
export function AdminApp({ language, messages }: { language: Language; messages: Messages }) {
  const session = useSession();
  const { i18nProvider, store, texts } = useAdminTexts(language, messages);
  const { t } = useLanguage();
  const latest = useRef({ ...session, t });
  latest.current = { ...session, t };
  const authProvider = useMemo(() => createAuthProvider({ account, model, tree: () => latest.current.tree }), []);
  const dataProvider = useMemo(
    () =>
      createDataProvider({
        apiUrl,
        getToken: account.token.token,
        getEstablishmentId: () => latest.current.establishment?.id ?? null,
        model,
        fetch: pageEnd.until(readingFetch(model, writeLock.why)),
        unreachable: () => latest.current.t('auth.unreachable'),
      }),
    [],
  );
  return (
    <CoreAdminContext
      key={session.establishment?.id}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <InLanguage texts={texts}>
        <NotificationBridge />
        <LeftToast />
        <RevealOnce>
          <CoreAdminUI
            layout={Layout}
            loading={LogoLoader}
            catchAll={NotFound}
            accessDenied={AccessDenied}
            title={branding.name}
            disableTelemetry
          >
            {resourceRoutes}
            <CustomRoutes>{ownRoutes}</CustomRoutes>
            <CustomRoutes>
              <Route path="/" element={<Navigate to={DASHBOARD_PATH} replace />} />
              {derivedPages.map(([path, Page]) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Authenticated>
                      <Page />
                    </Authenticated>
                  }
                />
              ))}
            </CustomRoutes>
            <CustomRoutes noLayout>
              <Route path="/401" element={<NoPermissions />} />
            </CustomRoutes>
          </CoreAdminUI>
        </RevealOnce>
      </InLanguage>
    </CoreAdminContext>
  );
}
