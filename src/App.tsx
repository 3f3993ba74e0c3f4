import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { authRoutes } from './auth/authRoutes.tsx';
import { Gate } from './auth/Gate.tsx';
import { Boundary } from './shell/errors/Boundary.tsx';
import { Oops } from './shell/errors/Oops.tsx';
import { RouteError } from './shell/errors/RouteError.tsx';
import { LanguageProvider, type LoadedLanguage } from './shell/language/LanguageProvider.tsx';
import { SettingsProvider } from './shell/settings/SettingsProvider.tsx';
import { ToastProvider } from './shell/toasts/ToastProvider.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

/** The two worlds: sign-in, which needs nothing of react-admin, and everything behind the gate. */
export const routes: RouteObject[] = [
  ...authRoutes.map((route): RouteObject => ({ ...route, errorElement: <RouteError /> })),
  { path: '*', element: <Gate />, errorElement: <RouteError /> },
];

const router = createBrowserRouter(routes);

/** The whole dashboard. */
export function App({ language }: { language: LoadedLanguage }) {
  return (
    <SettingsProvider>
      <LanguageProvider initial={language}>
        <ThemeRoot>
          <Boundary fallback={(failure) => <Oops {...failure} />}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </Boundary>
        </ThemeRoot>
      </LanguageProvider>
    </SettingsProvider>
  );
}
