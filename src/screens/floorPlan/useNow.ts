import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { formatMoney } from '#/model/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { type Occupied, type OpenOrder, occupancyOf } from './openOrders.ts';
import type { PlanTable } from './planTable.ts';
import { useOpenOrders } from './useOpenOrders.ts';
import { useTableWords } from './useTableWords.ts';

/** How the tables of an establishment are right now. */
export interface NowState {
  mayRead: boolean;
  /** Whether one may open an order. */
  mayOpen: boolean;
  /** Nothing is known yet. */
  isPending: boolean;
  /** Why it could not be asked, or not anew. */
  error: Error | null;
  refetch: () => void;
  isFetching: boolean;
  /** When it was asked: milliseconds. */
  moment: number;
  at: ReadonlyMap<number, Occupied>;
  elsewhere: readonly OpenOrder[];
  /** More orders are open than were read. */
  isCut: boolean;
  /** A table's state in a sentence. */
  stateOf: (table: PlanTable) => string;
  money: (amount: number) => string;
}

/** Who sits where, by the open orders, while it is looked at. */
export function useNow(tables: readonly PlanTable[], establishmentId: number, isShown: boolean): NowState {
  const translate = useTranslate();
  const words = useTableWords();
  const money = useAmount();
  const { data, mayRead, mayOpen, error, isFetching, dataUpdatedAt, refetch } = useOpenOrders(establishmentId, isShown);
  const occupancy = useMemo(() => occupancyOf(tables, data?.orders ?? []), [tables, data]);
  const moment = dataUpdatedAt || Date.now();
  return {
    ...{ mayRead, mayOpen, error, isFetching, moment, money, ...occupancy },
    isPending: mayRead && !data && !error,
    refetch: () => void refetch(),
    isCut: (data?.total ?? 0) > (data?.orders.length ?? 0),
    stateOf: ({ key, isActive }) => {
      const occupied = occupancy.at.get(key);
      if (!occupied) return translate(!isActive ? 'floor_plan.inactive' : data ? 'floor_plan.free' : 'floor_plan.unknown');
      const { since, guests, total, isUncertain, orders } = occupied;
      const parts = [
        translate(isUncertain ? 'floor_plan.maybe_since' : 'floor_plan.occupied_since', { ago: words.ago(since, moment) }),
        ...(guests === null ? [] : [translate('floor_plan.guests', { smart_count: guests })]),
        money(total),
        ...(orders.some(({ isPartlyPaid }) => isPartlyPaid) ? [translate('floor_plan.partly_paid')] : []),
      ];
      return parts.join(' · ');
    },
  };
}

/** Amounts run from left to right, inside any sentence. */
function useAmount(): (amount: number) => string {
  const context = useKindContext();
  return (amount) => `\u2066${formatMoney(amount, context.currency, context)}\u2069`;
}
