import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type Language, languageOf, languages } from './languages.ts';
import type { Messages } from './messageTexts.ts';
import { pluralIndex } from './plurals.ts';

/**
 * The texts as react-admin wants them, in one language whose messages are already here: a change of language makes another provider.
 * @param changeLanguage what happens when a view asks react-admin for another language.
 */
export function createI18nProvider(
  language: Language,
  messages: Messages,
  changeLanguage: (language: Language) => Promise<void>,
): I18nProvider {
  const provider = polyglotI18nProvider(
    () => messages as never,
    language,
    languages.map(({ locale, name }) => ({ locale, name })),
    { allowMissing: import.meta.env.PROD, pluralRules: pluralRules(language) },
  );
  return {
    ...provider,
    changeLocale: async (locale: string) => (languageOf(locale) === language ? undefined : changeLanguage(languageOf(locale))),
  };
}

/**
 * The platform's plural rule of the language, in the form that polyglot asks for: it knows but some languages itself, and Arabic by whole
 * numbers alone.
 */
function pluralRules(language: Language) {
  return {
    pluralTypes: { [language]: (count: number) => pluralIndex(language, count) },
    pluralTypeToLanguages: { [language]: [language] },
  };
}
