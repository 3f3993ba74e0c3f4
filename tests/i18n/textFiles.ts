import type { Messages } from '#/i18n/messageTexts.ts';

/** The texts of one file by their whole key (`events.password_changed.subject`). */
export type Texts = ReadonlyMap<string, string>;

const modules = import.meta.glob<Messages>(['/i18n/*/**/*.ts', '!/i18n/*/resources/**/*.ts'], { eager: true, import: 'default' });
const definitions = import.meta.glob<Messages>('/i18n/*/resources/*.ts', { eager: true, import: 'default' });

/** Every text file of every language but those of the definitions, found by folder: `es` → `documents/mail` → its texts. */
export const textFiles: ReadonlyMap<string, ReadonlyMap<string, Texts>> = filesByLanguage();

/** The English files, which all others are held against. */
export const englishFiles: ReadonlyMap<string, Texts> = textFiles.get('en') ?? new Map();

/** What a language says in place of the definitions' English: the English text, and its own. */
export function definitionPairs(language: string): [english: string, own: string][] {
  return Object.entries(definitions).flatMap(([path, texts]) => (path.startsWith(`/i18n/${language}/`) ? pairsOf(texts) : []));
}

/** A nested object of texts by whole keys. */
export function textsOf(messages: Messages, path = ''): Texts {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...textsOf(value, `${path}${key}.`)],
    ),
  );
}

function filesByLanguage(): Map<string, Map<string, Texts>> {
  const found = new Map<string, Map<string, Texts>>();
  for (const [path, messages] of Object.entries(modules)) {
    const [, language = '', file = ''] = /^\/i18n\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
    found.set(language, (found.get(language) ?? new Map()).set(file, textsOf(messages)));
  }
  return found;
}

function pairsOf(node: Messages): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : pairsOf(value)));
}
