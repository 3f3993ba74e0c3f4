import { createContext, useContext } from 'react';
import type { Language } from '#/i18n/languages.ts';
import type { Translate } from '#/i18n/translate.ts';

export interface LanguageContextValue {
  language: Language;
  /** The texts that are always here (areas `auth` and `boot`). */
  t: Translate;
  /** Loads the language, then shows and remembers it. */
  changeLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/** The language shown. @throws outside of LanguageProvider. */
export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error('useLanguage must be used inside LanguageProvider');
  return context;
}
