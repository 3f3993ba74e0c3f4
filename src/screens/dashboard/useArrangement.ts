import { useStore } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { type Arrangement, asAtFirst, movedTo, ordered, readArrangement } from './arrangement.ts';

/** The order of the parts and what can be done with it. */
export interface Arranging {
  order: readonly string[];
  hidden: readonly string[];
  differs: boolean;
  place: (id: string, at: string) => void;
  hide: (id: string) => void;
  show: (id: string) => void;
  reset: () => void;
}

/** How a person has arranged these parts: kept in the browser, for each person by themselves. */
export function useArrangement(known: readonly string[]): Arranging {
  const { user } = useSession();
  const [stored, store] = useStore<unknown>(`dashboard.${user.id}`, asAtFirst);
  const arrangement = readArrangement(stored);
  const order = ordered(known, arrangement);
  const change = (to: Partial<Arrangement>) => store({ ...arrangement, ...to });
  return {
    order,
    hidden: arrangement.hidden.filter((id) => known.includes(id)),
    differs: arrangement.order.length > 0 || arrangement.hidden.length > 0,
    place: (id, at) => change({ order: movedTo(order, id, at) }),
    hide: (id) => change({ hidden: [...arrangement.hidden, id] }),
    show: (id) => change({ hidden: arrangement.hidden.filter((one) => one !== id) }),
    reset: () => store(asAtFirst),
  };
}
