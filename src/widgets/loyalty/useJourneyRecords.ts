import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { ShownReward, VisitSale } from './journey.ts';

/** What a guest pays who never was. */
const SALES: readonly VisitSale[] = [35, 12, 48].map((net, at) => ({ order_number: String(1001 + at), net, tax: net / 10 }));
/** What they are rewarded with. */
const REWARDS: readonly ShownReward[] = [{ id: 0, name: '10% off', unlock_by: 'points', threshold: 150 }];

const MOST_SALES = 6;
const MOST_REWARDS = 50;

/** The establishment's latest sales and the business's rewards; samples where there are none, or where this person may not see them. */
export function useJourneyRecords(): {
  sales: readonly VisitSale[];
  rewards: readonly ShownReward[];
  isSample: boolean;
} | null {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const list = <R extends RaRecord>(resource: string, perPage: number, field: string, asked: object) =>
    can(resource, 'list')
      ? dataProvider
          .getList<R>(resource, { pagination: { page: 1, perPage }, sort: { field, order: 'DESC' }, ...asked })
          .then(({ data }) => data)
      : Promise.resolve([]);
  const { data, error } = useQuery({
    queryKey: ['orders', 'journey', establishment?.id],
    queryFn: async ({ signal }) => {
      const [sales, rewards] = await Promise.all([
        list<VisitSale & RaRecord>('orders', MOST_SALES, 'payment_date', {
          filter: { status: ['paid', 'closed'], total_amount: { gt: 0 } },
          meta: { fields: ['order_number', 'net', 'tax'] },
          signal,
        }),
        list<ShownReward & RaRecord & { id: number }>('loyalty-rewards', MOST_REWARDS, 'threshold', {
          filter: { status: ['active'] },
          meta: { fields: ['name', 'unlock_by', 'threshold'] },
          signal,
        }),
      ]);
      return { sales: [...sales].reverse(), rewards };
    },
  });
  if (!data && !error) return null;
  const { sales = [], rewards = [] } = data ?? {};
  return { sales: sales.length ? sales : SALES, rewards: rewards.length ? rewards : REWARDS, isSample: sales.length === 0 };
}
