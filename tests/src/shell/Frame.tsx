import type { ReactNode } from 'react';
import { englishBootMessages } from '#/i18n/boot.ts';
import { LanguageProvider } from '#/src/shell/language/LanguageProvider.tsx';
import { SettingsProvider } from '#/src/shell/settings/SettingsProvider.tsx';
import { ToastProvider } from '#/src/shell/toasts/ToastProvider.tsx';
import { ThemeRoot } from '#/src/theme/ThemeRoot.tsx';

/** What stands around every page, as `App` has it, without the router. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <SettingsProvider>
      <LanguageProvider initial={{ language: 'en', messages: englishBootMessages }}>
        <ThemeRoot>
          <ToastProvider>{children}</ToastProvider>
        </ThemeRoot>
      </LanguageProvider>
    </SettingsProvider>
  );
}
