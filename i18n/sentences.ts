import { numberFormat } from '#/model/values/intl.ts';
import type { ProblemKey } from '#model/language';
import { type Day, dayIn, type Figure, figureIn, type Label, labelIn } from './blanks.ts';
import type access from './en/host/access.ts';
import type accounting from './en/host/accounting.ts';
import type activity from './en/host/activity.ts';
import type alerts from './en/host/alerts.ts';
import type bulk from './en/host/bulk.ts';
import type cash from './en/host/cash.ts';
import type comments from './en/host/comments.ts';
import type connected from './en/host/connected.ts';
import type database from './en/host/database.ts';
import type emails from './en/host/emails.ts';
import type exports from './en/host/exports.ts';
import type files from './en/host/files.ts';
import type jobs from './en/host/jobs.ts';
import type journal from './en/host/journal.ts';
import type notifications from './en/host/notifications.ts';
import type orders from './en/host/orders.ts';
import type outgoing from './en/host/outgoing.ts';
import type people from './en/host/people.ts';
import type platform from './en/host/platform.ts';
import type purchasing from './en/host/purchasing.ts';
import type records from './en/host/records.ts';
import type reports from './en/host/reports.ts';
import type requests from './en/host/requests.ts';
import type samples from './en/host/samples.ts';
import type stock from './en/host/stock.ts';
import type venue from './en/host/venue.ts';
import type views from './en/host/views.ts';
import type webhooks from './en/host/webhooks.ts';
import type whole from './en/host/whole.ts';
import type problems from './en/problems.ts';

/** The areas of the host's sentences: a file of each stands in `i18n/<language>/host/`. The English ones say which keys there are. */
interface Areas {
  access: typeof access;
  accounting: typeof accounting;
  activity: typeof activity;
  alerts: typeof alerts;
  bulk: typeof bulk;
  cash: typeof cash;
  comments: typeof comments;
  connected: typeof connected;
  database: typeof database;
  emails: typeof emails;
  exports: typeof exports;
  files: typeof files;
  jobs: typeof jobs;
  journal: typeof journal;
  notifications: typeof notifications;
  orders: typeof orders;
  outgoing: typeof outgoing;
  people: typeof people;
  platform: typeof platform;
  purchasing: typeof purchasing;
  records: typeof records;
  reports: typeof reports;
  requests: typeof requests;
  samples: typeof samples;
  stock: typeof stock;
  venue: typeof venue;
  views: typeof views;
  webhooks: typeof webhooks;
  whole: typeof whole;
}

type EveryProblem<T extends Record<ProblemKey, string>> = T;
type Problems = EveryProblem<typeof problems>;

/** Which sentence: `<area>.<key>` of a file of `host/`, or the bare key of a problem, which the dashboard says too. */
export type SentenceKey = keyof Problems | { [A in keyof Areas]: `${A}.${Extract<keyof Areas[A], string>}` }[keyof Areas];

type TextOf<K> = K extends keyof Problems
  ? Problems[K]
  : K extends `${infer A extends keyof Areas}.${infer Key}`
    ? Areas[A][Extract<Key, keyof Areas[A]>]
    : never;

/** The names of a text's blanks; what has plural forms is told how many there are. */
type BlanksOf<T> = T extends `${infer One} |||| ${infer Others}` ? 'smart_count' | BlanksOf<One> | BlanksOf<Others> : NamesIn<T>;
type NamesIn<T> = T extends `${string}%{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/**
 * What fills a blank: a text as it is; a number, a name, a day, a list or another sentence as the reader's language has it. Plain data, so
 * that a sentence can be stored.
 */
export type Blank = string | number | Sentence | Label | Figure | Day | List;

/** Blanks in a row, as a language joins them: `a, b and c`. */
export interface List {
  readonly items: readonly Blank[];
  readonly joined: Intl.ListFormatType;
}

/**
 * Something that the host says to a person: said where it is known, put into words where it is known who reads it. A `Problem` is one too.
 */
export interface Sentence {
  readonly key: SentenceKey;
  readonly params?: Readonly<Record<string, Blank>>;
}

/** Makes a sentence; the compiler asks for exactly the blanks of its English text. `smart_count` chooses between plural forms. */
export function say<K extends SentenceKey>(
  key: K,
  ...[params]: [BlanksOf<TextOf<K>>] extends [never] ? [] : [params: Readonly<Record<BlanksOf<TextOf<K>>, Blank>>]
): Sentence {
  return params ? { key, params } : { key };
}

/** The sentence in a language; in English where it is not translated. */
export function sentenceIn(language: string, { key, params = {} }: Sentence): string {
  const spoken = texts[language]?.[key] === undefined ? 'en' : language;
  const text = formOf(texts[spoken]?.[key] ?? key, Number(params.smart_count), spoken);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(params, name) ? blankIn(language, params[name] ?? '') : ''));
}

/** Blanks joined by `and`. */
export const listed = (items: readonly Blank[]): List => ({ items, joined: 'conjunction' });

/** Blanks with commas between them. */
export const enumerated = (items: readonly Blank[]): List => ({ items, joined: 'unit' });

/** Blanks joined by `or`. */
export const either = (items: readonly Blank[]): List => ({ items, joined: 'disjunction' });

function blankIn(language: string, blank: Blank): string {
  if (typeof blank === 'string') return blank;
  if (typeof blank === 'number') return numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(blank);
  if ('key' in blank) return sentenceIn(language, blank);
  if ('day' in blank) return dayIn(language, blank);
  if ('figure' in blank) return figureIn(language, blank);
  if ('label' in blank) return labelIn(language, blank);
  // Without the comma before `and` that `en` alone would have.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: blank.joined }).format(
    blank.items.map((item) => blankIn(language, item)),
  );
}

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural form for a number. As in the dashboard's texts: one and other, or all six as Arabic has them. */
function formOf(text: string, count: number, language: string): string {
  const forms = text.split(' |||| ');
  if (forms.length === 1) return text;
  const form = new Intl.PluralRules(language).select(count);
  return forms[forms.length === FORMS.length ? FORMS.indexOf(form) : Number(form !== 'one')] ?? text;
}

type Texts = Readonly<Record<string, string>>;

/** Every sentence by language and key. */
const texts: Readonly<Record<string, Texts>> = byLanguage(
  import.meta.glob<Texts>('./*/problems.ts', { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./*/host/*.ts', { eager: true, import: 'default' }),
);

function byLanguage(bare: Record<string, Texts>, inAreas: Record<string, Texts>): Record<string, Texts> {
  const all: Record<string, Record<string, string>> = {};
  for (const [path, said] of [...Object.entries(bare), ...Object.entries(inAreas)]) {
    const [, language = '', area] = /^\.\/([^/]+)\/(?:host\/)?(\w+)\.ts$/.exec(path) ?? [];
    all[language] ??= {};
    for (const [key, text] of Object.entries(said)) all[language][path in bare ? key : `${area}.${key}`] = text;
  }
  return all;
}
