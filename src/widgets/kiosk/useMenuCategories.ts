import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const CATEGORIES = 'categories';

/** A main category of the menu. */
export interface MenuCategory {
  id: number;
  name: string;
  color?: string | null;
}

/** The establishment's main categories; none where there are none, or where this person may not see them. */
export function useMenuCategories(): readonly MenuCategory[] {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const { data } = useQuery({
    queryKey: [CATEGORIES, 'menu', establishment?.id],
    queryFn: ({ signal }) =>
      dataProvider
        .getList<MenuCategory & RaRecord>(CATEGORIES, {
          filter: { status: ['active'], parent: null },
          pagination: { page: 1, perPage: 12 },
          sort: { field: 'id', order: 'ASC' },
          meta: { fields: ['name', 'color'] },
          signal,
        })
        .then(({ data: found }) => found),
    enabled: can(CATEGORIES, 'list'),
  });
  return data ?? [];
}
