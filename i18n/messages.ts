import type { Language } from './languages.ts';

/** Texts by key, nested; `%{name}` stands for a value, ` |||| ` parts singular and plural. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
type Areas = Record<string, Messages>;

const english = import.meta.glob<Messages>('./en/*.ts', { eager: true, import: 'default' });
const lazy = import.meta.glob<Messages>(['./ar/*.ts', './es/*.ts'], { import: 'default' });

/** Every English text: one file per area under `i18n/en/`, the file's name being the first part of its keys. */
export const englishMessages: Areas = Object.fromEntries(Object.entries(english).map(([file, messages]) => [areaOf(file), messages]));

/** All texts of a language, loaded when it is wanted; where it lacks one, the English text stands. */
export async function loadMessages(language: Language): Promise<Areas> {
  if (language === 'en') return englishMessages;
  const files = Object.entries(lazy).filter(([file]) => file.startsWith(`./${language}/`));
  const loaded = await Promise.all(files.map(async ([file, load]) => [areaOf(file), await load()] as const));
  return overlaid(englishMessages, Object.fromEntries(loaded)) as Areas;
}

/** `base` with the texts of `over` in place of its own. */
export function overlaid(base: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlaid(below, value) : value;
  }
  return merged;
}

function areaOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '');
}
