import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type KeptPage, type KeptPages, keyOfPage } from './keptPages.ts';
import type { FoundRecord, SearchOption } from './options.ts';

/**
 * What one keeps at hand, and what one opened last, as it is called now: pages that one may still open, and records of which the host says
 * that they may still be seen. `toOption` says how a record is offered.
 */
export function useKeptOptions(
  { pinned, recent }: KeptPages,
  pages: readonly SearchOption[],
  toOption: (record: FoundRecord) => SearchOption | undefined,
): { options: SearchOption[]; isWaiting: boolean } {
  const translate = useTranslate();
  const { records, isWaiting } = useKnown([...pinned, ...recent]);
  const known = new Map<string, SearchOption>();
  for (const page of pages) if (page.page) known.set(keyOfPage(page.page), page);
  for (const record of records) {
    const option = toOption(record);
    if (option) known.set(keyOfPage(record), option);
  }
  const under = (found: readonly KeptPage[], group: string) =>
    found.flatMap((page): SearchOption[] => {
      const option = known.get(keyOfPage(page));
      return option ? [{ ...option, key: `${group} ${option.key}`, group }] : [];
    });
  const kept = new Set(pinned.map(keyOfPage));
  return {
    options: [
      ...under(pinned, translate('search.pinned')),
      ...under(
        recent.filter((page) => !kept.has(keyOfPage(page))),
        translate('search.recent'),
      ),
    ],
    isWaiting,
  };
}

function useKnown(found: readonly KeptPage[]): { records: readonly FoundRecord[]; isWaiting: boolean } {
  const dataProvider = useDataProvider<HostDataProvider>();
  const language = useLocale();
  const unique = new Map(found.flatMap((page) => ('path' in page ? [] : [[keyOfPage(page), page] as const])));
  const records = [...unique.values()];
  const { data, isPending } = useQuery({
    queryKey: ['global-search', 'known', language, [...unique.keys()].toSorted()],
    queryFn: async ({ signal }) => {
      const body = { records, language };
      return (await dataProvider.call<{ list: FoundRecord[] }>(calls.knownRecords, { body, signal })).data.list;
    },
    enabled: records.length > 0,
    // A right that was taken away takes the names along.
    staleTime: 0,
    gcTime: 0,
  });
  return { records: data ?? [], isWaiting: records.length > 0 && isPending };
}
