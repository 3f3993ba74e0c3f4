import { describe, expect, it } from 'vitest';
import { searchText, stretchesOf } from '#/model/values/searchText.ts';
import { SEARCHED, searchedSigns } from '#/tests/support/searched.ts';

describe('a text as a search compares it', () => {
  it.each(SEARCHED)('%s is %s', (text, compared) => {
    expect(searchText(text)).toBe(compared);
  });

  it('is the same when it is made twice, of whatever signs', () => {
    const wrong = searchedSigns().filter((text) => searchText(searchText(text)) !== searchText(text));
    expect(wrong).toEqual([]);
  });
});

describe('where what was typed stands in a text', () => {
  const marked = (text: string, typed: string) => {
    const offsets = stretchesOf(text, typed);
    return offsets.map(([from, to]) => text.slice(from, to));
  };

  it.each([
    ['Crème Brûlée', 'creme brul', ['Crème', 'Brûl']],
    ['Cre\u0300me', 'creme', ['Cre\u0300me']],
    ['Straße 1', 'strasse', ['Straße']],
    ['قَهْوَة', 'قهوه', ['قَهْوَة']],
    ['Burger Burger', 'burg', ['Burg', 'Burg']],
    ['Burger', 'urge bur', ['Burge']],
    ['Burger', 'nowhere', []],
    ['Burger', '', []],
  ])('%s, %s: %j', (text, typed, found) => {
    expect(marked(text, typed)).toEqual(found);
  });
});
