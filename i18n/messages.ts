import type { Language } from './languages.ts';
import { type Messages, overlaid } from './messageTexts.ts';

type Areas = Record<string, Messages>;

const english = import.meta.glob<Messages>(['./en/*.ts', './en/documents/filters.ts', './en/documents/receipt.ts'], {
  eager: true,
  import: 'default',
});
const lazy = import.meta.glob<Messages>(['./*/*.ts', './*/documents/filters.ts', './*/documents/receipt.ts', '!./en/**'], {
  import: 'default',
});

/**
 * Every English text of the dashboard: one file per area under `i18n/en/`, its name being the first part of its keys; and of the
 * documents' those that it shows too: what lists are filtered by, and receipts.
 */
export const englishMessages: Areas = Object.fromEntries(Object.entries(english).map(([file, messages]) => [areaOf(file), messages]));

/** All texts of a language, loaded when it is wanted; where it lacks one, the English text stands. */
export async function loadMessages(language: Language): Promise<Areas> {
  const files = Object.entries(lazy).filter(([file]) => file.startsWith(`./${language}/`));
  const loaded = await Promise.all(files.map(async ([file, load]) => [areaOf(file), await load()] as const));
  return overlaid(englishMessages, Object.fromEntries(loaded));
}

function areaOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '');
}
