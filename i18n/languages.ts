/** The languages that the dashboard speaks, each by its own name. */
export const languages = [
  { locale: 'en', name: 'English', direction: 'ltr' },
  { locale: 'ar', name: 'العربية', direction: 'rtl' },
  { locale: 'es', name: 'Español', direction: 'ltr' },
] as const;

export type Language = (typeof languages)[number]['locale'];

/** Where the language is stored in the browser (specification §3). */
export const languageKey = 'i18nextLng';

/** The language that a stored or a browser's tag (`es-MX`) means; English where we do not speak it. */
export function languageOf(tag: string | null | undefined): Language {
  const base = tag?.toLowerCase().split('-')[0];
  return languages.find(({ locale }) => locale === base)?.locale ?? 'en';
}

/** Arabic is always written from right to left. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languages.find(({ locale }) => locale === language)?.direction ?? 'ltr';
}
