import { searchText } from '#/model/values/searchText.ts';
import { model } from '#/resources/index.ts';

/** Longer texts are sentences: every page has most of their words. */
const LONGEST = 40;
/** Shorter words stand in too many places. */
const SHORTEST = 3;

/**
 * The text of a report or settings page (a column, a field, a heading) whose words begin with all that was typed, in the reader's language;
 * undefined where it has none.
 */
export function textInside(name: string, typed: string, locale: string): string | undefined {
  const wanted = searchText(typed).split(' ').filter(Boolean);
  if (!wanted.length || wanted.some((word) => word.length < SHORTEST)) return undefined;
  const texts = model.texts
    .filter(({ section }) => section === name)
    .flatMap(({ english, translations }) => translations[locale] ?? english);
  return texts.find((text) => {
    if (text.length > LONGEST) return false;
    const words = searchText(text).split(/[\s/–-]+/);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
