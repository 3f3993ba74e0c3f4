import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const CARDS = 'gift-cards';

/** What a preview shows of a gift card: never its whole number. */
export interface ShownCard {
  ending: string;
  current_balance: number;
  currency: string;
  /** ISO 8601 date; null for a card that is sold today. */
  activation_date: string | null;
}

const SAMPLE = { ending: '•••• 4821', current_balance: 25, activation_date: null } as const;

/** The business's gift card that was used last; the sample where there is none or this person may not see it. */
export function useShownCard(): { card: ShownCard; isSample: boolean } | null {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const isOpen = can(CARDS, 'list');
  const { data, isPending } = useQuery({
    queryKey: [CARDS, 'shown'],
    queryFn: ({ signal }) =>
      dataProvider
        .getList<ShownCard & RaRecord>(CARDS, {
          filter: { status: ['active'], current_balance: { gt: 0 } },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'last_trans_date', order: 'DESC' },
          meta: { fields: ['ending', 'current_balance', 'currency', 'activation_date'] },
          signal,
        })
        .then(({ data: found }) => found),
    enabled: isOpen,
  });
  if (isOpen && isPending) return null;
  const [card] = data ?? [];
  return card ? { card, isSample: false } : { card: { ...SAMPLE, currency: establishment?.currency ?? 'USD' }, isSample: true };
}
