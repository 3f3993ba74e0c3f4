import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';

/** The kind of the jobs that fetch orders, and what they are told: which orders; absent: all that changed since. */
export const FETCH_ORDERS = 'integrations.orders';
export interface FetchAsked {
  clientId: number;
  id: number;
  orderIds?: readonly string[];
}

/** Has all fetched that changed since the last time, once however often it is asked for. */
export async function queueFetch(
  jobs: Pick<Jobs, 'enqueue'>,
  { clientId, id }: Pick<FetchAsked, 'clientId' | 'id'>,
  { userId = null, tx }: { userId?: number | null; tx?: Transaction } = {},
): Promise<void> {
  const asked: FetchAsked = { clientId, id };
  await jobs.enqueue(FETCH_ORDERS, asked, { clientId, userId }, { key: String(id), ...(tx && { tx }) });
}
