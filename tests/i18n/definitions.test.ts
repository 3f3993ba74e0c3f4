import { describe, expect, it } from 'vitest';
import { addLanguage } from '#/i18n/definitions.ts';
import { languages } from '#/i18n/languages.ts';
import { model } from '#/resources/index.ts';
import type { DefinitionTexts } from '#model/language';
import { definitionPairs } from './textFiles.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('/i18n/*/resources/*.ts', { eager: true, import: 'default' });

/** Every key of a language's files as it is found: `catalogue.taxes: Tax`, `shared: Name`. */
function keysOf(language: string): string[] {
  return Object.entries(files).flatMap(([path, texts]) => {
    const [, spoken, group] = /^\/i18n\/([^/]+)\/resources\/([^/]+)\.ts$/.exec(path) ?? [];
    if (spoken !== language) return [];
    if (group === 'shared') return Object.keys(texts).map((english) => `shared: ${english}`);
    return Object.entries(texts as DefinitionTexts).flatMap(([section, words]) =>
      Object.keys(words ?? {}).map((english) => `${group}.${section}: ${english}`),
    );
  });
}

describe.each(languages.map(({ locale }) => locale).filter((locale) => locale !== 'en'))('the definitions in %s', (language) => {
  it('say every text of theirs', async () => {
    await addLanguage(model, language);
    const missing = model.texts
      .filter(({ translations }) => !translations[language])
      .map(({ group, section, english }) => `${group}.${section}: ${english}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('translate no text that no definition says', () => {
    const said = new Set(
      model.texts.flatMap(({ group, section, english }) => english.flatMap((text) => [`${group}.${section}: ${text}`, `shared: ${text}`])),
    );
    expect(keysOf(language).filter((key) => !said.has(key))).toEqual([]);
  });

  it('keep the blanks of the English', () => {
    const blanks = (text: string) => text.match(/%\{\w+\}/g) ?? [];
    const texts = definitionPairs(language);
    expect(texts.filter(([english, other]) => blanks(english).join() !== blanks(other).join())).toEqual([]);
    expect(texts.filter(([, other]) => other.trim() === '')).toEqual([]);
  });
});
