import { useLocaleState } from 'ra-core';
import type { Meaning, ReportDefinition } from '#/resources/schema/reports.ts';

/** What a report's figures mean, by column, in the reader's language. */
export function useMeanings({ meanings }: ReportDefinition): (column: string) => string | undefined {
  const [locale] = useLocaleState();
  const all = meanings as Readonly<Record<string, Meaning>> | undefined;
  return (column) => {
    const meaning = all?.[column];
    return typeof meaning === 'object' ? (meaning.helps[locale] ?? meaning.help) : meaning;
  };
}
