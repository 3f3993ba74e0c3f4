import { I18nContext, type I18nProvider } from 'ra-core';
import type { ReactNode } from 'react';

/**
 * Below react-admin's own provider, the texts of the language of the moment: whatever says a text is drawn again when they change, and
 * nothing is mounted anew.
 */
export function InLanguage({ texts, children }: { texts: I18nProvider; children: ReactNode }) {
  return <I18nContext value={texts}>{children}</I18nContext>;
}
