import { describe, expect, it } from 'vitest';
import { languages } from '#/i18n/languages.ts';
import { faultsOf, isUntranslated } from './faults.ts';
import { definitionPairs, englishFiles, textFiles } from './textFiles.ts';

const others = [...textFiles.keys()].filter((language) => language !== 'en');

it('every folder is a language of the table, and every language has a folder', () => {
  expect([...textFiles.keys()].sort()).toEqual(languages.map(({ locale }) => String(locale)).sort());
});

describe.each(others)('the texts in %s', (language) => {
  const files = textFiles.get(language);

  it('stand in the files of the English ones', () => {
    expect([...(files?.keys() ?? [])].sort()).toEqual([...englishFiles.keys()].sort());
  });

  it.each([...englishFiles])('say everything of %s, with its values, in the plural forms of the language', (file, english) => {
    expect(faultsOf(english, files?.get(file) ?? new Map(), language)).toEqual([]);
  });

  it('leave nothing of the definitions in English', () => {
    const untranslated = definitionPairs(language).filter(([english, own]) => isUntranslated(english, own, language));
    expect(untranslated.map(([english]) => english)).toEqual([]);
  });
});

describe('what is wrong with a text', () => {
  const english = new Map([
    ['a', 'Hello %{name}'],
    ['b', '%{smart_count} row |||| %{smart_count} rows'],
    ['c', '%{a} – %{b}'],
  ]);
  const faults = (own: Readonly<Record<string, string>>, language = 'es') => faultsOf(english, new Map(Object.entries(own)), language);

  it('is nothing where it says the same in other words', () => {
    expect(faults({ a: 'Hola, %{name}', b: 'una fila |||| %{smart_count} filas', c: '%{a} – %{b}' })).toEqual([]);
  });

  it('is that it lacks, is too much, or was not translated', () => {
    expect(faults({ a: 'Hello %{name}', b: 'una fila |||| %{smart_count} filas', d: 'x' })).toEqual([
      'c: missing',
      "a: untranslated ('Hello %{name}')",
      'd: is in no English file',
    ]);
  });

  it('is another place, and another number of plural parts', () => {
    expect(faults({ a: 'Hola', b: 'صف |||| صفوف', c: '%{b} – %{a}' }, 'ar')).toEqual([
      'a: has the places none, and in English name',
      'b: has 2 plural parts, and the language has 6 forms',
    ]);
    expect(faults({ a: '«%{name}»', b: 'صفوف', c: '%{a} – %{b}' }, 'ar')).toEqual([
      'a: has a name in quotes whose direction may turn the sentence',
    ]);
    expect(faults({ a: 'Hola %{name}', b: 'filas', c: '%{a} – %{b}' })).toEqual(['b: is one text for one and for many']);
  });
});
