import { searchText } from '#/model/values/searchText.ts';
import { begins } from '#/src/app/search/options.ts';
import type { Topic } from './topics.ts';

/** A page with all that the help says of it. */
export interface Searched {
  topic: Topic;
  /** The titles of its articles stand apart: they weigh more than what else is said. */
  titles: readonly string[];
  texts: readonly string[];
}

/** A page that was found, with the text in which the words stand where its title does not have them. */
export interface Found {
  topic: Topic;
  text?: string;
}

/** More of them nobody reads. */
export const MAX_FOUND = 20;

/**
 * The pages that say what was typed: by their title first, then by a title of their articles, then by any one text in which all words
 * stand, then by all of their texts together. Nothing typed finds nothing.
 */
export function searchHelp(pages: readonly Searched[], typed: string): Found[] {
  if (!searchText(typed)) return [];
  const found = pages.flatMap(({ topic, titles, texts }): { rank: number; found: Found }[] => {
    if (begins(typed, topic.title)) return [{ rank: searchText(topic.title).startsWith(searchText(typed)) ? 0 : 1, found: { topic } }];
    const title = titles.find((one) => begins(typed, one));
    if (title !== undefined) return [{ rank: 2, found: { topic, text: title } }];
    const text = texts.find((one) => begins(typed, one));
    if (text !== undefined) return [{ rank: 3, found: { topic, text } }];
    return begins(typed, topic.title, ...titles, ...texts) ? [{ rank: 4, found: { topic } }] : [];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map((one) => one.found);
}
