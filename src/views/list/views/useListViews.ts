import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ResourceModel } from '#/model/language/model.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { definedViews, type ListView, savedView } from './listView.ts';
import type { NamedViews } from './namedView.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The views of a list that this reader has. */
export type ListViews = NamedViews<ListView>;

/** The definition's views of a list, and those saved at the host. */
export function useListViews(resource: ResourceModel): ListViews {
  const fields = useReadableFields(resource);
  const [locale] = useLocaleState();
  const { search } = useLocation();
  const saved = useSavedViews(resource.name);
  return useMemo(() => {
    const { data, ...loading } = saved;
    const all = [...definedViews(resource, fields, locale), ...(data?.list ?? []).map((one) => savedView(one, resource, fields))];
    const named = new URLSearchParams(search).get('view');
    return { all, active: all.find(({ key }) => key === named), ...loading };
  }, [resource, fields, locale, saved, search]);
}
