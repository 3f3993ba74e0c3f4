import { useLocaleState } from 'ra-core';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { textOf } from '#model/language';

/** What a report's figures mean, by column, in the reader's language. */
export function useMeanings({ meanings }: Pick<ReportDefinition, 'meanings'>): (column: string) => string | undefined {
  const [locale] = useLocaleState();
  return (column) => {
    const meaning = meanings?.[column];
    return typeof meaning === 'object' ? textOf(meaning, 'help', locale) : meaning;
  };
}
