import { useLocaleState } from 'ra-core';
import { nameOfCode } from '#/model/values/intl.ts';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';

/** So many establishments are named; more are no longer read. */
const MOST_NAMED = 3;

/**
 * What one of several sets of figures is called, which are never added up: whose they are and in which money, in the reader's words:
 * "Borough Provisions · British Pound".
 */
export function usePartName(
  establishments: readonly Pick<Establishment, 'title' | 'currency'>[],
): (currency: string | undefined) => string {
  const [locale] = useLocaleState();
  return (currency) => {
    const own = establishments.filter((one) => one.currency === currency).map(({ title }) => title);
    const names = own.length <= MOST_NAMED ? own : [];
    return [...(names.length ? [names.join(', ')] : []), ...(currency ? [nameOfCode('currency', currency, locale)] : [])].join(' · ');
  };
}
