import { useLocaleState } from 'ra-core';

/** What a definition says of itself below its title, in the reader's language. */
export function useHelp({ help, helps }: { help?: string; helps?: Readonly<Record<string, string>> }): string | undefined {
  const [locale] = useLocaleState();
  return helps?.[locale] ?? help;
}
