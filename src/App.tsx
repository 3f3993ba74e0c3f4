import { Gate } from './app/Gate.tsx';
import { Look } from './app/Look.tsx';
import { preloadAdminWhenIdle } from './app/loadAdmin.ts';
import { PreloadContext } from './auth/PreloadContext.ts';
import { Boundary } from './foundation/errors/Boundary.tsx';
import { Oops } from './foundation/errors/Oops.tsx';
import { LanguageProvider, type LoadedLanguage } from './foundation/language/LanguageProvider.tsx';
import { SettingsProvider } from './foundation/settings/SettingsProvider.tsx';
import { ToastProvider } from './foundation/toasts/ToastProvider.tsx';

/** The whole dashboard: what stands around both worlds, which needs nothing of the admin itself. */
export function App({ language }: { language: LoadedLanguage }) {
  return (
    <SettingsProvider>
      <LanguageProvider initial={language}>
        <Look>
          <Boundary fallback={(failure) => <Oops {...failure} />}>
            <ToastProvider>
              <PreloadContext value={preloadAdminWhenIdle}>
                <Gate />
              </PreloadContext>
            </ToastProvider>
          </Boundary>
        </Look>
      </LanguageProvider>
    </SettingsProvider>
  );
}
