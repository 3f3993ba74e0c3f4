import englishAuth from './en/auth.ts';
import englishBoot from './en/boot.ts';
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** What sign-in, the loader and the error screens say, in English: here from the start. */
export const englishBootMessages: Messages = { auth: englishAuth, boot: englishBoot };

/** The same in another language, loaded when it is wanted. */
export async function loadBootMessages(language: Language): Promise<Messages> {
  if (language === 'en') return englishBootMessages;
  const [auth, boot] = await (language === 'ar'
    ? Promise.all([import('./ar/auth.ts'), import('./ar/boot.ts')])
    : Promise.all([import('./es/auth.ts'), import('./es/boot.ts')]));
  return { auth: auth.default, boot: boot.default };
}
