import type { ReactNode } from 'react';
import { englishBootMessages } from '#/i18n/boot.ts';
import { Look } from '#/src/app/Look.tsx';
import { ThemeRoot } from '#/src/app/ThemeRoot.tsx';
import { LanguageProvider } from '#/src/foundation/language/LanguageProvider.tsx';
import { SettingsProvider } from '#/src/foundation/settings/SettingsProvider.tsx';
import { ToastProvider } from '#/src/foundation/toasts/ToastProvider.tsx';

/** What stands around every page, as `App` has it, without the router. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <SettingsProvider>
      <LanguageProvider initial={{ language: 'en', messages: englishBootMessages }}>
        <Look>
          <ToastProvider>
            <ThemeRoot>{children}</ThemeRoot>
          </ToastProvider>
        </Look>
      </LanguageProvider>
    </SettingsProvider>
  );
}
