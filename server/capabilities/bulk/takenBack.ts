import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

class TakenBack extends Error {}

/** Does the work and undoes it; its answer stays. */
export async function takenBack<T>(
  inTenant: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const kept: { answer?: T } = {};
  try {
    return await inTenant(async (tx) => {
      kept.answer = await work(tx);
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return kept.answer as T;
    throw error;
  }
}
