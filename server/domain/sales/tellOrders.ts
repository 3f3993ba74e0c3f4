import { catchEvents } from '#/server/foundation/activity/caughtEvents.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { SellingEstablishment } from './figures.ts';
import { changedIn, logRevisions } from './logRevisions.ts';

type Row = Readonly<Record<string, unknown>>;

/** An order that was stored: as it is, and as it was where it was known. */
export interface ToldOrder {
  id: number;
  before: Row | undefined;
  after: Row;
}

/** Tells the log of the orders of a batch that were known before, and webhooks of all of them, in the unit of work that stores them. */
export async function tellOrders(
  tx: Transaction,
  establishment: SellingEstablishment,
  orders: readonly ToldOrder[],
  by: Parameters<typeof logRevisions>[3],
): Promise<void> {
  const revised = orders.flatMap(({ id, before, after }) => (before ? [{ id, before, after }] : []));
  await logRevisions(tx, establishment, revised, by);
  await catchEvents(
    tx,
    establishment.clientId,
    orders.map(({ id, before, after }) => {
      const event = { id, establishmentId: establishment.id };
      return before ? { ...event, type: 'orders.updated', changed: changedIn(before, after) } : { ...event, type: 'orders.created' };
    }),
  );
}
