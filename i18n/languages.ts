import { nameOfCode } from '#/model/values/intl.ts';

/** What is true of a language, beside its texts. */
interface LanguageFacts {
  /** Its tag (BCP 47), which is the name of its folder. */
  locale: string;
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The fonts of its script, where that is none of Latin, Cyrillic, Greek and Devanagari: families of `@fontsource`. */
  fonts: readonly string[];
  /** Writes every noun with a capital letter, wherever it stands. */
  hasCapitalNouns: boolean;
  /** The weekday on which its calendars begin: 0 is Sunday. */
  weekStartsOn: 0 | 1 | 6;
  /** The number by which spreadsheets know it (Microsoft's LCID, in hexadecimal), for the names of months. */
  spreadsheet: string;
}

/** The languages that the program speaks, English first: one line each, and one folder under `i18n/`. */
export const languages = [
  { locale: 'en', name: 'English', direction: 'ltr', fonts: [], hasCapitalNouns: false, weekStartsOn: 0, spreadsheet: '409' },
  {
    locale: 'ar',
    name: 'العربية',
    direction: 'rtl',
    fonts: ['Noto Sans Arabic'],
    hasCapitalNouns: false,
    weekStartsOn: 6,
    spreadsheet: '401',
  },
  { locale: 'de', name: 'Deutsch', direction: 'ltr', fonts: [], hasCapitalNouns: true, weekStartsOn: 1, spreadsheet: '407' },
  { locale: 'es', name: 'Español', direction: 'ltr', fonts: [], hasCapitalNouns: false, weekStartsOn: 1, spreadsheet: 'C0A' },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof languages)[number]['locale'];

/** The fonts of all scripts, for who reads one language may meet names in every other. */
export const scriptFonts: readonly string[] = [...new Set(languages.flatMap(({ fonts }): readonly string[] => fonts))];

/** Where the language is stored in the browser (specification §3). */
export const languageKey = 'i18nextLng';

/** The language that a stored or a browser's tag (`es-MX`) means; English where we do not speak it. */
export function languageOf(tag: string | null | undefined): Language {
  return factsOf(tag).locale;
}

/** Which way a language is written; that of English where we do not speak it. */
export function directionOf(tag: string | null | undefined): 'ltr' | 'rtl' {
  return factsOf(tag).direction;
}

/** What is true of the language of a tag; of English where we do not speak it. */
export function factsOf(tag: string | null | undefined): (typeof languages)[number] {
  const base = tag?.toLowerCase().split('-')[0];
  return languages.find(({ locale }) => locale === base) ?? languages[0];
}

/** What a language is called in another one, as it stands within a sentence there. */
export function nameIn(reader: Language, language: Language): string {
  return nameOfCode('language', language, reader);
}
