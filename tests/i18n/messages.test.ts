import { describe, expect, it } from 'vitest';
import { englishBootMessages, loadBootMessages } from '#/i18n/boot.ts';
import { directionOf, languageOf, languages, nameIn } from '#/i18n/languages.ts';
import { englishMessages, loadMessages } from '#/i18n/messages.ts';
import { overlaid } from '#/i18n/messageTexts.ts';
import { translator } from '#/i18n/translate.ts';
import { textsOf } from './textFiles.ts';

const others = languages.map(({ locale }) => locale).filter((locale) => locale !== 'en');

describe.each(others)('the texts in %s', (language) => {
  it('says sign-in and the error screens before the rest is loaded', async () => {
    expect([...textsOf(await loadBootMessages(language)).keys()].sort()).toEqual([...textsOf(englishBootMessages).keys()].sort());
  });

  it('are those of every area of the dashboard, and of the receipt that it draws', async () => {
    const own = await loadMessages(language);
    expect(Object.keys(own)).toEqual(Object.keys(englishMessages));
    expect(own.receipt).not.toEqual(englishMessages.receipt);
  });
});

describe('the languages', () => {
  it('takes a browser’s tag for the language we speak, else English', () => {
    expect(['es-MX', 'AR', 'en-GB', 'xx', '', null].map(languageOf)).toEqual(['es', 'ar', 'en', 'en', 'en', 'en']);
  });

  it('writes each in its direction, and one that we do not speak as English', () => {
    expect(['en', 'ar-EG', 'es', 'xx'].map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'ltr']);
  });

  it('names each by the name that the platform has for it, in itself and in another', () => {
    for (const { locale, name } of languages)
      expect(nameIn(locale, locale).toLocaleLowerCase(locale), locale).toBe(name.toLocaleLowerCase(locale));
    expect(nameIn('es', 'ar')).toBe('árabe');
  });
});

describe('the small translator', () => {
  const t = translator({ auth: { wait: 'Wait %{seconds} s, %{name}' } });

  it('puts values in their places and leaves unknown ones visible', () => {
    expect(t('auth.wait', { seconds: 5 })).toBe('Wait 5 s, %{name}');
  });

  it('gives the key where there is no text', () => {
    expect([t('auth.none'), t('auth'), t('auth.wait.deeper')]).toEqual(['auth.none', 'auth', 'auth.wait.deeper']);
  });

  it('keeps the English text where a language lacks one', () => {
    expect(overlaid({ a: 'one', b: { c: 'two', d: 'three' } }, { b: { c: 'dos' } })).toEqual({ a: 'one', b: { c: 'dos', d: 'three' } });
  });
});
