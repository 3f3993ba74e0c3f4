import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Gate } from './app/Gate.tsx';
import { preloadAdmin } from './app/loadAdmin.ts';
import { ThemeRoot } from './app/ThemeRoot.tsx';
import { authRoutes } from './auth/authRoutes.tsx';
import { PreloadContext } from './auth/PreloadContext.ts';
import { Boundary } from './foundation/errors/Boundary.tsx';
import { Oops } from './foundation/errors/Oops.tsx';
import { RouteError } from './foundation/errors/RouteError.tsx';
import { LanguageProvider, type LoadedLanguage } from './foundation/language/LanguageProvider.tsx';
import { SettingsProvider } from './foundation/settings/SettingsProvider.tsx';
import { ToastProvider } from './foundation/toasts/ToastProvider.tsx';

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
              <PreloadContext value={preloadAdmin}>
                <RouterProvider router={router} />
              </PreloadContext>
            </ToastProvider>
          </Boundary>
        </ThemeRoot>
      </LanguageProvider>
    </SettingsProvider>
  );
}
