import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { formatMoney } from '#/model/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { type Occupied, type OpenOrder, occupancyOf } from './openOrders.ts';
import type { PlanTable } from './planTable.ts';
import type { Expected } from './reservations.ts';
import { useOpenOrders } from './useOpenOrders.ts';
import { useReservations } from './useReservations.ts';
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
  /** Who is expected at a table within the next hours, the first ones first. */
  expected: ReadonlyMap<number, readonly Expected[]>;
  /** Who is expected, at no table yet. */
  unplaced: readonly Expected[];
  mayOpenReservation: boolean;
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
  const reservations = useReservations(establishmentId, isShown);
  const occupancy = useMemo(() => occupancyOf(tables, data?.orders ?? []), [tables, data]);
  const moment = dataUpdatedAt || Date.now();
  return {
    ...{ mayRead, mayOpen, error: error ?? reservations.error, isFetching, moment, money, ...occupancy },
    ...{ expected: reservations.at, unplaced: reservations.unplaced, mayOpenReservation: reservations.mayOpen },
    isPending: mayRead && !data && !error,
    refetch: () => void refetch(),
    isCut: (data?.total ?? 0) > (data?.orders.length ?? 0),
    stateOf: ({ key, isActive }) => {
      const occupied = occupancy.at.get(key);
      const [next] = reservations.at.get(key) ?? [];
      const reserved = next
        ? [translate('floor_plan.reserved', { time: words.clock(next.arrival), guest: next.guest, guests: words.guests(next.party) })]
        : [];
      const state = translate(!isActive ? 'floor_plan.inactive' : data ? 'floor_plan.free' : 'floor_plan.unknown');
      if (!occupied) return [state, ...reserved].join(' · ');
      const { since, guests, total, isUncertain, orders } = occupied;
      const parts = [
        translate(isUncertain ? 'floor_plan.maybe_since' : 'floor_plan.occupied_since', { ago: words.ago(since, moment) }),
        ...(guests === null ? [] : [words.guests(guests)]),
        money(total),
        ...(orders.some(({ isPartlyPaid }) => isPartlyPaid) ? [translate('floor_plan.partly_paid')] : []),
        ...reserved,
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
