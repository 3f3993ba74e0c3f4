import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { useTargetVariant } from '#/src/kinds/reference/useTargetVariant.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/**
 * What must be there before a record of the shown resource can be made, and is not: those that a required reference names, as far as the
 * reader may list them. Asked only by an empty list.
 */
export function useNeededFirst(): { isPending: boolean; missing: readonly ResourceModel[] } {
  const resource = useResourceModel();
  const variantFor = useTargetVariant();
  const dataProvider = useDataProvider();
  const needed = Object.values(resource.fields).flatMap((field) => {
    if (field.kind !== 'reference' || !field.required || field.readonly || typeof field.to !== 'string') return [];
    return field.to === resource.name ? [] : (variantFor(field.to) ?? []);
  });
  return useQueries({
    queries: needed.map(({ name, title }) => {
      const asked = {
        filter: {},
        pagination: { page: 1, perPage: 1 },
        sort: { field: title, order: 'ASC' as const },
        meta: { fields: [title] },
      };
      return {
        queryKey: [name, 'getList', asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList(name, { ...asked, signal }),
      };
    }),
    // What could not be asked is not said to be missing.
    combine: (answers) => ({
      isPending: answers.some(({ isLoading }) => isLoading),
      missing: needed.filter((_, index) => answers[index]?.data?.total === 0),
    }),
  });
}
