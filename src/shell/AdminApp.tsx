import { Authenticated, CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore, type Store } from 'ra-core';
import { lazy, useMemo, useRef } from 'react';
import { Navigate, Route } from 'react-router';
import { createAuthProvider } from '#/authProvider/index.ts';
import { createDataProvider } from '#/dataProvider/index.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { type Language, languageOf } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messages.ts';
import { model } from '#/resources/index.ts';
import { account, apiUrl } from '#/src/auth/account.ts';
import { AccessDenied } from './errors/AccessDenied.tsx';
import { NoPermissions } from './errors/NoPermissions.tsx';
import { NotFound } from './errors/NotFound.tsx';
import { HomePage } from './home/HomePage.tsx';
import { useLanguage } from './language/LanguageContext.ts';
import { Layout } from './layout/Layout.tsx';
import { LogoLoader } from './loader/LogoLoader.tsx';
import { queryClient } from './queryClient.ts';
import { resourceScreens } from './resourceScreens.tsx';
import { useSession } from './session/SessionContext.ts';
import { NotificationBridge } from './toasts/NotificationBridge.tsx';

const Report = lazy(() => import('#/src/views/Report.tsx'));
const SettingsPage = lazy(() => import('#/src/views/SettingsPage.tsx'));

/** react-admin, composed by hand; another language or establishment starts it anew, so that nothing of the one before remains. */
export function AdminApp({ language, messages }: { language: Language; messages: Messages }) {
  const session = useSession();
  const { changeLanguage } = useLanguage();
  const latest = useRef(session);
  latest.current = session;
  const authProvider = useMemo(() => createAuthProvider({ account, model, tree: () => latest.current.tree }), []);
  const dataProvider = useMemo(
    () => createDataProvider({ apiUrl, getToken: account.token.token, getEstablishmentId: () => latest.current.establishment?.id ?? null, model }),
    [],
  );
  const i18nProvider = useMemo(() => createI18nProvider(language, messages, changeLanguage), [language, messages, changeLanguage]);
  const store = useMemo(() => storeIn(language, changeLanguage), [language, changeLanguage]);
  return (
    <CoreAdminContext
      key={`${language}:${session.establishment?.id}`}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <NotificationBridge />
      <CoreAdminUI layout={Layout} loading={LogoLoader} catchAll={NotFound} accessDenied={AccessDenied} title="Countinghouse" disableTelemetry>
        {resourceScreens(model)}
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route
            path="/dashboard"
            element={
              <Authenticated>
                <HomePage />
              </Authenticated>
            }
          />
          <Route
            path="/reports/:name"
            element={
              <Authenticated>
                <Report />
              </Authenticated>
            }
          />
          <Route
            path="/settings/:kind"
            element={
              <Authenticated>
                <SettingsPage />
              </Authenticated>
            }
          />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/401" element={<NoPermissions />} />
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  );
}

/** react-admin's store in the browser, in which the language is ours (`i18nextLng`) and not a second one. */
function storeIn(language: Language, changeLanguage: (language: Language) => Promise<void>): Store {
  const base = localStorageStore('1', 'countinghouse');
  return {
    ...base,
    getItem: ((key: string, fallback?: unknown) => (key === 'locale' ? language : base.getItem(key, fallback))) as Store['getItem'],
    setItem: (key, value) => (key === 'locale' ? void changeLanguage(languageOf(String(value))) : base.setItem(key, value)),
  };
}
