import { type I18nProvider, localStorageStore, type Store } from 'ra-core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createI18nProvider } from '#/i18n/index.ts';
import { type Language, languageOf } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { useLanguage } from './LanguageContext.ts';

interface AdminTexts {
  /** The same object in every language: react-admin starts anew with another one. It speaks the language of the moment. */
  i18nProvider: I18nProvider;
  store: Store;
  /** Another object in each language: who reads it is drawn again. */
  texts: I18nProvider;
}

/** The texts of a language in the three shapes that a change of language needs so that nothing is mounted anew. */
export function useAdminTexts(language: Language, messages: Messages): AdminTexts {
  const { changeLanguage } = useLanguage();
  const texts = useMemo(() => createI18nProvider(language, messages, changeLanguage), [language, messages, changeLanguage]);
  const latest = useRef({ texts, language });
  latest.current = { texts, language };
  const [steady] = useState(() => ({
    i18nProvider: {
      translate: (key: string, options?: object) => latest.current.texts.translate(key, options),
      changeLocale: (locale: string) => latest.current.texts.changeLocale(locale),
      getLocale: () => latest.current.language,
      getLocales: () => latest.current.texts.getLocales?.() ?? [],
    } satisfies I18nProvider,
    ...storeIn(() => latest.current.language, changeLanguage),
  }));
  useLayoutEffect(() => steady.tellLanguage(language), [steady, language]);
  return { i18nProvider: steady.i18nProvider, store: steady.store, texts };
}

/** react-admin's store in the browser, in which the language is ours (`i18nextLng`) and not a second one. */
function storeIn(language: () => Language, changeLanguage: (language: Language) => Promise<void>) {
  const base = localStorageStore('1', 'countinghouse');
  const listeners = new Set<(language: Language) => void>();
  const store: Store = {
    ...base,
    getItem: ((key: string, fallback?: unknown) => (key === 'locale' ? language() : base.getItem(key, fallback))) as Store['getItem'],
    setItem: (key, value) => (key === 'locale' ? void changeLanguage(languageOf(String(value))) : base.setItem(key, value)),
    subscribe(key, listener) {
      if (key !== 'locale') return base.subscribe(key, listener);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { store, tellLanguage: (now: Language) => listeners.forEach((listener) => void listener(now)) };
}
