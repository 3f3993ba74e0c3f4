import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { type ShownProduct, sampleProducts } from '#/resources/reference/sampleProducts.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const PRODUCTS = 'products';
const MOST = 24;
const FIELDS = ['item', 'price', 'category', 'barcode', 'sku', 'image', 'color'];

/** Products of the establishment as its menu orders them; samples where there are none or this person may not see them. */
export function useShownProducts(): { products: readonly ShownProduct[]; isSample: boolean } | null {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const isOpen = can(PRODUCTS, 'list');
  const { data, isPending } = useQuery({
    queryKey: [PRODUCTS, 'shown', establishment?.id],
    queryFn: ({ signal }) =>
      dataProvider
        .getList<ShownProduct & RaRecord>(PRODUCTS, {
          filter: { status: ['active'] },
          pagination: { page: 1, perPage: MOST },
          sort: { field: 'id', order: 'ASC' },
          meta: { fields: FIELDS },
          signal,
        })
        .then(({ data: found }) => found),
    enabled: isOpen,
  });
  if (isOpen && isPending) return null;
  return data?.length ? { products: data, isSample: false } : { products: sampleProducts, isSample: true };
}
