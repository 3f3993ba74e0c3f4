import { expect, it } from 'vitest';
import { MAX_FOUND, type Searched, searchHelp } from '#/src/app/help/searchHelp.ts';

const page = (title: string, titles: readonly string[] = [], texts: readonly string[] = []): Searched => ({
  topic: { path: `/${title}`, title, icon: 'Help' },
  titles,
  texts,
});
const pages = [
  page('Tip pools', ['Share tips'], ['Open again: what was approved changes.', 'The tips of a day']),
  page('Employee tips', [], ['What guests left for whom']),
  page('Tips', [], []),
  page('Café', [], ['Öffnungszeiten ändern', 'Preise']),
];
const found = (typed: string) => searchHelp(pages, typed).map(({ topic, text }) => [topic.title, ...(text ? [text] : [])]);

it('finds pages by their title first, of these the one that begins with it, then by articles, then by what is said', () => {
  expect(found('tips')).toEqual([['Tips'], ['Employee tips'], ['Tip pools', 'Share tips']]);
  expect(found('guests')).toEqual([['Employee tips', 'What guests left for whom']]);
});

it('finds words in any order, without accents, in one text or in all of a page together', () => {
  expect(found('again open')).toEqual([['Tip pools', 'Open again: what was approved changes.']]);
  expect(found('offnungs')).toEqual([['Café', 'Öffnungszeiten ändern']]);
  expect(found('preise ändern')).toEqual([['Café']]);
});

it('finds nothing where nothing is typed, nothing that is said nowhere, and no more than anybody reads', () => {
  expect([found(''), found('  '), found('zebra')]).toEqual([[], [], []]);
  expect(
    searchHelp(
      Array.from({ length: 50 }, (_, at) => page(`Page ${at}`)),
      'page',
    ),
  ).toHaveLength(MAX_FOUND);
});
