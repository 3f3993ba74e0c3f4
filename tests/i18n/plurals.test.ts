import { describe, expect, it } from 'vitest';
import { pluralForms, pluralIndex } from '#/i18n/plurals.ts';

describe('the plural forms of a language', () => {
  it.each([
    ['en', ['one', 'other']],
    ['de', ['one', 'other']],
    // 'many' is for millions there, which no count of ours has words for.
    ['es', ['one', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ru', ['one', 'few', 'many']],
    ['ja', ['other']],
  ])('of %s are %j', (locale, forms) => {
    expect(pluralForms(locale)).toEqual(forms);
  });

  it.each([
    ['en', [0, 1, 2, 1.5], [1, 0, 1, 1]],
    ['es', [1, 2, 1_000_000], [0, 1, 1]],
    ['ar', [0, 1, 2, 5, 11, 100, 1.5], [0, 1, 2, 3, 4, 5, 5]],
    ['ru', [1, 21, 2, 5, 1.5], [0, 0, 1, 2, 2]],
  ])('of %s are chosen for %j', (locale, counts, places) => {
    expect(counts.map((count) => pluralIndex(locale, count))).toEqual(places);
  });
});
