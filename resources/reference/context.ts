import type { KindContext, LookupValue } from '#/resources/kinds/part.ts';
import { currencies, currencyDecimals } from './currencies.ts';
import { referenceLists } from './lists.ts';
import { reportLists } from './reportLists.ts';
import { timezones } from './timezones.ts';

const lists = new Map<string, readonly LookupValue[]>([
  ...Object.entries(referenceLists),
  ...Object.entries(reportLists),
  ['currencies', currencies.map(({ code, name, labels }) => ({ value: code, label: name, labels }))],
  ['timezones', timezones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))],
]);

/** The names of the reference lists. */
export const referenceNames: readonly string[] = [...lists.keys()];

/** The kinds' context for one reader and one establishment: language, ISO 4217 currency, IANA timezone. An unknown list is empty. */
export function contextFor({ locale, currency, timezone }: { locale: string; currency: string; timezone: string }): KindContext {
  return { locale, currency, timezone, currencyDecimals, lookup: (list) => lists.get(list) ?? [] };
}

/** The context of nobody in particular: English, US dollars, UTC. */
export const referenceContext: KindContext = contextFor({ locale: 'en', currency: 'USD', timezone: 'UTC' });
