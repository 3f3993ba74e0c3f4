import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const ORDERS = 'orders';

/** The establishment's order that a preview shows, or the sample. */
export type ShownOrder = { order: ReceiptOrder & RaRecord; isSample: false } | { order: ReceiptOrder; isSample: true };

/**
 * The establishment's latest paid order, whole, on request one with a discount; the sample where there is none or this person may not see
 * it; null while it is on its way.
 */
export function useReceiptOrder({ isDiscounted = false } = {}): ShownOrder | null {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const isOpen = can(ORDERS, 'list') && can(ORDERS, 'show');
  const { data, isPending } = useQuery({
    queryKey: [ORDERS, 'latest', establishment?.id, isDiscounted],
    queryFn: async ({ signal }): Promise<(ReceiptOrder & RaRecord) | null> => {
      const { data: found } = await dataProvider.getList(ORDERS, {
        filter: { status: ['paid', 'closed'], ...(isDiscounted && { discount: { gt: 0 } }) },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'payment_date', order: 'DESC' },
        meta: { fields: ['order_number'] },
        signal,
      });
      const [latest] = found;
      return latest ? (await dataProvider.getOne<ReceiptOrder & RaRecord>(ORDERS, { id: latest.id, signal })).data : null;
    },
    enabled: isOpen,
  });
  if (isOpen && isPending) return null;
  return data ? { order: data, isSample: false } : { order: sampleOrder, isSample: true };
}
