import type { Language } from './languages.ts';
import { type Messages, overlaid } from './messageTexts.ts';

const files = import.meta.glob<Messages>('./*/help/*.ts', { import: 'default' });

/** What one file of the help says in a language, loaded when the help is opened; where the language lacks a text, the English one stands. */
export interface HelpTexts {
  /** The help's own words. */
  panel: Messages;
  /** What pages are for whose definition does not say it, by `pageKey`. */
  pages: Messages;
  /** The articles of all other files, by their name. */
  articles: Messages;
}

/** All texts of the help in a language. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  const [english, own] = await Promise.all([filesOf('en'), language === 'en' ? {} : filesOf(language)]);
  const { panel = {}, pages = {}, ...articles } = overlaid(english, own) as Record<string, Messages>;
  return { panel, pages, articles: Object.assign({}, ...Object.values(articles)) };
}

/** The name under which the texts know a page: `/reports/sales-summary` is `reports_sales_summary`. */
export function pageKey(path: string): string {
  return path.slice(1).replaceAll(/[/-]/g, '_');
}

async function filesOf(language: string): Promise<Messages> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`));
  const loaded = await Promise.all(own.map(async ([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), await load()] as const));
  return Object.fromEntries(loaded);
}
