import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { savedViewCalls, type ViewRole } from '#/dataProvider/savedViews.ts';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { useReadableFields } from '../useReadableFields.ts';
import { definedViews, type ListView, savedView } from './listView.ts';

/** The views of a list that this reader has. */
export interface ListViews {
  all: readonly ListView[];
  /** The one that the address names. */
  active: ListView | undefined;
  /** The key of the one that the list opens with. */
  default: string | null;
  /** With whom the reader may share. */
  roles: readonly ViewRole[];
  /** Until the saved ones are there; the definition's are at once. */
  isPending: boolean;
  error: Error | null;
  /** Asks for the saved ones anew. */
  reload: () => Promise<void>;
}

/** The definition's views of a list, and those saved at the host. */
export function useListViews(resource: ResourceModel): ListViews {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const fields = useReadableFields(resource);
  const [locale] = useLocaleState();
  const { search } = useLocation();
  const queryKey = useMemo(() => ['savedViews', resource.name], [resource.name]);
  const { data, isPending, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => savedViewCalls(dataProvider).list(resource.name, { signal }),
    retry: false,
  });
  return useMemo(() => {
    const all = [...definedViews(resource, fields, locale), ...(data?.list ?? []).map((saved) => savedView(saved, resource, fields))];
    const named = new URLSearchParams(search).get('view');
    return {
      all,
      active: all.find(({ key }) => key === named),
      default: data?.default === null || data?.default === undefined ? null : String(data.default),
      roles: data?.roles ?? [],
      isPending,
      error,
      reload: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [resource, fields, locale, data, search, isPending, error, queryClient, queryKey]);
}
