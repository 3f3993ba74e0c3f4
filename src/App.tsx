import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Gate } from './auth/Gate.tsx';
import { SignInPage } from './auth/SignInPage.tsx';
import { Boundary } from './shell/errors/Boundary.tsx';
import { Oops } from './shell/errors/Oops.tsx';
import { RouteError } from './shell/errors/RouteError.tsx';
import { LanguageProvider, type LoadedLanguage } from './shell/language/LanguageProvider.tsx';
import { SettingsProvider } from './shell/settings/SettingsProvider.tsx';
import { ToastProvider } from './shell/toasts/ToastProvider.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

/** The two worlds: sign-in, which needs nothing of react-admin, and everything behind the gate. */
export const routes: RouteObject[] = [
  { path: '/auth/login', element: <SignInPage />, errorElement: <RouteError /> },
  { path: '/auth/*', element: <Navigate to="/auth/login" replace /> },
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
