import englishAuth from './en/auth.ts';
import englishBoot from './en/boot.ts';
import type { Language } from './languages.ts';
import { type Messages, overlaid } from './messageTexts.ts';

/** What sign-in, the loader and the error screens say, in English: here from the start. */
export const englishBootMessages: Messages = { auth: englishAuth, boot: englishBoot };

const lazy = import.meta.glob<Messages>(['./*/auth.ts', './*/boot.ts', '!./en/*.ts'], { import: 'default' });

/** The same in another language, loaded when it is wanted; where it lacks a text, the English one stands. */
export async function loadBootMessages(language: Language): Promise<Messages> {
  const areas = Object.keys(englishBootMessages).map(async (area) => [area, (await lazy[`./${language}/${area}.ts`]?.()) ?? {}] as const);
  return overlaid(englishBootMessages, Object.fromEntries(await Promise.all(areas)));
}
