import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { loadBootMessages } from '#/i18n/boot.ts';
import { directionOf, type Language, languageKey } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { translator } from '#/i18n/translate.ts';
import { writeStored } from '#/src/foundation/settings/browserStorage.ts';
import { rightToLeftReady } from '#/src/theme/rightToLeft.ts';
import { LanguageContext, type LanguageContextValue } from './LanguageContext.ts';

export interface LoadedLanguage {
  language: Language;
  messages: Messages;
}

/** What must be here before a language can be shown: its first texts, and the styles from right to left where it runs so. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [messages] = await Promise.all([loadBootMessages(language), directionOf(language) === 'rtl' ? rightToLeftReady() : undefined]);
  return { language, messages };
}

/** Keeps the language, stored under `i18nextLng`. */
export function LanguageProvider({ initial, children }: { initial: LoadedLanguage; children: ReactNode }) {
  const [{ language, messages }, setLoaded] = useState(initial);
  const changeLanguage = useCallback(async (wanted: Language) => {
    const loaded = await loadLanguage(wanted);
    writeStored(languageKey, wanted);
    setLoaded(loaded);
  }, []);
  const value = useMemo<LanguageContextValue>(
    () => ({ language, t: translator(messages), changeLanguage }),
    [language, messages, changeLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
