import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type SavedViews, savedViewCalls } from '#/dataProvider/savedViews.ts';
import type { NamedView, NamedViews } from './namedView.ts';

/** The views that are saved at the host of a list or a report, by the name under which it keeps them. */
export function useSavedViews(of: string): Omit<NamedViews<NamedView>, 'all' | 'active'> & { data: SavedViews | undefined } {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const { data, isPending, error } = useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => savedViewCalls(dataProvider).list(of, { signal }),
    retry: false,
  });
  return useMemo(
    () => ({
      data,
      default: data?.default === null || data?.default === undefined ? null : String(data.default),
      roles: data?.roles ?? [],
      isPending,
      error,
      reload: () => queryClient.invalidateQueries({ queryKey: keyOf(of) }),
    }),
    [of, data, isPending, error, queryClient],
  );
}

const keyOf = (of: string) => ['savedViews', of];
