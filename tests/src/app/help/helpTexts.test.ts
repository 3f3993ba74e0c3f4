import { describe, expect, it } from 'vitest';
import { pageKey } from '#/i18n/help.ts';
import { languages } from '#/i18n/languages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { ARTICLES, type ArticlePlace } from '#/src/app/help/articles.ts';
import { articlesFor, isAbout } from '#/src/app/help/articlesFor.ts';
import { helpOf } from '#/src/app/help/helpOf.ts';
import { pieces, plain, referencesOf } from '#/src/app/help/references.ts';
import { textFiles } from '#/tests/i18n/textFiles.ts';
import { everyPermission, readerWith } from './helpWorld.ts';

const [business, platform] = await Promise.all([readerWith(everyPermission), readerWith(everyPermission, { ofPlatform: true })]);
const both = [business, platform];
const everyPath = new Set(both.flatMap(({ reader }) => [...reader.topics.keys()]));
const languagesThere = languages.map(({ locale }) => locale);

/** Every text of the help in a language, by its whole key. */
const textsIn = (language: string) =>
  new Map(
    [...(textFiles.get(language) ?? [])].flatMap(([file, texts]) =>
      file.startsWith('help/') ? [...texts].map(([key, text]) => [`${file}.${key}`, text] as const) : [],
    ),
  );
const english = textsIn('en');

describe('the articles', () => {
  it('belong each to pages that there are, and have a text each', () => {
    const pages = Object.entries<ArticlePlace>(ARTICLES);
    expect(
      pages.filter(
        ([, place]) => place.pages.length === 0 || place.pages.some((page) => ![...everyPath].some((path) => isAbout(page, path))),
      ),
    ).toEqual([]);
    expect(Object.keys(business.texts.articles).sort()).toEqual(pages.map(([name]) => name).sort());
  });

  it('say three steps or more to somebody who may do everything', () => {
    const few = Object.entries<ArticlePlace>(ARTICLES).filter(([name, place]) =>
      both.every(({ reader, texts }) => {
        const about = [...reader.topics.keys()].filter((path) => place.pages.some((page) => isAbout(page, path)));
        const article = about.flatMap((path) => articlesFor(path, texts.articles, reader)).find((one) => one.name === name);
        const { title: _title, note: _note, ...steps } = texts.articles[name] as Messages;
        return article?.steps.length !== Object.keys(steps).length || article.steps.length < 3;
      }),
    );
    expect(few.map(([name]) => name)).toEqual([]);
  });
});

describe('every page', () => {
  it.each([
    ['business', business],
    ['platform', platform],
  ])('of the %s says what it is for', (_, { reader, texts }) => {
    const silent = [...reader.topics.values()].filter((topic) => helpOf(topic, texts, reader).purpose.length === 0);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('that something is written about is there', () => {
    const keys = new Set([...everyPath].map(pageKey));
    expect(Object.keys(business.texts.pages).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe.each(languagesThere)('the help in %s', (language) => {
  it('names what there is, by what its screens say', async () => {
    const readers = await Promise.all([false, true].map((ofPlatform) => readerWith(everyPermission, { language, ofPlatform })));
    const texts = [...textsIn(language)];
    const unknown = texts.filter(([, text]) => readers.every(({ reader }) => pieces(text, reader) === undefined));
    expect(unknown.map(([key]) => key)).toEqual([]);
    const said = texts.map(([key, text]) => [key, plain(readers.flatMap(({ reader }) => pieces(text, reader) ?? []))] as const);
    // A key of the dashboard that there is not would stand there itself, and a text with blanks would show them.
    const bare = said.filter(([key, text]) => !key.startsWith('help/panel') && /%\{|\b[a-z]+\.[a-z_]+\b|[{}]/.test(text));
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  it('refers to the same as in English', () => {
    const own = textsIn(language);
    const other = [...english].filter(
      ([key, text]) =>
        referencesOf(text).sort().join() !==
        referencesOf(own.get(key) ?? '')
          .sort()
          .join(),
    );
    expect(other.map(([key]) => key)).toEqual([]);
  });
});
