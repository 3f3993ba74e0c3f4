import { type HelpTexts, pageKey } from '#/i18n/help.ts';
import { textOf } from '#model/language';
import { type Article, articlesFor } from './articlesFor.ts';
import { fieldLines, type Line, sentence } from './derived/fieldLines.ts';
import { figureLines, tileLines } from './derived/figures.ts';
import { relatedTopics } from './derived/related.ts';
import { type Steps, statusSteps } from './derived/statuses.ts';
import { canImport, type Task, tasksOf } from './derived/tasks.ts';
import type { Reader } from './reader.ts';
import { type Piece, pieces, plain } from './references.ts';
import type { Topic } from './topics.ts';

/** What the help says of a page. */
export interface Help {
  topic: Topic;
  /** What the page is for. */
  purpose: readonly (readonly Piece[])[];
  articles: readonly Article[];
  tasks: readonly Task[];
  fields: readonly Line[];
  statuses: readonly Steps[];
  figures: readonly Line[];
  related: readonly Topic[];
  /** What else than everywhere keys work in on this kind of page. */
  keys: readonly ('lists' | 'forms')[];
}

const DASHBOARD = '/dashboard';

/** All that the help says of a page to a reader: made of the definition that the page shows, with what was written by hand about it. */
export function helpOf(topic: Topic, { pages, articles }: HelpTexts, reader: Reader): Help {
  const { model, locale } = reader;
  const resource = topic.resource === undefined ? undefined : model.resources[topic.resource];
  const report = topic.report === undefined ? undefined : model.reports[topic.report];
  const settings = topic.settings === undefined ? undefined : model.settings[topic.settings];
  const definition = resource ?? report ?? settings;
  const said = definition && textOf(definition, 'help', locale);
  const written = pages[pageKey(topic.path)];
  const { transitions = {} } = resource ?? {};
  // Nobody writes a field with steps: verbs lead from one to the next.
  const fields = Object.values(resource?.fields ?? settings?.fields ?? {}).map((one) =>
    one.name in transitions ? { ...one, readonly: true } : one,
  );
  const canWrite = !resource || ['create', 'edit'].some((action) => reader.can(resource.name, action));
  return {
    topic,
    purpose: [
      ...(said ? [[{ text: sentence(said) }]] : []),
      ...(typeof written === 'string' ? [pieces(written, reader) ?? []] : []),
      // What somebody defines anew has help before anything is written about it.
      ...(resource && !said && typeof written !== 'string' ? [[{ text: reader.say('list_of', { names: topic.title }) }]] : []),
      ...(report && report.period !== false ? [[{ text: reader.say('report_asks') }]] : []),
      ...(resource && canImport(resource, reader) ? [pieces(reader.say('importable'), reader) ?? []] : []),
    ].filter((one) => one.length > 0),
    articles: articlesFor(topic.path, articles, reader),
    tasks: resource ? tasksOf(resource, reader) : [],
    fields: fieldLines(fields, reader, canWrite),
    statuses: resource ? statusSteps(resource, reader) : [],
    figures: report ? figureLines(report, reader) : topic.path === DASHBOARD ? tileLines(reader) : [],
    related: relatedTopics(topic, reader),
    keys: [...(resource ? (['lists'] as const) : []), ...((resource && canWrite) || settings ? (['forms'] as const) : [])],
  };
}

/** Everything that the help says of a page, as texts to be searched. */
export function textsOfHelp({ purpose, articles, tasks, fields, statuses, figures }: Help): string[] {
  const lines = (found: readonly Line[]): string[] => found.flatMap((line) => [`${line.name}: ${line.text}`, ...lines(line.lines ?? [])]);
  return [
    ...purpose.map(plain),
    ...articles.flatMap(({ title, steps, note = [] }) => [title, ...steps.map(plain), plain(note)]),
    ...tasks.flatMap(({ title, steps }) => [title, ...steps]),
    ...lines(figures),
    ...lines(fields),
    ...statuses.flatMap((one) => lines(one.lines)),
  ].filter(Boolean);
}
