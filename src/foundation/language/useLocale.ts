import { useI18nProvider } from 'ra-core';

/**
 * The reader's language. For what stands a thousand times on a page: `useLocaleState` watches the store for each of them, this one is
 * drawn again with the texts.
 */
export function useLocale(): string {
  return useI18nProvider().getLocale();
}
