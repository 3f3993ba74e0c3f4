import type { Messages } from '#/i18n/messageTexts.ts';
import { ARTICLES, type ArticlePlace } from './articles.ts';
import type { Reader } from './reader.ts';
import { type Piece, pieces } from './references.ts';

/** How something is done, as the reader may do it. */
export interface Article {
  name: string;
  title: string;
  steps: readonly (readonly Piece[])[];
  note?: readonly Piece[];
}

/** Fewer are no way to do something. */
const MIN_STEPS = 2;

/** The articles of a page that are for the reader. Steps that the reader cannot take are left out, and an article of which too little is left. */
export function articlesFor(path: string, texts: Messages, reader: Reader): Article[] {
  return Object.entries<ArticlePlace>(ARTICLES)
    .filter(([, place]) => place.pages.some((page) => isAbout(page, path)) && isFor(place, path, reader))
    .flatMap(([name]) => articleOf(name, texts[name], reader) ?? []);
}

/** Whether what a page of the table names is this one; `/reports/*` names every report. */
export function isAbout(page: string, path: string): boolean {
  return page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : page === path;
}

function isFor({ needs = [] }: ArticlePlace, path: string, reader: Reader): boolean {
  const here = reader.topics.get(path)?.resource ?? '';
  return needs.length === 0 || needs.some((one) => pieces(`{${one.replace(/:here$/, `:${here}`)}}`, reader));
}

function articleOf(name: string, text: Messages[string] | undefined, reader: Reader): Article | undefined {
  if (typeof text !== 'object') return undefined;
  const { title, note, ...steps } = text;
  const open = Object.values(steps).flatMap((step) => (typeof step === 'string' ? [pieces(step, reader) ?? []] : []));
  const shown = open.filter((step) => step.length > 0);
  if (typeof title !== 'string' || shown.length < MIN_STEPS) return undefined;
  const said = typeof note === 'string' ? pieces(note, reader) : undefined;
  return { name, title, steps: shown, ...(said && { note: said }) };
}
