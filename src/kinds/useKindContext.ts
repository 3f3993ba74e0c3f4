import { useRecordContext } from 'ra-core';
import type { KindContext, LookupValue } from '#/model/kinds/base/part.ts';
import { countryName } from '#/resources/reference/countries.ts';
import { useLocale } from '#/src/foundation/language/useLocale.ts';
import { type Constant, type Constants, type CurrencyConstant, useSession } from '#/src/foundation/session/SessionContext.ts';

/**
 * The reader's language, the host's reference lists, and an establishment's money and clock: the one that the record belongs to
 * (the record given, else the page's), whichever is chosen in the header.
 */
export function useKindContext(record?: Readonly<Record<string, unknown>>): KindContext {
  const locale = useLocale();
  const { constants, establishments, establishment: chosen } = useSession();
  const page = useRecordContext();
  const owner = record?.establishment_id ?? page?.establishment_id;
  const establishment = (owner !== undefined && establishments.find(({ id }) => id === owner)) || chosen;
  const currency = establishment?.currency ?? 'USD';
  const timezone = establishment?.timezone ?? 'UTC';
  return contextOf(constants, locale, currency, timezone);
}

const contexts = new WeakMap<Constants, Map<string, KindContext>>();

/** Every cell of a list asks: all of one language, currency and clock have the same one. */
function contextOf(constants: Constants, locale: string, currency: string, timezone: string): KindContext {
  const made = contexts.get(constants) ?? new Map<string, KindContext>();
  contexts.set(constants, made);
  const key = [locale, currency, timezone].join();
  const context = made.get(key) ?? makeContext(constants, locale, currency, timezone);
  made.set(key, context);
  return context;
}

function makeContext(constants: Constants, locale: string, currency: string, timezone: string): KindContext {
  const lists = new Map<string, readonly LookupValue[]>();
  const decimals = new Map(constants.currencies.map((one) => [one.code, one.decimals]));
  return {
    locale,
    currency,
    timezone,
    currencyDecimals: (code) => decimals.get(code) ?? 2,
    lookup(list) {
      const known = lists.get(list);
      if (known) return known;
      const values = list === 'countries' ? countriesIn(constants[list] ?? [], locale) : (constants[list] ?? []).map(lookupValue);
      lists.set(list, values);
      return values;
    },
  };
}

/** Countries by their names in the reader's language, and in its order. */
function countriesIn(codes: readonly unknown[], locale: string): LookupValue[] {
  const { compare } = new Intl.Collator(locale);
  const countries = codes.map(String).map((code) => ({ value: code, label: countryName(code, locale) }));
  return countries.sort((one, other) => compare(one.label, other.label));
}

function lookupValue(value: Constant | string | CurrencyConstant): LookupValue {
  if (typeof value === 'string') return { value, label: value.replaceAll('_', ' ') };
  if (!('code' in value)) return value;
  // Found by typing its name as well as its code.
  const named = (name: string) => `${name} (${value.code})`;
  const labels = Object.entries(value.labels ?? {}).map(([locale, name]) => [locale, named(name)]);
  return { value: value.code, label: named(value.name), labels: Object.fromEntries(labels) };
}
