import { describe, expect, it } from 'vitest';
import { englishBootMessages, loadBootMessages } from '#/i18n/boot.ts';
import { directionOf, languageOf, languages } from '#/i18n/languages.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { type Messages, overlaid } from '#/i18n/messageTexts.ts';
import { translator } from '#/i18n/translate.ts';

const files = import.meta.glob<Messages>(['/i18n/ar/*.ts', '/i18n/es/*.ts'], { eager: true, import: 'default' });
const areas = Object.keys(englishMessages);
const others = languages.map(({ locale }) => locale).filter((locale) => locale !== 'en');

function texts(messages: Messages, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) => (typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...texts(value, `${path}${key}.`)])),
  );
}
const values = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();
const singleForm = (text: string) => [...new Set(values(text))];

describe.each(others)('the texts in %s', (language) => {
  it.each(areas)('has every English key of %s, and no other', (area) => {
    const own = files[`/i18n/${language}/${area}.ts`];
    expect(own, `i18n/${language}/${area}.ts`).toBeDefined();
    expect([...texts(own as Messages).keys()].sort()).toEqual([...texts(englishMessages[area] as Messages).keys()].sort());
  });

  it.each(areas)('names only values in %s that the English text names', (area) => {
    const english = texts(englishMessages[area] as Messages);
    for (const [key, text] of texts(files[`/i18n/${language}/${area}.ts`] as Messages)) {
      const known = new Set([...values(english.get(key) ?? ''), 'smart_count']);
      expect(
        singleForm(text).filter((name) => !known.has(name)),
        `${area}.${key}`,
      ).toEqual([]);
    }
  });

  it('says sign-in and the error screens before the rest is loaded', async () => {
    expect([...texts(await loadBootMessages(language)).keys()].sort()).toEqual([...texts(englishBootMessages).keys()].sort());
  });
});

describe('the languages', () => {
  it('takes a browser’s tag for the language we speak, else English', () => {
    expect(['es-MX', 'AR', 'en-GB', 'de', '', null].map(languageOf)).toEqual(['es', 'ar', 'en', 'en', 'en', 'en']);
  });

  it('writes Arabic from right to left', () => {
    expect(languages.map(({ locale }) => directionOf(locale))).toEqual(['ltr', 'rtl', 'ltr']);
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
