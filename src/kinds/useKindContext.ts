import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import type { KindContext, LookupValue } from '#/resources/kinds/part.ts';
import { type Constant, useSession } from '#/src/shell/session/SessionContext.ts';

/** The reader's language, the establishment's money and clock, and the host's reference lists. */
export function useKindContext(): KindContext {
  const [locale] = useLocaleState();
  const { constants, establishment } = useSession();
  const currency = establishment?.currency ?? 'USD';
  const timezone = establishment?.timezone ?? 'UTC';
  return useMemo(() => {
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
        const made = (constants[list] ?? []).map(lookupValue);
        lists.set(list, made);
        return made;
      },
    };
  }, [locale, currency, timezone, constants]);
}

function lookupValue(value: Constant | string | { code: string; symbol: string; decimals: number }): LookupValue {
  if (typeof value === 'string') return { value, label: value.replaceAll('_', ' ') };
  return 'code' in value ? { value: value.code, label: `${value.code} ${value.symbol}` } : value;
}
