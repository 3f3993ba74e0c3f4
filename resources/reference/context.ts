import type { KindContext, LookupValue } from '#/model/kinds/base/part.ts';
import { countryCodes, countryName } from './countries.ts';
import { currencies, currencyDecimals } from './currencies.ts';
import { referenceLists } from './lists.ts';
import { recordTypes } from './recordTypes.ts';
import { reportLists } from './reportLists.ts';
import { timezones } from './timezones.ts';

/** The values that kinds look up, by the list's name. */
export type LookupLists = ReadonlyMap<string, readonly LookupValue[]>;

/** The reference lists in English; `i18n/context.ts` has them with their names in every language. */
export const englishLists: LookupLists = new Map<string, readonly LookupValue[]>([
  ...Object.entries(referenceLists),
  ...Object.entries(reportLists),
  ['record_types', recordTypes.map(({ value, label }) => ({ value, label }))],
  ['currencies', currencies.map(({ code, name }) => ({ value: code, label: name }))],
  ['countries', countryCodes.map((code) => ({ value: code, label: countryName(code, 'en') }))],
  // Which others are spoken, the floor above knows.
  ['languages', [{ value: 'en', label: 'English' }]],
  ['timezones', timezones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))],
]);

/** The names of the reference lists. */
export const referenceNames: readonly string[] = [...englishLists.keys()];

/** One reader's language and one establishment's ISO 4217 currency and IANA timezone. */
export interface Reader {
  locale: string;
  currency: string;
  timezone: string;
}

/** The kinds' context for one reader. An unknown list is empty. */
export function contextFor({ locale, currency, timezone }: Reader, lists: LookupLists = englishLists): KindContext {
  return { locale, currency, timezone, currencyDecimals, lookup: (list) => lists.get(list) ?? [] };
}

/** Nobody in particular: English, US dollars, UTC. */
export const nobody: Reader = { locale: 'en', currency: 'USD', timezone: 'UTC' };

/** The context of nobody in particular. */
export const referenceContext: KindContext = contextFor(nobody);

/** The same for what validates definitions. */
export const reference = { context: referenceContext, names: referenceNames };
