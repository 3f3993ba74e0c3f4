import { useLocaleState } from 'ra-core';
import { textOf } from '#model/language';

/** What a definition says of itself below its title, in the reader's language. */
export function useHelp(definition: { help?: string }): string | undefined {
  const [locale] = useLocaleState();
  return textOf(definition, 'help', locale);
}
