import { ARTICLES, type ArticlePlace } from './articles.ts';
import { isAbout } from './articlesFor.ts';
import { type Help, textsOfHelp } from './helpOf.ts';
import type { Searched } from './searchHelp.ts';

/** What is searched of the help: every page, each article at the first of its pages alone, so that nobody finds it ten times. */
export function searchedOf(helps: readonly Help[]): Searched[] {
  const homes = new Map<string, Help>();
  for (const help of helps)
    for (const { name } of help.articles) {
      const home = homes.get(name);
      if (!home || rank(name, help) < rank(name, home)) homes.set(name, help);
    }
  return helps.map((help) => {
    const articles = help.articles.filter(({ name }) => homes.get(name) === help);
    return { topic: help.topic, titles: articles.map(({ title }) => title), texts: textsOfHelp({ ...help, articles }) };
  });
}

/** Where a page stands among those that an article names. */
function rank(article: string, { topic }: Help): number {
  const places: Readonly<Record<string, ArticlePlace>> = ARTICLES;
  return places[article]?.pages.findIndex((page) => isAbout(page, topic.path)) ?? 0;
}
