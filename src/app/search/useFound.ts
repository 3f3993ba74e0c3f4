import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useEffect, useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { FoundRecord } from './options.ts';

const TYPING_PAUSE_MS = 200;
/** As many as one looks through; whoever wants more types on. */
const LIMIT = 24;

/** What a search has found so far. */
export interface FoundRecords {
  records: readonly FoundRecord[];
  /** The answer to what stands there now has not come. */
  isWaiting: boolean;
  error: Error | null;
  retry: () => void;
}

/** What the host finds for what is typed, after a short pause; until then what it found before. `establishmentId` null: everywhere. */
export function useFound(typed: string, establishmentId: number | null): FoundRecords {
  const dataProvider = useDataProvider<HostDataProvider>();
  const language = useLocale();
  const wanted = typed.trim();
  const query = usePaused(wanted);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['global-search', establishmentId, language, query],
    queryFn: async ({ signal }) => {
      const body = { query, limit: LIMIT, language, ...(establishmentId !== null && { establishment_id: establishmentId }) };
      return (await dataProvider.call<{ list: FoundRecord[] }>(calls.globalSearch, { body, signal })).data.list;
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    // What was changed a moment ago is found as it is now.
    staleTime: 0,
    gcTime: 60_000,
  });
  return {
    records: wanted && query && !error ? (data ?? []) : [],
    isWaiting: wanted !== query || isFetching,
    error: query ? error : null,
    retry: () => void refetch(),
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
